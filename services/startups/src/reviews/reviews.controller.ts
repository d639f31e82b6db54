import { Controller } from '@nestjs/common';
import { reportUpheld, rpc, type EventData, type RequestOf } from '@proofround/contracts';
import { Consumes, Handle, type TransactionalDelivery } from '@proofround/service-kit';

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

  @Consumes(reportUpheld)
  hide(data: EventData<typeof reportUpheld>, { tx }: TransactionalDelivery): Promise<void> {
    return this.reviews.hide(tx, data);
  }
}
