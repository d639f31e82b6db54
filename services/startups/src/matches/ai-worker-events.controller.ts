import { Controller } from '@nestjs/common';
import { type EventData, fromRankingMessage, matchesGenerated } from '@proofround/contracts';
import { Consumes, type TransactionalDelivery } from '@proofround/service-kit';

import { MatchResultsService } from './match-results.service.js';

@Controller()
export class MatchesAiWorkerEventsController {
  constructor(private readonly results: MatchResultsService) {}

  @Consumes(matchesGenerated)
  generated(data: EventData<typeof matchesGenerated>, { tx }: TransactionalDelivery) {
    return this.results.apply(tx, { ...data, pairs: fromRankingMessage(data.target, data) });
  }
}
