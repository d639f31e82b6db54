import { Controller } from '@nestjs/common';
import { type EventData, matchesRemoved } from '@proofround/contracts';
import { Consumes, Outbox, type TransactionalDelivery } from '@proofround/service-kit';

import { recountMatches } from './stored-matches.js';

/** Handles what this service leaves to itself for later. */
@Controller()
export class MatchesStartupsEventsController {
  constructor(private readonly outbox: Outbox) {}

  @Consumes(matchesRemoved)
  removed({ startup_ids }: EventData<typeof matchesRemoved>, { tx }: TransactionalDelivery) {
    return recountMatches(tx, this.outbox, startup_ids);
  }
}
