import { Controller } from '@nestjs/common';
import { http, rpc, type Actor, type ReportInput } from '@proofround/contracts';
import { RpcClient } from '@proofround/service-kit';

import { Input, Route, type InputOf } from '../http/route.decorator.js';

@Controller()
export class ReportsController {
  constructor(private readonly rpc: RpcClient) {}

  @Route(http.reports.create)
  async create(@Input() { actor, body }: InputOf<typeof http.reports.create>) {
    if (body.kind === 'message') return this.reportMessage(actor, body);
    const { id, idea_title } = await this.startupOf(actor, body);
    return this.rpc.forward(rpc.reports.create, { actor, body, startup: { id, idea_title } });
  }

  /** Only the two users of a conversation have its messages. @throws DomainError not_found */
  private async reportMessage(actor: Actor, body: ReportInput) {
    const found = await this.rpc.call(rpc.conversations.getReported, { actor, message_id: body.id });
    const { startup, text, author_id } = found;
    return this.rpc.forward(rpc.reports.create, { actor, body, startup, message: { text, author_id } });
  }

  /** Reads the reported thing as the caller. @throws DomainError not_found if the caller cannot see it */
  private async startupOf(actor: Actor, { kind, id }: ReportInput) {
    if (kind === 'startup') return this.rpc.call(rpc.startups.get, { actor, startup_id: id });
    return (await this.rpc.call(rpc.listings.get, { actor, listing_id: id })).startup;
  }
}
