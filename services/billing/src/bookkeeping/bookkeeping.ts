import { Inject, Injectable, Logger } from '@nestjs/common';
import {
  investorAccessChanged,
  paymentConfirmed,
  paymentFailed,
  type Plan,
  PLANS,
  subscriptionEndChanged,
} from '@proofround/contracts';
import { CONFIG, Outbox, Transactions } from '@proofround/service-kit';
import { DataSource, type EntityManager } from 'typeorm';
import { v7 as uuid } from 'uuid';
import { z } from 'zod';

import type { BillingConfig } from '../config.js';
import { Catalogue } from '../payments/catalogue.js';
import type { Deadline } from '../payments/deadline.js';
import {
  type InvoiceState,
  Payments,
  type PaymentSession,
  type SubscriptionState,
} from '../payments/payments.js';
import { Provenance } from '../payments/provenance.js';
import type { CheckoutRow } from '../records/checkout.entity.js';
import { lockMember, MemberRow } from '../records/member.entity.js';
import { givesAccess, graceEnd, hasEnded, SubscriptionRow } from '../records/subscription.entity.js';
import { subscriptionStates } from '../records/subscription-states.js';
import { CancellationOrders } from './cancellation-orders.js';
import { CheckoutRecords } from './checkout-records.js';
import { nextCheck } from './next-check.js';

/** A subscription's state at Stripe, and the time of our request (Postgres' clock, in microseconds). */
interface DatedState {
  readonly state: SubscriptionState;
  readonly as_of: string;
}

interface PaidInvoice {
  readonly invoice_id: string;
  readonly subscription_id: string;
  readonly user_id: string;
  readonly plan: Plan;
  readonly amount_cents: number;
  readonly first: boolean;
  readonly is_change: boolean;
}

const clock = z.tuple([z.object({ now: z.string() })]);
const recordedRow = z.object({
  past_due_since: z.date().nullable(),
  fails_now: z.boolean(),
  was_cancelled: z.boolean().nullable(),
});
type RecordedRow = z.output<typeof recordedRow>;
const recorded = z.array(recordedRow);

/** An incomplete subscription is pending, even when the session says paid. */
function subscriptionOutcome(state: SubscriptionState | undefined): 'settled' | 'pending' | 'ended' {
  if (!state || state.status === 'incomplete') return 'pending';
  return hasEnded(state.status) ? 'ended' : 'settled';
}

/**
 * The only place that records Stripe's state, for webhooks, status requests and reconciliation.
 * The order and number of calls do not matter (PAY-9): each call reads the object from Stripe,
 * an older reading never replaces a newer one, an invoice counts once, and the lock of the
 * member row serialises the changes of one user.
 */
@Injectable()
export class Bookkeeping {
  private readonly logger = new Logger(Bookkeeping.name);

  constructor(
    private readonly payments: Payments,
    private readonly checkouts: CheckoutRecords,
    private readonly provenance: Provenance,
    private readonly catalogue: Catalogue,
    private readonly cancellations: CancellationOrders,
    private readonly transactions: Transactions,
    private readonly outbox: Outbox,
    private readonly database: DataSource,
    @Inject(CONFIG) private readonly config: Pick<BillingConfig, 'RECONCILE_AFTER_MS'>,
  ) {}

  /** Records a session and returns our checkout; null when the session is not ours. */
  async syncSession(session: PaymentSession, deadline: Deadline): Promise<CheckoutRow | null> {
    const reading =
      session.status === 'complete' && session.subscription_id !== null
        ? await this.read(session.subscription_id, deadline)
        : null;
    return this.transactions.run(async (tx) => {
      const user_id = await this.provenance.ownerOfSession(tx, session);
      if (user_id === null) return null;
      const member = await lockMember(tx, user_id);
      const row = await this.checkouts.record(tx, user_id, session, subscriptionOutcome(reading?.state));
      if (reading) {
        const known = await tx.findOneBy(SubscriptionRow, { id: reading.state.id });
        const { plan, ours } = await this.recordSubscription(tx, member, reading, known, row.amount_cents);
        if (ours && session.payment === 'paid' && session.invoice_id !== null) {
          await this.recordPayment(tx, {
            invoice_id: session.invoice_id,
            subscription_id: reading.state.id,
            user_id,
            plan,
            amount_cents: session.amount_cents,
            first: true,
            is_change: false,
          });
        }
      }
      await this.updateAccess(tx, member);
      return row;
    });
  }

