import { Controller } from '@nestjs/common';
import { startupDeleted, startupReviewed, startupUpdated, type EventData } from '@proofround/contracts';
import { Consumes, type TransactionalDelivery } from '@proofround/service-kit';

import { ListingsService } from '../listings/listings.service.js';
import { ListedStartupsService } from './listed-startups.service.js';

/** What the startups service tells of startups, in any order and more than once. */
@Controller()
export class StartupFactsController {
  constructor(
    private readonly startups: ListedStartupsService,
    private readonly listings: ListingsService,
  ) {}

  @Consumes(startupUpdated)
  updated(data: EventData<typeof startupUpdated>, { tx }: TransactionalDelivery) {
    return this.startups.follow(tx, data);
  }

  @Consumes(startupReviewed)
  reviewed(data: EventData<typeof startupReviewed>, { tx }: TransactionalDelivery) {
    return this.startups.followReview(tx, data);
  }

  @Consumes(startupDeleted)
  deleted(data: EventData<typeof startupDeleted>, { tx }: TransactionalDelivery) {
    return this.listings.closeDeleted(tx, data);
  }
}
