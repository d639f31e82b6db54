import { Controller } from '@nestjs/common';
import { entitlementsOf, http, rpc } from '@proofround/contracts';
import { onePager } from '@proofround/pdf';
import { RpcClient } from '@proofround/service-kit';

import { addressOf } from '../http/address.js';
import { asPdf } from '../http/pdf-reply.js';
import { Input, type InputOf, Route } from '../http/route.decorator.js';

/** The longest part of a browser's name that tells it apart. */
const BROWSER_MAX = 500;

@Controller()
export class SharesController {
  constructor(private readonly rpc: RpcClient) {}

  @Route(http.shares.open)
  open(@Input() { params, query, request }: InputOf<typeof http.shares.open>) {
    const browser = (request.headers['user-agent'] ?? '').slice(0, BROWSER_MAX);
    const visitor = `${addressOf(request)}\n${browser}`;
    return this.rpc.forward(rpc.shares.open, { token: params.token, email: query.email, visitor });
  }

  /** Drawn here, because a PDF in JSON over NATS would be a third larger than the data that it shows. */
  @Route(http.shares.getOnePager)
  async getOnePager(@Input() { actor, params, reply }: InputOf<typeof http.shares.getOnePager>) {
    const { startup, url } = await this.rpc.call(rpc.shares.getOnePager, { actor, startup_id: params.id });
    const { ai_score, analysis } = startup;
    const file = await onePager({
      facts: startup,
      scored: ai_score && analysis ? { ai_score, analysis } : null,
      url,
      branded: !entitlementsOf(actor).unmarked_documents,
      made_at: new Date(),
    });
    asPdf(reply, startup.idea_title, 'one-pager');
    return file;
  }
}
