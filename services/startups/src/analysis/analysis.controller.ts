import { Controller } from '@nestjs/common';
import { rpc } from '@proofround/contracts';
import { RpcHandlers } from '@proofround/service-kit';

import { AnalysisService } from './analysis.service.js';

@Controller()
export class AnalysisController {
  constructor(handlers: RpcHandlers, analyses: AnalysisService) {
    handlers.on(rpc.analysis.getInput, ({ startup_id, run_id }) => analyses.getInput(startup_id, run_id));
  }
}
