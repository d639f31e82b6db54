import { Inject, Injectable } from '@nestjs/common';
import { type Actor, notFound, NOTHING_PAID_YET, type Portal, type PortalInput } from '@proofround/contracts';
import { CONFIG } from '@proofround/service-kit';
import { DataSource } from 'typeorm';

import type { BillingConfig } from '../config.js';
import { acceptOrigin } from '../origins.js';
import { Deadline, RPC_BUDGET_MS } from '../payments/deadline.js';
import { Payments } from '../payments/payments.js';
import { currentSubscription, latestSubscriptions } from './own-subscriptions.js';

/** The way to Stripe's billing portal (PAY-19). */
@Injectable()
export class PortalService {
  constructor(
    private readonly payments: Payments,
    private readonly database: DataSource,
    @Inject(CONFIG) private readonly config: Pick<BillingConfig, 'PUBLIC_ORIGINS'>,
  ) {}

  /** @throws DomainError not_found before the first payment; invalid for an unknown origin */
  async open(actor: Actor, { origin_url }: PortalInput): Promise<Portal> {
    const origin = acceptOrigin(this.config.PUBLIC_ORIGINS, origin_url);
    const deadline = new Deadline(RPC_BUDGET_MS);
    const customer = await this.customerOf(actor.user_id);
    const portal_url =
      customer === null
        ? null
        : await this.payments.openPortal(customer, `${origin}/account/subscription`, deadline);
    if (portal_url === null) throw notFound(NOTHING_PAID_YET);
    return { portal_url };
  }

  /** Each checkout makes a customer, so the payer of the current subscription comes before earlier ones. */
  private async customerOf(user_id: string): Promise<string | null> {
    const { manager } = this.database;
    const current = await currentSubscription(manager, user_id);
    const subscription = current ?? (await latestSubscriptions(manager, user_id))[0];
    return subscription?.customer_id ?? null;
  }
}
