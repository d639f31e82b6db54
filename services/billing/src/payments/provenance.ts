import { createHmac, timingSafeEqual } from 'node:crypto';

import { Inject, Injectable, Logger } from '@nestjs/common';
import { CONFIG } from '@proofround/service-kit';
import type { EntityManager } from 'typeorm';

import type { BillingConfig } from '../config.js';
import { foreignSubscriptions } from '../metrics.js';
import { CheckoutRow } from '../records/checkout.entity.js';
import type { ForeignPart } from '../records/subscription.entity.js';
import type { PaymentSession, SubscriptionState } from './payments.js';

/** What the metadata of a session or a subscription says about its origin. */
type Claim = Pick<SubscriptionState, 'user_id' | 'checkout_id' | 'plan' | 'seal'>;

/**
 * A signature in Stripe's metadata. It proves that we made a checkout, even if a crash or a restored backup
 * lost our record of it. The payer's id alone proves nothing: anybody can add an id to the address of a
 * payment link of the same Stripe account.
 */
export function sealOf(secretKey: string, { user_id, checkout_id, plan }: Omit<Claim, 'seal'>): string {
  return createHmac('sha256', secretKey)
    .update(JSON.stringify(['checkout', checkout_id, user_id, plan]))
    .digest('hex');
}

/** Tells our checkouts from foreign ones (PAY-20), and reports what is foreign. */
@Injectable()
export class Provenance {
  private readonly logger = new Logger(Provenance.name);

  constructor(@Inject(CONFIG) private readonly config: Pick<BillingConfig, 'STRIPE_SECRET_KEY'>) {}

  /** The payer of a session that we made; else null. */
  async ownerOfSession(tx: EntityManager, session: PaymentSession): Promise<string | null> {
    const row = await tx.findOneBy(CheckoutRow, { session_id: session.id });
    if (row) return row.user_id;
    const checkout = await this.checkoutOf(tx, session);
    // A checkout with another session does not vouch for this one.
    if (checkout ? checkout.session_id === null : this.isSealed(session)) return session.user_id;
    if (session.user_id !== null && session.subscription_id !== null) {
      this.report('session', { session: session.id, user_id: session.user_id });
    }
    return null;
  }

  /** The payer of a subscription from a checkout that we made; else null. `offered` is the checkout's price. */
  async ownerOfSubscription(
    tx: EntityManager,
    state: SubscriptionState,
  ): Promise<{ user_id: string; offered: number | null } | null> {
    const { user_id } = state;
    if (user_id === null) return null;
    const checkout = await this.checkoutOf(tx, state);
    if (checkout || this.isSealed(state)) return { user_id, offered: checkout?.amount_cents ?? null };
    this.report('session', { subscription: state.id, user_id });
    return null;
  }

  /** The metric raises the alert ProofroundForeignSubscription. */
  report(what: 'session' | ForeignPart, facts: Readonly<Record<string, string | null>>): void {
    foreignSubscriptions.inc({ what });
    this.logger.error({ ...facts, what }, 'a subscription that is not ours names a user of ours');
  }

  private async checkoutOf(tx: EntityManager, { user_id, checkout_id }: Claim): Promise<CheckoutRow | null> {
    if (user_id === null || checkout_id === null) return null;
    return tx.findOneBy(CheckoutRow, { id: checkout_id, user_id });
  }

  private isSealed(claim: Claim): boolean {
    const { user_id, checkout_id, seal } = claim;
    if (user_id === null || checkout_id === null || seal === null) return false;
    const expected = Buffer.from(sealOf(this.config.STRIPE_SECRET_KEY, claim));
    const given = Buffer.from(seal);
    return given.length === expected.length && timingSafeEqual(given, expected);
  }
}
