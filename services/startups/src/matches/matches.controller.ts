import { Controller } from '@nestjs/common';
import { matchesGenerated, rpc, type EventData, type RequestOf } from '@proofround/contracts';
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

  @Handle(rpc.matches.list)
  list({ actor, startup_id, ...page }: RequestOf<typeof rpc.matches.list>) {
    return this.matches.list(actor, startup_id, page);
  }

  @Handle(rpc.matches.listForInvestor)
  listForInvestor({ actor, investor_id, ...page }: RequestOf<typeof rpc.matches.listForInvestor>) {
    return this.matches.listForInvestor(actor, investor_id, page);
  }

  @Handle(rpc.matches.generate)
  generate({ actor, startup_id, request_id }: RequestOf<typeof rpc.matches.generate>) {
    return this.matches.request(actor, startup_id, request_id);
  }

  @Handle(rpc.matches.findCandidates)
  findCandidates({ target }: RequestOf<typeof rpc.matches.findCandidates>) {
    return this.candidates.find(target);
  }

  @Consumes(matchesGenerated)
  generated(data: EventData<typeof matchesGenerated>, { tx }: TransactionalDelivery) {
    return this.results.apply(tx, data);
  }
}
