import { Controller } from '@nestjs/common';
import { type Actor, http, type ReportInput, rpc } from '@proofround/contracts';
import { RpcClient } from '@proofround/service-kit';

import { Input, type InputOf, Route } from '../http/route.decorator.js';

@Controller()
export class ReportsController {
  constructor(private readonly rpc: RpcClient) {}

  @Route(http.reports.create)
  async create(@Input() { actor, body, idempotency }: InputOf<typeof http.reports.create>) {
    const found =
      body.kind === 'message'
        ? await this.messageOf(actor, body)
        : { startup: await this.startupOf(actor, body) };
    return this.rpc.forward(rpc.reports.create, { actor, body, ...found }, { idempotency });
  }

  /** Only the two users of a conversation have its messages. @throws DomainError not_found */
  private async messageOf(actor: Actor, { id: message_id }: ReportInput) {
    const { startup, text, author_id } = await this.rpc.call(rpc.conversations.getReported, {
      actor,
      message_id,
    });
    return { startup, message: { text, author_id } };
  }

  /** Reads the reported thing as the caller. @throws DomainError not_found if the caller cannot see it */
  private async startupOf(actor: Actor, { kind, id }: ReportInput) {
    const { idea_title, id: startup_id } =
      kind === 'startup'
        ? await this.rpc.call(rpc.startups.get, { actor, startup_id: id })
        : (await this.rpc.call(rpc.listings.get, { actor, listing_id: id })).startup;
    return { id: startup_id, idea_title };
  }
}
