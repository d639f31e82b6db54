import type Stripe from 'stripe';

import { badRequest, noSuch } from '../api/errors.js';
import type { Basket } from '../store/kinds.js';
import { createCustomer } from './customers.js';
import { newId } from './ids.js';
import { createPrice, type PriceData, recurringOf } from './prices.js';
import type { Customer, LineItem, Price, Session } from './shapes.js';
import { startSubscription } from './subscriptions.js';
import { emit, type Work } from './work.js';

const MINUTE = 60;
const DAY = 86_400;

/** The parameters of a checkout (mode=subscription, Stripe's hosted page). */
export interface SessionData {
  line_items: { price?: string; price_data?: PriceData; quantity?: number }[];
  success_url: string;
  cancel_url?: string;
  client_reference_id?: string;
  customer?: string;
  customer_email?: string;
  metadata?: Record<string, string>;
  subscription_data?: { metadata?: Record<string, string>; description?: string };
  expires_at?: number;
  allow_promotion_codes?: boolean;
  billing_address_collection?: string;
  locale?: string;
  payment_method_types?: string[];
  payment_method_collection?: string;
}

function priceOf(work: Work, line: SessionData['line_items'][number], param: string): Price {
  if (line.price_data) return createPrice(work, line.price_data, false);
  if (line.price === undefined) {
    throw badRequest(
      'You must provide one of `price` or `price_data` for each line item.',
      param,
      'parameter_missing',
    );
  }
  const price = work.tx.get('prices', line.price);
  if (!price) throw noSuch('price', line.price, `${param}[price]`, 400);
  if (!price.active) {
    throw badRequest(
      'The price specified is inactive. This field only accepts active prices.',
      `${param}[price]`,
    );
  }
  return price;
}

function lineItemsOf(work: Work, data: SessionData): LineItem[] {
  const lines = data.line_items.map((line, index): LineItem => {
    const price = priceOf(work, line, `line_items[${index}]`);
    const quantity = line.quantity ?? 1;
    const amount = (price.unit_amount ?? 0) * quantity;
    return {
      id: newId('lineItem'),
      object: 'item',
      adjustable_quantity: null,
      amount_discount: 0,
      amount_subtotal: amount,
      amount_tax: 0,
      amount_total: amount,
      currency: price.currency,
      description: work.tx.get('products', price.product)?.name ?? null,
      metadata: {},
      price,
      quantity,
    };
  });
  const rhythms = lines.map(
    ({ price }) => `${recurringOf(price).interval} ${recurringOf(price).interval_count}`,
  );
  if (new Set(rhythms).size > 1) {
    throw badRequest(
      'Checkout does not support multiple prices with different billing intervals.',
      'line_items',
    );
  }
  if (new Set(lines.map((line) => line.currency)).size > 1) {
    throw badRequest('All line items must have the same currency.', 'line_items');
  }
  return lines;
}

function expiryOf(work: Work, asked: number | undefined): number {
  if (asked === undefined) return work.now + DAY;
  if (asked < work.now + 30 * MINUTE - MINUTE) {
    throw badRequest(
      'The `expires_at` timestamp must be at least 30 minutes from Checkout Session creation.',
      'expires_at',
    );
  }
  if (asked > work.now + DAY + MINUTE) {
    throw badRequest(
      'The `expires_at` timestamp must be less than 24 hours from Checkout Session creation.',
      'expires_at',
    );
  }
  return asked;
}

function detailsOf(email: string | null, name: string | null): Stripe.Checkout.Session.CustomerDetails {
  return {
    address: null,
    business_name: null,
    email,
    individual_name: null,
    name,
    phone: null,
    tax_exempt: 'none',
    tax_ids: null,
  };
}

function customerOf(work: Work, data: SessionData): Customer | undefined {
  if (data.customer === undefined) return undefined;
  if (data.customer_email !== undefined) {
    throw badRequest('You may only specify one of these parameters: customer, customer_email.', 'customer');
  }
  const customer = work.tx.get('customers', data.customer);
  if (!customer) throw noSuch('customer', data.customer, 'customer', 400);
  return customer;
}

