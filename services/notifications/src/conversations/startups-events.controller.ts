import { Controller } from '@nestjs/common';
import { type EventData, startupUpdated, startupUpdatedV1 } from '@proofround/contracts';
import { Consumes, type TransactionalDelivery } from '@proofround/service-kit';

import { DiscussedStartups } from './discussed-startups.js';

@Controller()
export class ConversationsStartupsEventsController {
  constructor(private readonly startups: DiscussedStartups) {}

  @Consumes(startupUpdated)
  updated(event: EventData<typeof startupUpdated>, { tx }: TransactionalDelivery) {
    return this.startups.applyEdit(tx, event);
  }

  @Consumes(startupUpdatedV1)
  updatedV1(event: EventData<typeof startupUpdatedV1>, { tx }: TransactionalDelivery) {
    return this.startups.applyEdit(tx, { ...event, idea_title: event.shown.idea_title });
  }
}
