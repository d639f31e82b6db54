import { Injectable } from '@nestjs/common';
import type { AccountExport, Actor, RequestOf, rpc } from '@proofround/contracts';
import { newestFirst, type RawJson } from '@proofround/service-kit';
import { DataSource } from 'typeorm';
import { z } from 'zod';

import { CheckoutRow } from '../records/checkout.entity.js';
import { SubscriptionRow } from '../records/subscription.entity.js';
import { PaymentRow } from '../revenue/payment.entity.js';

type Request = RequestOf<typeof rpc.accounts.export.billing>;

/** Exports the caller's data of this service (PRIVACY-3). */
@Injectable()
export class ExportService {
  constructor(private readonly database: DataSource) {}

  /** One page of a section, newest first, with the cursor of the next page while rows remain (docs/privacy.md). */
  export({ user_id }: Actor, { section, cursor }: Omit<Request, 'actor'>): Promise<RawJson> {
    const { manager } = this.database;
    if (section === 'subscriptions')
      return newestFirst(manager, SubscriptionRow, { user_id }, { cursor }, toSubscription);
    const page = { cursor: z.uuid().optional().parse(cursor) };
    return section === 'checkouts'
      ? newestFirst(manager, CheckoutRow, { user_id }, page, toCheckout)
      : newestFirst(manager, PaymentRow, { user_id }, page, toPayment);
  }
}

const toPayment = (row: PaymentRow): AccountExport['payments'][number] => ({
  id: row.id,
  amount: row.amount_cents / 100,
  kind: row.kind,
  plan: row.plan,
  invoice_id: row.invoice_id,
  subscription_id: row.subscription_id,
  created_at: row.created_at.toISOString(),
});

const toSubscription = (row: SubscriptionRow): AccountExport['subscriptions'][number] => ({
  id: row.id,
  plan: row.plan,
  status: row.status,
  period_end: row.period_end?.toISOString() ?? null,
});

const toCheckout = (row: CheckoutRow): AccountExport['checkouts'][number] => ({
  id: row.id,
  plan: row.plan,
  status: row.status,
  payment_status: row.payment_status,
  session_id: row.session_id,
  created_at: row.created_at.toISOString(),
});
