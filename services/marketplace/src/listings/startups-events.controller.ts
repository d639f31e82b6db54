import { Controller } from '@nestjs/common';
import {
  type EventData,
  startupAnalysed,
  startupDeleted,
  startupReviewed,
  startupUpdated,
} from '@proofround/contracts';
import { Consumes, type TransactionalDelivery } from '@proofround/service-kit';
import { DataSource } from 'typeorm';

import { ListedStartupsService } from '../startups/listed-startups.service.js';
import { ListingsService } from './listings.service.js';

/** Handles events of the startups service, which arrive in any order and more than once. */
@Controller()
export class ListingsStartupsEventsController {
  constructor(
    private readonly startups: ListedStartupsService,
    private readonly listings: ListingsService,
    private readonly database: DataSource,
  ) {}

  /** Reads the startup again if it is listed. A repeat reads it once more. */
  @Consumes(startupUpdated, { inbox: false })
  updated({ startup_id }: EventData<typeof startupUpdated>) {
    return this.listings.refresh(startup_id);
  }

  /** Scores are ordered by version, so that a repeat changes nothing. */
  @Consumes(startupAnalysed, { inbox: false })
  analysed(data: EventData<typeof startupAnalysed>) {
    return this.startups.applyScore(this.database.manager, data);
  }

  @Consumes(startupReviewed)
  reviewed(data: EventData<typeof startupReviewed>, { tx }: TransactionalDelivery) {
    return this.startups.applyReview(tx, data);
  }

  @Consumes(startupDeleted)
  deleted(data: EventData<typeof startupDeleted>, { tx }: TransactionalDelivery) {
    return this.listings.closeDeleted(tx, data);
  }
}
