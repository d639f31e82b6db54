import { Controller } from '@nestjs/common';
import { accountDeleted, type EventData } from '@proofround/contracts';
import { Consumes, Departures, type TransactionalDelivery } from '@proofround/service-kit';

import { forgetReader } from '../shares/revoke.js';

@Controller()
export class PrivacyAuthEventsController {
  constructor(private readonly departures: Departures) {}

  @Consumes(accountDeleted)
  async deleted(
    { user_id, email_mark }: EventData<typeof accountDeleted>,
    { tx }: TransactionalDelivery,
  ): Promise<void> {
    await this.departures.depart(tx, 'user', user_id);
    await forgetReader(tx, email_mark);
  }
}
