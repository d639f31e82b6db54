import { Controller, Inject } from '@nestjs/common';
import { accountMailRequested, type EventData } from '@proofround/contracts';
import { Consumes, Departures, type TransactionalDelivery } from '@proofround/service-kit';

import { MailQueues } from '../mail/mail-queues.js';
import { mailStates } from '../mail/mail-states.js';
import { MAILER, type Mailer } from '../mail/mailer.js';
import { AccountMailDeliveryRow } from './account-mail-delivery.entity.js';

@Controller()
export class AccountMailsAuthEventsController {
  constructor(
    private readonly departures: Departures,
    private readonly queues: MailQueues,
    @Inject(MAILER) private readonly mailer: Mailer | null,
  ) {}

  /** Queues the mail, once for each event. */
  @Consumes(accountMailRequested)
  async requested(
    { mail_id, user_id }: EventData<typeof accountMailRequested>,
    { tx }: TransactionalDelivery,
  ): Promise<void> {
    if (!this.mailer || (await this.departures.isGone(tx, 'user', user_id))) return;
    const status = mailStates.begin('pending', 'announcer');
    await tx
      .createQueryBuilder()
      .insert()
      .into(AccountMailDeliveryRow)
      .values({ mail_id, user_id, status })
      .orIgnore()
      .execute();
    this.queues.sendAfter(tx, 'account_mail_deliveries');
  }
}
