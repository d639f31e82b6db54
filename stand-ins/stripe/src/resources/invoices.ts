import { newId } from './ids.js';
import type { Customer, Invoice, InvoiceLine, Subscription, SubscriptionItem } from './shapes.js';
import { emit, type Work } from './work.js';

const THREE_DAYS = 3 * 86_400;

/** The subscription's period; all its items have the same. */
export function periodOf(subscription: Subscription): { start: number; end: number } {
  const [item] = subscription.items.data;
  if (!item) throw new Error(`${subscription.id} has no items`);
  return { start: item.current_period_start, end: item.current_period_end };
}

/** The refunded part of an earlier payment: a negative amount for the rest of its period. */
export interface Credit {
  item: SubscriptionItem;
  amount: number;
  period: { start: number; end: number };
}

function linesOf(
  work: Work,
  subscription: Subscription,
  invoiceId: string,
  credits: readonly Credit[],
): InvoiceLine[] {
  const charges = subscription.items.data.map((item) => ({
    item,
    amount: (item.price.unit_amount ?? 0) * item.quantity,
    period: periodOf(subscription),
  }));
  return [...credits, ...charges].map(({ item, amount, period }) => {
    const product = work.tx.get('products', item.price.product);
    return {
      id: newId('invoiceLine'),
      object: 'line_item',
      amount,
      currency: item.price.currency,
      description: `${amount < 0 ? 'Unused time on ' : ''}${item.quantity} × ${product?.name ?? item.price.product}`,
      discount_amounts: [],
      discountable: true,
      discounts: [],
      invoice: invoiceId,
      livemode: false,
      metadata: subscription.metadata,
      parent: {
        invoice_item_details: null,
        subscription_item_details: {
          invoice_item: null,
          proration: amount < 0,
          proration_details: { credited_items: null },
          subscription: subscription.id,
          subscription_item: item.id,
        },
        type: 'subscription_item_details',
      },
      period,
      pretax_credit_amounts: [],
      pricing: {
        price_details: { price: item.price.id, product: item.price.product },
        type: 'price_details',
        unit_amount_decimal: item.price.unit_amount_decimal,
      },
      quantity: item.quantity,
      quantity_decimal: String(item.quantity),
      subscription: subscription.id,
      subtotal: amount,
      taxes: [],
    };
  });
}

/** The fields that have the same value in every new invoice. */
const SAME_IN_ALL_INVOICES = {
  account_country: 'US',
  account_name: null,
  account_tax_ids: null,
  amount_overpaid: 0,
  amount_paid: 0,
  amount_shipping: 0,
  application: null,
  attempt_count: 0,
  automatic_tax: { disabled_reason: null, enabled: false, liability: null, provider: null, status: null },
  automatically_finalizes_at: null,
  collection_method: 'charge_automatically',
  custom_fields: null,
  customer_account: null,
  customer_address: null,
  customer_shipping: null,
  customer_tax_exempt: 'none',
  customer_tax_ids: [],
  default_payment_method: null,
  default_source: null,
  default_tax_rates: [],
  description: null,
  discounts: [],
  due_date: null,
  footer: null,
  from_invoice: null,
  invoice_pdf: null,
  issuer: { type: 'self' },
  last_finalization_error: null,
  latest_revision: null,
  livemode: false,
  metadata: {},
  next_payment_attempt: null,
  on_behalf_of: null,
  payment_settings: { default_mandate: null, payment_method_options: null, payment_method_types: null },
  post_payment_credit_notes_amount: 0,
  pre_payment_credit_notes_amount: 0,
  receipt_number: null,
  rendering: null,
  shipping_cost: null,
  shipping_details: null,
  statement_descriptor: null,
  test_clock: null,
  total_discount_amounts: [],
  total_pretax_credit_amounts: [],
  total_taxes: [],
  webhooks_delivered_at: null,
} satisfies Partial<Invoice>;

const parentOf = ({ id, metadata }: Subscription): Invoice['parent'] => ({
  quote_details: null,
  subscription_details: { metadata, subscription: id },
  type: 'subscription_details',
});

/**
 * An open invoice for the subscription's present period. `covers` is the invoice's own period at
 * Stripe: for a renewal the period that has just ended.
 */
export function createInvoice(
  work: Work,
  subscription: Subscription,
  customer: Customer,
  reason: 'subscription_create' | 'subscription_cycle' | 'subscription_update',
  covers: { start: number; end: number },
  credits: readonly Credit[] = [],
): Invoice {
  const id = newId('invoice');
  const lines = linesOf(work, subscription, id, credits);
  const total = lines.reduce((sum, line) => sum + line.amount, 0);
  // A balance below zero is the customer's money.
  const due = Math.max(total + customer.balance, 0);
  const balance = Math.min(total + customer.balance, 0);
  const sequence = customer.next_invoice_sequence ?? 1;
  work.tx.put('customers', {
    ...customer,
    currency: subscription.currency,
    balance,
    next_invoice_sequence: sequence + 1,
  });
  const invoice: Invoice = {
    id,
    object: 'invoice',
    ...SAME_IN_ALL_INVOICES,
    amount_due: due,
    amount_remaining: due,
    attempted: false,
    auto_advance: true,
    billing_reason: reason,
    created: work.now,
    currency: subscription.currency,
    customer: customer.id,
    customer_email: customer.email,
    customer_name: customer.name ?? null,
    customer_phone: customer.phone ?? null,
    effective_at: work.now,
    ending_balance: balance,
    hosted_invoice_url: `${work.publicUrl}/i/${id}`,
    lines: { object: 'list', data: lines, has_more: false, url: `/v1/invoices/${id}/lines` },
    number: `${customer.invoice_prefix ?? 'TEST'}-${String(sequence).padStart(4, '0')}`,
    parent: parentOf(subscription),
    period_end: covers.end,
    period_start: covers.start,
    starting_balance: customer.balance,
    status: 'open',
    status_transitions: {
      finalized_at: work.now,
      marked_uncollectible_at: null,
      paid_at: null,
      voided_at: null,
    },
    subtotal: total,
    subtotal_excluding_tax: total,
    total,
    total_excluding_tax: total,
  };
  work.tx.put('invoices', invoice);
  return invoice;
}

/** The card is charged: the invoice is paid. Sends invoice.paid and invoice.payment_succeeded. */
export function payInvoice(work: Work, invoice: Invoice): Invoice {
  const paid: Invoice = {
    ...invoice,
    amount_paid: invoice.amount_due,
    amount_remaining: 0,
    attempt_count: invoice.attempt_count + 1,
    attempted: true,
    auto_advance: false,
    next_payment_attempt: null,
    status: 'paid',
    status_transitions: { ...invoice.status_transitions, paid_at: work.now },
    webhooks_delivered_at: work.now,
  };
  work.tx.put('invoices', paid);
  emit(work, 'invoice.paid', paid);
  emit(work, 'invoice.payment_succeeded', paid);
  return paid;
}

/** The card is declined: the invoice stays open. Sends invoice.payment_failed. */
export function failInvoice(work: Work, invoice: Invoice): Invoice {
  const failed: Invoice = {
    ...invoice,
    attempt_count: invoice.attempt_count + 1,
    attempted: true,
    next_payment_attempt: work.now + THREE_DAYS,
    webhooks_delivered_at: work.now,
  };
  work.tx.put('invoices', failed);
  emit(work, 'invoice.payment_failed', failed);
  return failed;
}

/** Stops further attempts to collect this invoice; its status stays. */
export function stopCollecting(work: Work, invoice: Invoice): void {
  work.tx.put('invoices', { ...invoice, auto_advance: false, next_payment_attempt: null });
}
