import { Controller } from '@nestjs/common';
import {
  analysisCompleted,
  analysisFailed,
  analysisStarted,
  type EventData,
  rpc,
} from '@proofround/contracts';
import { Consumes, RpcHandlers, type TransactionalDelivery } from '@proofround/service-kit';

import { AnalysisService } from './analysis.service.js';

@Controller()
export class AnalysisController {
  constructor(
    handlers: RpcHandlers,
    private readonly analyses: AnalysisService,
  ) {
    handlers.on(rpc.analysis.getInput, ({ startup_id, run_id }) => analyses.getInput(startup_id, run_id));
  }

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