  /** Reads and records a subscription; null when it is not ours. */
  async syncSubscription(id: string, deadline: Deadline): Promise<SubscriptionState | null> {
    const reading = await this.read(id, deadline);
    return reading && (await this.apply(reading, [])) ? reading.state : null;
  }

  /** Also records every paid invoice of the subscription, because webhooks may have been lost. */
  async syncSubscriptionAndInvoices(id: string, deadline: Deadline): Promise<SubscriptionState | null> {
    const invoices = await this.payments.paidInvoices(id, deadline);
    const reading = await this.read(id, deadline);
    return reading && (await this.apply(reading, invoices)) ? reading.state : null;
  }

  /** Records a paid invoice; false when it is unpaid or belongs to no subscription of ours. */
  async syncInvoice(id: string, deadline: Deadline): Promise<boolean> {
    const invoice = await this.payments.invoice(id, deadline);
    if (!invoice?.paid || invoice.subscription_id === null) return false;
    const reading = await this.read(invoice.subscription_id, deadline);
    return reading !== null && this.apply(reading, [invoice]);
  }

  /** False when no user of ours owns the subscription. */
  private apply({ state, as_of }: DatedState, paid: readonly InvoiceState[]): Promise<boolean> {
    return this.transactions.run(async (tx) => {
      const known = await tx.findOneBy(SubscriptionRow, { id: state.id });
      const owner = known
        ? { user_id: known.user_id, offered: null }
        : await this.provenance.ownerOfSubscription(tx, state);
      if (!owner) return false;
      const { user_id, offered } = owner;
      const member = await lockMember(tx, user_id);
      const { plan, ours } = await this.recordSubscription(tx, member, { state, as_of }, known, offered);
      for (const { id: invoice_id, amount_cents, first, is_change } of ours ? paid : []) {
        const amount = { amount_cents, first, is_change };
        await this.recordPayment(tx, { ...amount, invoice_id, subscription_id: state.id, user_id, plan });
      }
      await this.updateAccess(tx, member);
      return true;
    });
  }

  private async read(id: string, deadline: Deadline): Promise<DatedState | null> {
    const [{ now }] = clock.parse(await this.database.query('SELECT clock_timestamp()::text AS now'));
    const state = await this.payments.subscription(id, deadline);
    return state && { state, as_of: now };
  }

  /** Records a reading. `ours` is false, and nothing is granted, if its price is not ours (PAY-20). */
  private async recordSubscription(
    tx: EntityManager,
    member: MemberRow,
    { state, as_of }: DatedState,
    known: SubscriptionRow | null,
    offered_cents: number | null,
  ): Promise<{ plan: Plan; ours: boolean }> {
    const { user_id, departed_at, suspended } = member;
    const { plan, foreign } = this.catalogue.judge(state, known, offered_cents);
    const price = state.item?.price;
    const status = known ? state.status : subscriptionStates.begin(state.status, 'Stripe');
    if (foreign !== null) this.provenance.report(foreign, { subscription: state.id, user_id });
    const stored: unknown = await tx.query(
      `INSERT INTO subscriptions AS s (id, user_id, plan, status, period_end, as_of, next_check_at,
         cancel_at_period_end, customer_id, price_id, product_id, amount_cents, foreign_part, past_due_since)
       VALUES ($1, $2, $3, $4, $5, $6, $7, $9, $10, $11, $12, $13, $14,
         CASE WHEN $4 = 'past_due' THEN $6::timestamptz END)
       ON CONFLICT (id) DO UPDATE
       SET plan = excluded.plan, status = excluded.status, period_end = excluded.period_end,
           as_of = excluded.as_of, next_check_at = excluded.next_check_at,
           cancel_at_period_end = excluded.cancel_at_period_end, customer_id = excluded.customer_id,
           price_id = coalesce(excluded.price_id, s.price_id),
           product_id = coalesce(excluded.product_id, s.product_id),
           amount_cents = excluded.amount_cents, foreign_part = excluded.foreign_part,
           past_due_since = CASE WHEN excluded.past_due_since IS NOT NULL
             THEN coalesce(s.past_due_since, excluded.past_due_since) END
       WHERE s.as_of <= excluded.as_of AND (s.status = excluded.status OR s.status = ANY($8))
       RETURNING past_due_since, coalesce(past_due_since = as_of, false) AS fails_now,
         (SELECT before.cancel_at_period_end FROM subscriptions AS before WHERE before.id = $1) AS was_cancelled`,
      [
        state.id,
        user_id,
        plan,
        status,
        state.period_end,
        as_of,
        nextCheck(
          state,
          { past_due_since: known?.past_due_since ?? null, suspended },
          this.config.RECONCILE_AFTER_MS,
        ),
        subscriptionStates.distantSourcesOf(status, 'Stripe'),
        state.cancel_at_period_end,
        state.customer_id,
        foreign === null ? (price?.id ?? null) : null,
        foreign === null ? (price?.product_id ?? null) : null,
        price?.amount_cents ?? null,
        foreign,
      ],
    );
    const [row] = recorded.parse(stored);
    if (row && foreign === null && departed_at === null) {
      await this.announce(tx, member, { state, plan, row, wasOnPlan: plan === known?.plan });
    }
    return { plan, ours: foreign === null };
  }

