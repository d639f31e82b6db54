import { Injectable } from '@nestjs/common';
import { DataSource, IsNull } from 'typeorm';

import { Bookkeeping } from '../bookkeeping/bookkeeping.js';
import type { Deadline } from '../payments/deadline.js';
import { Payments, type SubscriptionState } from '../payments/payments.js';
import { MemberRow } from '../records/member.entity.js';
import { hasEnded, SubscriptionRow } from '../records/subscription.entity.js';

/** Lets the subscriptions of suspended users end with the paid period (PAY-24). */
@Injectable()
export class RenewalStops {
  constructor(
    private readonly database: DataSource,
    private readonly payments: Payments,
    private readonly bookkeeping: Bookkeeping,
  ) {}

  /** Stops the renewal of a subscription as just read, if its owner is suspended. Repeating it is safe. */
  async stop({ id, status, cancel_at_period_end }: SubscriptionState, deadline: Deadline): Promise<void> {
    if (cancel_at_period_end || hasEnded(status)) return;
    const { manager } = this.database;
    const ours = await manager.findOneBy(SubscriptionRow, { id, foreign_part: IsNull() });
    if (!ours || !(await manager.existsBy(MemberRow, { user_id: ours.user_id, suspended: true }))) return;
    await this.payments.updateSubscription(id, { cancellation: 'set' }, deadline);
    await this.bookkeeping.syncSubscription(id, deadline);
  }
}
