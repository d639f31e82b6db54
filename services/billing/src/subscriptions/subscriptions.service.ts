import { Injectable } from '@nestjs/common';
import {
  type Actor,
  CARD_DECLINED,
  conflict,
  NO_SUBSCRIPTION,
  notFound,
  PAYMENT_IS_OPEN,
  plan as planSchema,
  type PlanChange,
  PLANS,
  type Subscription,
  type SubscriptionOverview,
} from '@proofround/contracts';
import { unavailable } from '@proofround/service-kit';
import { DataSource } from 'typeorm';
import { v7 as uuid } from 'uuid';

import { Bookkeeping } from '../bookkeeping/bookkeeping.js';
import { CheckoutLease } from '../checkouts/checkout-lease.js';
import { Catalogue } from '../payments/catalogue.js';
import { Deadline, RPC_BUDGET_MS } from '../payments/deadline.js';
import {
  Payments,
  PaymentsFailure,
  type SubscriptionChange,
  type SubscriptionState,
} from '../payments/payments.js';
import { givesAccess, graceEnd, OWING, type SubscriptionRow } from '../records/subscription.entity.js';
import { dollarsOfCents } from '../revenue/revenue.service.js';
import { currentSubscription, type ShownStatus } from './own-subscriptions.js';

const isOwing = (status: ShownStatus): status is (typeof OWING)[number] =>
  OWING.some((owing) => owing === status);

/** Tells the owner how to fix a failed payment. */
const PROBLEMS = {
  past_due: 'Your last payment failed. Update your card or pay the open invoice to keep your plan.',
  unpaid: 'Your payment failed and your plan has stopped. Pay the open invoice to use it again.',
} as const;

/**
 * The owner's view of a subscription, and its changes (PAY-14 to PAY-17). After a change the
 * subscription is read again, so that a reading from before the change cannot replace it.
 */
@Injectable()
export class SubscriptionsService {
  constructor(
    private readonly payments: Payments,
    private readonly bookkeeping: Bookkeeping,
    private readonly catalogue: Catalogue,
    private readonly lease: CheckoutLease,
    private readonly database: DataSource,
  ) {}

  async get(actor: Actor): Promise<SubscriptionOverview> {
    return this.overview(actor, new Deadline(RPC_BUDGET_MS));
  }

  /** Lets the subscription end with the paid period. @throws DomainError not_found */
  cancel(actor: Actor): Promise<SubscriptionOverview> {
    return this.setCancelled(actor, true);
  }

  /** Takes the cancellation back. @throws DomainError not_found */
  resume(actor: Actor): Promise<SubscriptionOverview> {
    return this.setCancelled(actor, false);
  }

  /** Moves to another plan, at once. @throws DomainError not_found; conflict */
  async change(actor: Actor, { plan }: PlanChange): Promise<SubscriptionOverview> {
    return this.oneAtATime(actor, async (deadline) => {
      const { id } = await this.current(actor);
      // The item and the product are read from Stripe, and the state with them.
      const state = await this.bookkeeping.syncSubscription(id, deadline);
      const { plan: present, status } = await this.current(actor);
      if (isOwing(status)) throw conflict(PAYMENT_IS_OPEN);
      if (!state?.item) throw unavailable();
      const { id: item_id, price } = state.item;
      const change: SubscriptionChange = {
        cancellation: undoOfCancellation(state),
        ...(present === plan ? {} : { price: { plan, item_id, product_id: price.product_id } }),
      };
      await this.update(actor, id, change, deadline);
      return this.overview(actor, deadline);
    });
  }

  private async setCancelled(actor: Actor, cancelled: boolean): Promise<SubscriptionOverview> {
    return this.oneAtATime(actor, async (deadline) => {
      const { id } = await this.current(actor);
      // The owner may have cancelled in Stripe's portal, and its webhook has not arrived yet.
      const state = await this.bookkeeping.syncSubscription(id, deadline);
      await this.current(actor);
      if (!state) throw unavailable();
      if (state.cancel_at_period_end !== cancelled) {
        const cancellation = cancelled ? 'set' : undoOfCancellation(state);
        await this.update(actor, id, { cancellation }, deadline);
      }
      return this.overview(actor, deadline);
    });
  }

