import { Controller } from '@nestjs/common';
import { analysisCompleted, analysisFailed, analysisStarted, type EventData } from '@proofround/contracts';
import { Consumes, type TransactionalDelivery } from '@proofround/service-kit';

import { AnalysisService } from './analysis.service.js';

@Controller()
export class AnalysisAiWorkerEventsController {
  constructor(private readonly analyses: AnalysisService) {}

  @Consumes(analysisStarted)
  started(data: EventData<typeof analysisStarted>, { tx }: TransactionalDelivery) {
    return this.analyses.start(tx, data);
  }

  @Consumes(analysisCompleted)
  completed(data: EventData<typeof analysisCompleted>, { tx }: TransactionalDelivery) {
    return this.analyses.complete(tx, data);
  }

  @Consumes(analysisFailed)
  failed(data: EventData<typeof analysisFailed>, { tx }: TransactionalDelivery) {
    return this.analyses.fail(tx, data);
  }
}
