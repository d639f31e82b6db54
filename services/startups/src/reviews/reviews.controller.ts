import { Controller } from '@nestjs/common';
import { type EventData, reportUpheld, rpc } from '@proofround/contracts';
import { Consumes, RpcHandlers, type TransactionalDelivery } from '@proofround/service-kit';

import { ReviewQueueService } from './review-queue.service.js';
import { ReviewsService } from './reviews.service.js';

@Controller()
export class ReviewsController {
  constructor(
    handlers: RpcHandlers,
    private readonly reviews: ReviewsService,
    queue: ReviewQueueService,
  ) {
    handlers.on(rpc.reviews.ask, ({ actor, startup_id }) => reviews.ask(actor, startup_id));
    handlers.on(rpc.reviews.list, ({ actor: _, ...page }) => queue.list(page));
    handlers.on(rpc.reviews.decide, ({ actor, startup_id, body }) => reviews.decide(actor, startup_id, body));
  }

  @Consumes(reportUpheld)
  hide(data: EventData<typeof reportUpheld>, { tx }: TransactionalDelivery): Promise<void> {
    return this.reviews.hide(tx, data);
  }
}