  /** One change per user at a time, and none during a checkout. */
  private oneAtATime<T>(actor: Actor, work: (deadline: Deadline) => Promise<T>): Promise<T> {
    const deadline = new Deadline(RPC_BUDGET_MS);
    return this.lease.hold(actor.user_id, uuid(), undefined, deadline, () => work(deadline));
  }

  private async current(actor: Actor): Promise<SubscriptionRow & { status: ShownStatus }> {
    const row = await currentSubscription(this.database.manager, actor.user_id);
    if (!row) throw notFound(NO_SUBSCRIPTION);
    return row;
  }

  private async update(
    actor: Actor,
    id: string,
    change: SubscriptionChange,
    deadline: Deadline,
  ): Promise<void> {
    try {
      const changed = await this.payments.updateSubscription(id, change, deadline);
      if (!changed) throw notFound(NO_SUBSCRIPTION);
    } catch (error) {
      if (!(error instanceof PaymentsFailure)) throw error;
      if (error.outcome === 'declined') throw conflict(CARD_DECLINED);
      // Stripe refuses changes of a subscription that has ended, which billing may not know yet.
      if (error.outcome === 'refused') await this.bookkeeping.syncSubscription(id, deadline);
      await this.current(actor);
      throw error;
    }
    await this.bookkeeping.syncSubscription(id, deadline);
  }

  private async overview(actor: Actor, deadline: Deadline): Promise<SubscriptionOverview> {
    const { manager } = this.database;
    const row = await currentSubscription(manager, actor.user_id);
    const plans = planSchema.options
      .filter((plan) => isFor(actor, plan))
      .map((plan) => ({
        plan,
        name: PLANS[plan].name,
        price: dollarsOfCents(BigInt(this.catalogue.cents(plan))),
        interval: PLANS[plan].interval,
      }));
    return { subscription: row && (await this.toSubscription(row, deadline)), plans };
  }

  private async toSubscription(
    row: SubscriptionRow & { status: ShownStatus },
    deadline: Deadline,
  ): Promise<Subscription> {
    const { name, interval } = PLANS[row.plan];
    return {
      plan: row.plan,
      name,
      price: row.amount_cents === null ? null : dollarsOfCents(BigInt(row.amount_cents)),
      interval,
      status: row.status,
      current_period_end: row.period_end?.toISOString() ?? null,
      cancel_at_period_end: row.cancel_at_period_end,
      payment_problem: isOwing(row.status) ? await this.problemOf(row, deadline) : null,
    };
  }

  private async problemOf(
    row: SubscriptionRow,
    deadline: Deadline,
  ): Promise<NonNullable<Subscription['payment_problem']>> {
    const pay_url = await this.payUrl(row.id, deadline);
    if (!givesAccess(row)) return { detail: PROBLEMS.unpaid, pay_url };
    return { detail: PROBLEMS.past_due, pay_url, access_until: graceEnd(row)?.toISOString() };
  }

  /** The page of the open invoice. Without Stripe's answer the portal remains. */
  private async payUrl(id: string, deadline: Deadline): Promise<string | null> {
    try {
      const invoices = await this.payments.invoices(id, deadline);
      return invoices.find(({ status }) => status === 'open')?.url ?? null;
    } catch (error) {
      if (error instanceof PaymentsFailure) return null;
      throw error;
    }
  }
}

const undoOfCancellation = ({ cancels_by_date }: SubscriptionState): SubscriptionChange['cancellation'] =>
  cancels_by_date ? 'taken back by date' : 'taken back';

const isFor = (actor: Actor, plan: SubscriptionRow['plan']): boolean =>
  (PLANS[plan].product === 'founder-pro') === (actor.user_type === 'startup');
