import { Controller } from '@nestjs/common';
import { analysisCompleted, analysisFailed, analysisStarted, type EventData } from '@proofround/contracts';
import { Consumes, type TransactionalDelivery, Transactions } from '@proofround/service-kit';

import { AnalysisService } from './analysis.service.js';

@Controller()
export class AnalysisAiWorkerEventsController {
  constructor(
    private readonly analyses: AnalysisService,
    private readonly transactions: Transactions,
  ) {}

  @Consumes(analysisStarted)
  started(data: EventData<typeof analysisStarted>, { tx }: TransactionalDelivery) {
    return this.analyses.start(tx, data);
  }

  /** The startup's row tells that the run is complete, so that a repeat changes nothing. */
  @Consumes(analysisCompleted, { inbox: false })
  completed(data: EventData<typeof analysisCompleted>) {
    return this.transactions.run((tx) => this.analyses.complete(tx, data));
  }

  @Consumes(analysisFailed)
  failed(data: EventData<typeof analysisFailed>, { tx }: TransactionalDelivery) {
    return this.analyses.fail(tx, data);
  }
}