  /** Publishes a failed payment, and that the owner cancelled or resumed. A change of the plan says so with its payment. */
  private async announce(
    tx: EntityManager,
    { user_id, suspended }: MemberRow,
    {
      state,
      plan,
      row,
      wasOnPlan,
    }: { state: SubscriptionState; plan: Plan; row: RecordedRow; wasOnPlan: boolean },
  ): Promise<void> {
    const { cancel_at_period_end: cancelled, status } = state;
    const access_until = row.fails_now ? graceEnd({ ...row, status }) : null;
    if (access_until !== null) {
      const end = access_until.toISOString();
      await this.outbox.append(tx, paymentFailed, { user_id, plan, access_until: end });
    }
    const isNews = row.was_cancelled !== null && row.was_cancelled !== cancelled;
    if (!isNews || !wasOnPlan || suspended || hasEnded(status)) return;
    const period_end = state.period_end?.toISOString() ?? null;
    await this.outbox.append(tx, subscriptionEndChanged, { user_id, plan, cancelled, period_end });
  }

  private async recordPayment(tx: EntityManager, paid: PaidInvoice): Promise<void> {
    if (paid.amount_cents <= 0) return;
    const payment_id = uuid();
    const { invoice_id, user_id, subscription_id, amount_cents, plan, is_change } = paid;
    const kind = paid.first ? 'subscription' : 'renewal';
    const inserted: unknown[] = await tx.query(
      `INSERT INTO payments (id, invoice_id, user_id, subscription_id, amount_cents, kind, plan)
       VALUES ($1, $2, $3, $4, $5, $6, $7) ON CONFLICT (invoice_id) DO NOTHING RETURNING id`,
      [payment_id, invoice_id, user_id, subscription_id, amount_cents, kind, plan],
    );
    if (inserted.length === 0) return;
    await this.outbox.append(tx, paymentConfirmed, {
      ...{ payment_id, user_id, amount_cents, kind, plan },
      ...(is_change && { is_change }),
    });
  }

  /**
   * Derives Investor Access and Founder Pro from the user's subscriptions and publishes a change. A deleted account
   * gets no access: its subscriptions are cancelled and its payment pages end.
   */
  private async updateAccess(tx: EntityManager, member: MemberRow): Promise<void> {
    const { user_id } = member;
    const subscriptions = await tx.findBy(SubscriptionRow, { user_id });
    if (member.departed_at !== null) {
      await this.cancellations.order(tx, subscriptions);
      await this.checkouts.retireOpen(tx, user_id);
      return;
    }
    const active = subscriptions.filter(givesAccess);
    if (active.length > 1) {
      this.logger.warn(
        { user_id, subscriptions: active.map(({ id }) => id) },
        'a user has more than one active subscription',
      );
    }
    const products = active.map(({ plan }) => PLANS[plan].product);
    const is_premium = products.includes('investor-access');
    const is_pro = products.includes('founder-pro');
    if (is_premium === member.is_premium && is_pro === member.is_pro) return;
    const revision = member.revision + 1;
    await tx.update(MemberRow, { user_id }, { is_premium, is_pro, revision });
    await this.outbox.append(tx, investorAccessChanged, { user_id, is_premium, is_pro, revision });
    // An open payment page would let the user pay twice.
    if (active.length > 0) await this.checkouts.retireOpen(tx, user_id);
  }
}
