import { Controller } from '@nestjs/common';
import { type EventData, startupDeleted } from '@proofround/contracts';
import { Consumes, Departures, type TransactionalDelivery } from '@proofround/service-kit';

@Controller()
export class PrivacyStartupsEventsController {
  constructor(private readonly departures: Departures) {}

  @Consumes(startupDeleted)
  deleted({ startup_id }: EventData<typeof startupDeleted>, { tx }: TransactionalDelivery) {
    return this.departures.depart(tx, 'startup', startup_id);
  }
}
