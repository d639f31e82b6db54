import { Controller } from '@nestjs/common';
import { type EventData, startupUpdated } from '@proofround/contracts';
import { Consumes, type TransactionalDelivery } from '@proofround/service-kit';

import { DiscussedStartups } from './discussed-startups.js';

@Controller()
export class ConversationsStartupsEventsController {
  constructor(private readonly startups: DiscussedStartups) {}

  @Consumes(startupUpdated)
  updated(event: EventData<typeof startupUpdated>, { tx }: TransactionalDelivery) {
    return this.startups.applyEdit(tx, event);
  }
}
