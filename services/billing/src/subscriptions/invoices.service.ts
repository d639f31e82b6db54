import { Injectable } from '@nestjs/common';
import type { Actor, Invoice } from '@proofround/contracts';
import { DataSource } from 'typeorm';

import { Deadline, RPC_BUDGET_MS } from '../payments/deadline.js';
import { type InvoiceView, Payments } from '../payments/payments.js';
import { dollarsOfCents } from '../revenue/revenue.service.js';
import { latestSubscriptions } from './own-subscriptions.js';

const INVOICES_SHOWN = 100;

/** The payer's invoices (PAY-18). */
@Injectable()
export class InvoicesService {
  constructor(
    private readonly payments: Payments,
    private readonly database: DataSource,
  ) {}

  async list(actor: Actor): Promise<Invoice[]> {
    const deadline = new Deadline(RPC_BUDGET_MS);
    const subscriptions = await latestSubscriptions(this.database.manager, actor.user_id);
    const lists = await Promise.all(subscriptions.map(({ id }) => this.payments.invoices(id, deadline)));
    return lists
      .flat()
      .toSorted((a, b) => b.created_at.getTime() - a.created_at.getTime() || (a.id < b.id ? 1 : -1))
      .slice(0, INVOICES_SHOWN)
      .flatMap(toInvoice);
  }
}

function toInvoice({ status, created_at, amount_cents, ...invoice }: InvoiceView): Invoice[] {
  if (status === 'draft') return [];
  return [
    {
      ...invoice,
      status,
      created_at: created_at.toISOString(),
      amount: dollarsOfCents(BigInt(amount_cents)),
    },
  ];
}
