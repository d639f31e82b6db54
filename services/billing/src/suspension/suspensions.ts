import { Injectable } from '@nestjs/common';
import type { EventData, suspensionChanged } from '@proofround/contracts';
import { type EntityManager, IsNull, Not } from 'typeorm';

import { CheckoutRecords } from '../bookkeeping/checkout-records.js';
import { lockMember, MemberRow } from '../records/member.entity.js';
import { SubscriptionRow } from '../records/subscription.entity.js';

/** Records which users are suspended (PAY-24). Reconciliation then stops the renewal of their subscriptions. */
@Injectable()
export class Suspensions {
  constructor(private readonly checkouts: CheckoutRecords) {}

  /** Ignores a change older than the last one, because events may arrive in any order. */
  async apply(
    tx: EntityManager,
    { user_id, suspended, changed_at }: EventData<typeof suspensionChanged>,
  ): Promise<void> {
    const { departed_at, suspension_changed_at: last } = await lockMember(tx, user_id);
    const changed = new Date(changed_at);
    if (departed_at !== null || (last !== null && last >= changed)) return;
    await tx.update(MemberRow, { user_id }, { suspended, suspension_changed_at: changed });
    if (!suspended) return;
    await this.checkouts.retireOpen(tx, user_id);
    // Those that have ended are not checked any more.
    const checked = { user_id, next_check_at: Not(IsNull()) };
    await tx.update(SubscriptionRow, checked, { next_check_at: new Date() });
  }
}
