import { Controller } from '@nestjs/common';
import { rpc, type RequestOf } from '@proofround/contracts';
import { Handle } from '@proofround/service-kit';

import { ReviewQueueService } from './queue.service.js';
import { ReviewsService } from './reviews.service.js';

@Controller()
export class ReviewsController {
  constructor(
    private readonly reviews: ReviewsService,
    private readonly queue: ReviewQueueService,
  ) {}

  @Handle(rpc.reviews.ask)
  ask({ actor, startup_id }: RequestOf<typeof rpc.reviews.ask>) {
    return this.reviews.ask(actor, startup_id);
  }

  @Handle(rpc.reviews.list)
  list({ actor: _, ...page }: RequestOf<typeof rpc.reviews.list>) {
    return this.queue.list(page);
  }

  @Handle(rpc.reviews.decide)
  decide({ actor, startup_id, body }: RequestOf<typeof rpc.reviews.decide>) {
    return this.reviews.decide(actor, startup_id, body);
  }
}