/** The fields that have the same value in every new session. */
const SAME_IN_ALL_SESSIONS = {
  adaptive_pricing: { enabled: false },
  after_expiration: null,
  allowed_payment_method_types: null,
  automatic_tax: { enabled: false, liability: null, provider: null, status: null },
  client_secret: null,
  collected_information: null,
  consent: null,
  consent_collection: null,
  currency_conversion: null,
  custom_fields: [],
  custom_text: {
    after_submit: null,
    shipping_address: null,
    submit: null,
    terms_of_service_acceptance: null,
  },
  customer_account: null,
  discounts: [],
  integration_identifier: null,
  invoice: null,
  invoice_creation: null,
  livemode: false,
  managed_payments: null,
  origin_context: null,
  payment_intent: null,
  payment_link: null,
  payment_method_configuration_details: null,
  payment_method_options: { card: { request_three_d_secure: 'automatic' } },
  permissions: null,
  phone_number_collection: { enabled: false },
  recovered_from: null,
  saved_payment_method_options: {
    allow_redisplay_filters: ['always'],
    payment_method_remove: 'disabled',
    payment_method_save: null,
  },
  setup_intent: null,
  shipping_address_collection: null,
  shipping_cost: null,
  shipping_options: [],
  submit_type: null,
  subscription: null,
  total_details: { amount_discount: 0, amount_shipping: 0, amount_tax: 0 },
  ui_mode: 'hosted_page',
  wallet_options: null,
} satisfies Partial<Session>;

/** Creates an open checkout session with its page at `{publicUrl}/c/pay/{id}`. */
export function createSession(work: Work, data: SessionData): Session {
  const id = newId('session');
  const customer = customerOf(work, data);
  const email = customer?.email ?? data.customer_email ?? null;
  const lines = lineItemsOf(work, data);
  const total = lines.reduce((sum, line) => sum + line.amount_total, 0);
  const session: Session = {
    id,
    object: 'checkout.session',
    ...SAME_IN_ALL_SESSIONS,
    allow_promotion_codes: data.allow_promotion_codes ?? null,
    amount_subtotal: total,
    amount_total: total,
    billing_address_collection: data.billing_address_collection ?? null,
    cancel_url: data.cancel_url ?? null,
    client_reference_id: data.client_reference_id ?? null,
    created: work.now,
    currency: lines[0]?.currency ?? null,
    customer: customer?.id ?? null,
    customer_creation: customer ? null : 'always',
    customer_details: email === null ? null : detailsOf(email, customer?.name ?? null),
    customer_email: data.customer_email ?? null,
    expires_at: expiryOf(work, data.expires_at),
    locale: data.locale ?? null,
    metadata: data.metadata ?? {},
    mode: 'subscription',
    payment_method_collection: data.payment_method_collection ?? 'always',
    payment_method_types: data.payment_method_types ?? ['card'],
    payment_status: 'unpaid',
    status: 'open',
    success_url: data.success_url,
    url: `${work.publicUrl}/c/pay/${id}`,
  };
  const basket: Basket = {
    id,
    lines,
    subscription: {
      metadata: data.subscription_data?.metadata ?? {},
      description: data.subscription_data?.description ?? null,
    },
  };
  work.tx.put('sessions', session);
  work.tx.put('baskets', basket);
  return session;
}

/**
 * The payer pays: creates customer, subscription and paid invoice, and completes the session. `email`
 * is the payer's input if the session has none. Only for open sessions.
 */
export function completeSession(work: Work, session: Session, email?: string): Session {
  const basket = work.tx.get('baskets', session.id);
  if (session.status !== 'open' || !basket) {
    throw badRequest(`The checkout session ${session.id} is ${session.status}.`);
  }
  const known = session.customer === null ? undefined : work.tx.get('customers', session.customer);
  const customer = known ?? createCustomer(work, { email: session.customer_email ?? email ?? null });
  const { subscription, invoice } = startSubscription(work, customer, basket);
  const complete: Session = {
    ...session,
    customer: customer.id,
    customer_details: detailsOf(customer.email ?? email ?? null, customer.name ?? null),
    invoice: invoice.id,
    payment_status: 'paid',
    status: 'complete',
    subscription: subscription.id,
    url: null,
  };
  work.tx.put('sessions', complete);
  emit(work, 'checkout.session.completed', complete);
  return complete;
}

/** Ends an open session unpaid. Sends checkout.session.expired. */
export function expireSession(work: Work, session: Session): Session {
  if (session.status !== 'open') {
    throw badRequest(
      `Only Checkout Sessions with a status in ["open"] can be expired. This Checkout Session has a status of \`${session.status}\`.`,
    );
  }
  const expired: Session = { ...session, status: 'expired', url: null };
  work.tx.put('sessions', expired);
  emit(work, 'checkout.session.expired', expired);
  return expired;
}
