import { Controller } from '@nestjs/common';
import {
  matchesGenerated,
  matchesList,
  matchesListForInvestor,
  matchesRequest,
  matchingCandidates,
  type EventData,
  type RequestOf,
} from '@proofround/contracts';
import { Consumes, Handle, type TransactionalDelivery } from '@proofround/service-kit';

import { CandidatesService } from './candidates.service.js';
import { MatchResultsService } from './match-results.service.js';
import { MatchesService } from './matches.service.js';

@Controller()
export class MatchesController {
  constructor(
    private readonly matches: MatchesService,
    private readonly candidates: CandidatesService,
    private readonly results: MatchResultsService,
  ) {}

  @Handle(matchesList)
  list({ actor, startup_id, ...page }: RequestOf<typeof matchesList>) {
    return this.matches.list(actor, startup_id, page);
  }

  @Handle(matchesListForInvestor)
  listForInvestor({ actor, investor_id, ...page }: RequestOf<typeof matchesListForInvestor>) {
    return this.matches.listForInvestor(actor, investor_id, page);
  }

  @Handle(matchesRequest)
  request({ actor, startup_id, request_id }: RequestOf<typeof matchesRequest>) {
    return this.matches.request(actor, startup_id, request_id);
  }

  @Handle(matchingCandidates)
  findCandidates({ target }: RequestOf<typeof matchingCandidates>) {
    return this.candidates.find(target);
  }

  @Consumes(matchesGenerated)
  generated(data: EventData<typeof matchesGenerated>, { tx }: TransactionalDelivery) {
    return this.results.apply(tx, data);
  }
}
