import { Controller } from '@nestjs/common';
import {
  type EventData,
  fromRankingMessage,
  matchesGenerated,
  matchesGeneratedV1,
  matchesRemoved,
  rpc,
} from '@proofround/contracts';
import { Consumes, Outbox, RpcHandlers, type TransactionalDelivery } from '@proofround/service-kit';

import { CandidatesService } from './candidates.service.js';
import { MatchResultsService } from './match-results.service.js';
import { MatchesService } from './matches.service.js';
import { recountMatches } from './stored-matches.js';

@Controller()
export class MatchesController {
  constructor(
    handlers: RpcHandlers,
    matches: MatchesService,
    candidates: CandidatesService,
    private readonly results: MatchResultsService,
    private readonly outbox: Outbox,
  ) {
    handlers.on(rpc.matches.list, ({ actor, startup_id, ...page }) => matches.list(actor, startup_id, page));
    handlers.on(rpc.matches.listForInvestor, ({ actor, investor_id, ...page }) =>
      matches.listForInvestor(actor, investor_id, page),
    );
    handlers.on(rpc.matches.generate, ({ actor, startup_id, request_id }) =>
      matches.generate(actor, startup_id, request_id),
    );
    handlers.on(rpc.matches.chooseCandidates, ({ target }) => candidates.chooseCandidates(target));
    handlers.on(rpc.matches.getInvestors, ({ investor_ids }) => candidates.getInvestors(investor_ids));
    handlers.on(rpc.matches.findCandidates, ({ target }) => candidates.findCandidates(target));
  }

  @Consumes(matchesGenerated)
  generated(data: EventData<typeof matchesGenerated>, { tx }: TransactionalDelivery) {
    return this.results.apply(tx, { ...data, pairs: fromRankingMessage(data.target, data) });
  }

  @Consumes(matchesGeneratedV1)
  generatedV1(data: EventData<typeof matchesGeneratedV1>, { tx }: TransactionalDelivery) {
    return this.results.apply(tx, data);
  }

  @Consumes(matchesRemoved)
  removed({ startup_ids }: EventData<typeof matchesRemoved>, { tx }: TransactionalDelivery) {
    return recountMatches(tx, this.outbox, startup_ids);
  }
}
