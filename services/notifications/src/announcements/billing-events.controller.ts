import { Controller } from '@nestjs/common';
import {
  type EventData,
  paymentConfirmed,
  paymentFailed,
  subscriptionEndChanged,
} from '@proofround/contracts';
import { Consumes, type TransactionalDelivery } from '@proofround/service-kit';

import { Announcer } from '../announcer/announcer.js';
import { paymentFailedText, paymentText, subscriptionEndText } from './texts.js';

/** Creates the notifications about payments (NOTE-1). */
@Controller()
export class AnnouncementsBillingEventsController {
  constructor(private readonly announcer: Announcer) {}

  @Consumes(paymentConfirmed)
  paid(event: EventData<typeof paymentConfirmed>, delivery: TransactionalDelivery): Promise<void> {
    const to = { user_id: event.user_id, startup_id: null };
    return this.announcer.announce(delivery, to, paymentText(event));
  }

  @Consumes(paymentFailed)
  unpaid(event: EventData<typeof paymentFailed>, delivery: TransactionalDelivery): Promise<void> {
    const to = { user_id: event.user_id, startup_id: null };
    return this.announcer.announce(delivery, to, paymentFailedText(event));
  }

  @Consumes(subscriptionEndChanged)
  endChanged(
    event: EventData<typeof subscriptionEndChanged>,
    delivery: TransactionalDelivery,
  ): Promise<void> {
    const to = { user_id: event.user_id, startup_id: null };
    return this.announcer.announce(delivery, to, subscriptionEndText(event));
  }
}
