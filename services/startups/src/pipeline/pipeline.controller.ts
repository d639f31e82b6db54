import { Controller } from '@nestjs/common';
import { rpc } from '@proofround/contracts';
import { RpcHandlers } from '@proofround/service-kit';

import { FeedbackService } from './feedback.service.js';
import { PipelineService } from './pipeline.service.js';
import { WeightsService } from './weights.service.js';

@Controller()
export class PipelineController {
  constructor(
    handlers: RpcHandlers,
    pipeline: PipelineService,
    weights: WeightsService,
    feedback: FeedbackService,
  ) {
    handlers.on(rpc.pipeline.list, ({ actor, ...page }) => pipeline.list(actor, page));
    handlers.on(rpc.pipeline.put, ({ actor, startup_id, body }) => pipeline.put(actor, startup_id, body));
    handlers.on(rpc.pipeline.remove, ({ actor, startup_id }) => pipeline.remove(actor, startup_id));
    handlers.on(rpc.pipeline.getWeights, ({ actor }) => weights.getWeights(actor.user_id));
    handlers.on(rpc.pipeline.setWeights, ({ actor, body }) => weights.setWeights(actor.user_id, body));
    handlers.on(rpc.pipeline.getFeedback, ({ actor, startup_id }) => feedback.getFeedback(actor, startup_id));
  }
}
