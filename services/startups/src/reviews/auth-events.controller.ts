import { Controller } from '@nestjs/common';
import { type EventData, reportUpheld } from '@proofround/contracts';
import { Consumes, type TransactionalDelivery } from '@proofround/service-kit';

import { ReviewsService } from './reviews.service.js';

@Controller()
export class ReviewsAuthEventsController {
  constructor(private readonly reviews: ReviewsService) {}

  @Consumes(reportUpheld)
  hide(data: EventData<typeof reportUpheld>, { tx }: TransactionalDelivery): Promise<void> {
    return this.reviews.hide(tx, data);
  }
}
