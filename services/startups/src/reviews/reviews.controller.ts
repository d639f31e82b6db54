import { Controller } from '@nestjs/common';
import { reviewsAsk, reviewsDecide, reviewsList, type RequestOf } from '@proofround/contracts';
import { Handle } from '@proofround/service-kit';

import { ReviewQueueService } from './queue.service.js';
import { ReviewsService } from './reviews.service.js';

@Controller()
export class ReviewsController {
  constructor(
    private readonly reviews: ReviewsService,
    private readonly queue: ReviewQueueService,
  ) {}

  @Handle(reviewsAsk)
  ask({ actor, startup_id }: RequestOf<typeof reviewsAsk>) {
    return this.reviews.ask(actor, startup_id);
  }

  @Handle(reviewsList)
  list({ actor: _, ...page }: RequestOf<typeof reviewsList>) {
    return this.queue.list(page);
  }

  @Handle(reviewsDecide)
  decide({ actor, startup_id, body }: RequestOf<typeof reviewsDecide>) {
    return this.reviews.decide(actor, startup_id, body);
  }
}
