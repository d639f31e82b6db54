import { Controller } from '@nestjs/common';
import { accountDeleted, type EventData } from '@proofround/contracts';
import { Consumes, Departures, type TransactionalDelivery } from '@proofround/service-kit';

@Controller()
export class PrivacyAuthEventsController {
  constructor(private readonly departures: Departures) {}

  @Consumes(accountDeleted)
  deleted({ user_id }: EventData<typeof accountDeleted>, { tx }: TransactionalDelivery) {
    return this.departures.depart(tx, 'user', user_id);
  }
}
