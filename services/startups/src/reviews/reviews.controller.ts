import { Controller } from '@nestjs/common';
import { rpc } from '@proofround/contracts';
import { RpcHandlers } from '@proofround/service-kit';

import { ReviewQueueService } from './review-queue.service.js';
import { ReviewsService } from './reviews.service.js';

@Controller()
export class ReviewsController {
  constructor(handlers: RpcHandlers, reviews: ReviewsService, queue: ReviewQueueService) {
    handlers.on(rpc.reviews.ask, ({ actor, startup_id }) => reviews.ask(actor, startup_id));
    handlers.on(rpc.reviews.list, ({ actor: _, ...page }) => queue.list(page));
    handlers.on(rpc.reviews.decide, ({ actor, startup_id, body }) => reviews.decide(actor, startup_id, body));
  }
}
