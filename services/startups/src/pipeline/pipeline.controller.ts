import { Controller } from '@nestjs/common';
import { rpc, type RequestOf } from '@proofround/contracts';
import { Handle } from '@proofround/service-kit';

import { FeedbackService } from './feedback.service.js';
import { PipelineService } from './pipeline.service.js';
import { WeightsService } from './weights.service.js';

@Controller()
export class PipelineController {
  constructor(
    private readonly pipeline: PipelineService,
    private readonly weights: WeightsService,
    private readonly feedback: FeedbackService,
  ) {}

  @Handle(rpc.pipeline.list)
  list({ actor, ...page }: RequestOf<typeof rpc.pipeline.list>) {
    return this.pipeline.list(actor, page);
  }

  @Handle(rpc.pipeline.put)
  put({ actor, startup_id, body }: RequestOf<typeof rpc.pipeline.put>) {
    return this.pipeline.put(actor, startup_id, body);
  }

  @Handle(rpc.pipeline.remove)
  async remove({ actor, startup_id }: RequestOf<typeof rpc.pipeline.remove>) {
    await this.pipeline.remove(actor, startup_id);
    return null;
  }

  @Handle(rpc.pipeline.getWeights)
  getWeights({ actor }: RequestOf<typeof rpc.pipeline.getWeights>) {
    return this.weights.of(actor.user_id);
  }

  @Handle(rpc.pipeline.setWeights)
  setWeights({ actor, body }: RequestOf<typeof rpc.pipeline.setWeights>) {
    return this.weights.set(actor.user_id, body);
  }

  @Handle(rpc.pipeline.getFeedback)
  getFeedback({ actor, startup_id }: RequestOf<typeof rpc.pipeline.getFeedback>) {
    return this.feedback.of(actor, startup_id);
  }
}
