import { Controller } from '@nestjs/common';
import { type EventData, fromRankingMessage, matchesGenerated } from '@proofround/contracts';
import { Consumes, Transactions } from '@proofround/service-kit';

import { MatchResultsService } from './match-results.service.js';

@Controller()
export class MatchesAiWorkerEventsController {
  constructor(
    private readonly results: MatchResultsService,
    private readonly transactions: Transactions,
  ) {}

  /** The target's row tells which request it was last ranked on, so that a repeat changes nothing. */
  @Consumes(matchesGenerated, { inbox: false })
  generated(data: EventData<typeof matchesGenerated>) {
    const result = { ...data, pairs: fromRankingMessage(data.target, data) };
    return this.transactions.run((tx) => this.results.apply(tx, result));
  }
}
