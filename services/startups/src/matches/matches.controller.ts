import { Controller } from '@nestjs/common';
import { rpc } from '@proofround/contracts';
import { RpcHandlers } from '@proofround/service-kit';

import { CandidatesService } from './candidates.service.js';
import { MatchesService } from './matches.service.js';

@Controller()
export class MatchesController {
  constructor(handlers: RpcHandlers, matches: MatchesService, candidates: CandidatesService) {
    handlers.on(rpc.matches.list, ({ actor, startup_id, ...page }) => matches.list(actor, startup_id, page));
    handlers.on(rpc.matches.listForInvestor, ({ actor, investor_id, ...page }) =>
      matches.listForInvestor(actor, investor_id, page),
    );
    handlers.on(rpc.matches.generate, ({ actor, startup_id, request_id }) =>
      matches.generate(actor, startup_id, request_id),
    );
    handlers.on(rpc.matches.chooseCandidates, ({ target }) => candidates.chooseCandidates(target));
    handlers.on(rpc.matches.getInvestors, ({ investor_ids }) => candidates.getInvestors(investor_ids));
  }
}
