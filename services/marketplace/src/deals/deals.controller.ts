import { Controller } from '@nestjs/common';
import { rpc, type RequestOf } from '@proofround/contracts';
import { Handle } from '@proofround/service-kit';

import { DealPapers } from './deal-papers.service.js';
import { DealsService } from './deals.service.js';

@Controller()
export class DealsController {
  constructor(
    private readonly deals: DealsService,
    private readonly papers: DealPapers,
  ) {}

  @Handle(rpc.deals.list)
  list({ actor, ...page }: RequestOf<typeof rpc.deals.list>) {
    return this.deals.list(actor, page);
  }

  @Handle(rpc.deals.get)
  get({ actor, deal_id }: RequestOf<typeof rpc.deals.get>) {
    return this.deals.get(actor, deal_id);
  }

  @Handle(rpc.deals.confirmStep)
  confirmStep({ actor, deal_id, step, body }: RequestOf<typeof rpc.deals.confirmStep>) {
    return this.deals.confirmStep(actor, deal_id, step, body.done);
  }

  @Handle(rpc.deals.fallThrough)
  fallThrough({ actor, deal_id, body }: RequestOf<typeof rpc.deals.fallThrough>) {
    return this.deals.fallThrough(actor, deal_id, body.reason);
  }

  @Handle(rpc.deals.addNote)
  addNote({ actor, deal_id, body }: RequestOf<typeof rpc.deals.addNote>) {
    return this.papers.addNote(actor, deal_id, body.note);
  }

  @Handle(rpc.deals.sign)
  sign({ actor, deal_id, body }: RequestOf<typeof rpc.deals.sign>) {
    return this.papers.sign(actor, deal_id, body);
  }
}
