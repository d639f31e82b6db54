import { Controller } from '@nestjs/common';
import { rpc } from '@proofround/contracts';
import { RpcHandlers } from '@proofround/service-kit';

import { DealPapers } from './deal-papers.js';
import { DealsService } from './deals.service.js';

@Controller()
export class DealsController {
  constructor(handlers: RpcHandlers, deals: DealsService, papers: DealPapers) {
    handlers.on(rpc.deals.list, ({ actor, ...page }) => deals.list(actor, page));
    handlers.on(rpc.deals.get, ({ actor, deal_id }) => deals.get(actor, deal_id));
    handlers.on(rpc.deals.confirmStep, (request) => deals.confirmStep(request));
    handlers.on(rpc.deals.fallThrough, ({ actor, deal_id, body }) =>
      deals.fallThrough(actor, deal_id, body.reason),
    );
    handlers.on(rpc.deals.addNote, ({ actor, deal_id, body }) => papers.addNote(actor, deal_id, body.note));
    handlers.on(rpc.deals.sign, (request) => papers.sign(request));
  }
}
