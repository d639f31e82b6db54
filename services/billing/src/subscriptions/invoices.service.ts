import { Inject, Injectable } from '@nestjs/common';
import {
  notFound,
  NOTHING_PAID_YET,
  type Actor,
  type Invoice,
  type Portal,
  type PortalInput,
} from '@proofround/contracts';
import { CONFIG } from '@proofround/service-kit';
import { DataSource, IsNull } from 'typeorm';

import type { BillingConfig } from '../config.js';
import { Bookkeeping } from '../ledger/bookkeeping.js';
import { acceptOrigin } from '../origins.js';
import { Deadline, RPC_BUDGET_MS } from '../payments/deadline.js';
import { Payments, type InvoiceView } from '../payments/payments.js';
import { SubscriptionRow } from '../records/subscription.entity.js';
import { dollars } from '../revenue/revenue.service.js';
import { currentSubscription } from './current-subscription.js';

const INVOICES_SHOWN = 100;
/** The most subscriptions whose invoices are read; each needs a call to Stripe. */
const SUBSCRIPTIONS_READ = 20;

/** The payer's invoices, and the way to Stripe's billing portal (PAY-18, PAY-19). */
@Injectable()
export class InvoicesService {
  constructor(
    private readonly payments: Payments,
    private readonly bookkeeping: Bookkeeping,
    private readonly database: DataSource,
    @Inject(CONFIG) private readonly config: Pick<BillingConfig, 'PUBLIC_ORIGINS'>,
  ) {}

  async list(actor: Actor): Promise<Invoice[]> {
    const deadline = new Deadline(RPC_BUDGET_MS);
    const subscriptions = await this.subscriptionsOf(actor);
    const lists = await Promise.all(subscriptions.map(({ id }) => this.payments.invoices(id, deadline)));
    return lists
      .flat()
      .toSorted((a, b) => b.created_at.getTime() - a.created_at.getTime() || (a.id < b.id ? 1 : -1))
      .slice(0, INVOICES_SHOWN)
      .flatMap(toInvoice);
  }

  /** @throws DomainError not_found before the first payment; invalid for an unknown origin */
  async openPortal(actor: Actor, { origin_url }: PortalInput): Promise<Portal> {
    const origin = acceptOrigin(this.config.PUBLIC_ORIGINS, origin_url);
    const deadline = new Deadline(RPC_BUDGET_MS);
    const customer = await this.customerOf(actor, deadline);
    const portal_url =
      customer === null
        ? null
        : await this.payments.openPortal(customer, `${origin}/account/subscription`, deadline);
    if (portal_url === null) throw notFound(NOTHING_PAID_YET);
    return { portal_url };
  }

  /** Each checkout makes a customer, so the payer of the current subscription comes before earlier ones. */
  private async customerOf(actor: Actor, deadline: Deadline): Promise<string | null> {
    const current = await currentSubscription(this.database.manager, actor.user_id);
    const subscription = current ?? (await this.subscriptionsOf(actor))[0];
    if (!subscription) return null;
    // The previous release did not record the customer.
    const { id, customer_id } = subscription;
    return customer_id ?? (await this.bookkeeping.syncSubscription(id, deadline))?.customer_id ?? null;
  }

  private subscriptionsOf({ user_id }: Actor): Promise<SubscriptionRow[]> {
    return this.database.manager.find(SubscriptionRow, {
      where: { user_id, foreign_part: IsNull() },
      order: { period_end: 'DESC' },
      take: SUBSCRIPTIONS_READ,
    });
  }
}

function toInvoice({ status, created_at, amount_cents, ...invoice }: InvoiceView): Invoice[] {
  if (status === 'draft') return [];
  return [
    { ...invoice, status, created_at: created_at.toISOString(), amount: dollars(BigInt(amount_cents)) },
  ];
}
