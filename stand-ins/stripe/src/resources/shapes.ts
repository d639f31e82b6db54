import type Stripe from 'stripe';

/**
 * Stripe's resources as sent on the wire, typed by the SDK's own declarations: a field that Stripe
 * adds or renames breaks the build here. Two types differ, because the SDK converts them on
 * arrival: decimals are strings, and expandable fields are ids.
 */

/** The API version of these types: the one that the SDK is pinned to. */
export const API_VERSION = '2026-10-28.endive' satisfies Stripe.LatestApiVersion;

export type List<T> = Stripe.ApiList<T>;

export type Product = Omit<Stripe.Product, 'default_price' | 'tax_code'> & {
  default_price: string | null;
  tax_code: string | null;
};

export type Price = Omit<Stripe.Price, 'product' | 'unit_amount_decimal'> & {
  product: string;
  unit_amount_decimal: string | null;
};

export type Plan = Omit<Stripe.Plan, 'amount_decimal' | 'product'> & {
  amount_decimal: string | null;
  product: string;
};

export type Customer = Stripe.Customer;

export type SubscriptionItem = Omit<Stripe.SubscriptionItem, 'plan' | 'price' | 'quantity'> & {
  plan: Plan;
  price: Price;
  quantity: number;
};

export type Subscription = Omit<Stripe.Subscription, 'customer' | 'items' | 'latest_invoice'> & {
  customer: string;
  items: List<SubscriptionItem>;
  latest_invoice: string | null;
};

export type InvoiceLine = Omit<
  Stripe.InvoiceLineItem,
  'pricing' | 'quantity' | 'quantity_decimal' | 'subscription'
> & {
  pricing: {
    type: 'price_details';
    price_details: { price: string; product: string };
    unit_amount_decimal: string | null;
  };
  quantity: number;
  quantity_decimal: string;
  subscription: string;
};

export type Invoice = Omit<Stripe.Invoice, 'customer' | 'lines' | 'parent'> & {
  customer: string;
  lines: List<InvoiceLine>;
  parent: {
    type: 'subscription_details';
    quote_details: null;
    subscription_details: { metadata: Stripe.Metadata; subscription: string };
  };
};

export type LineItem = Omit<Stripe.LineItem, 'price' | 'quantity'> & { price: Price; quantity: number };

export type Session = Omit<
  Stripe.Checkout.Session,
  'customer' | 'invoice' | 'line_items' | 'subscription' | 'status'
> & {
  customer: string | null;
  invoice: string | null;
  subscription: string | null;
  status: 'open' | 'complete' | 'expired';
};

/** A session of the billing portal, where a payer changes the card and pays open invoices. */
export type PortalSession = Omit<Stripe.BillingPortal.Session, 'configuration'> & { configuration: string };

/** The events that we send, a part of Stripe's. */
export const EVENT_TYPES = [
  'checkout.session.completed',
  'checkout.session.expired',
  'customer.subscription.created',
  'customer.subscription.updated',
  'customer.subscription.deleted',
  'invoice.paid',
  'invoice.payment_succeeded',
  'invoice.payment_failed',
] as const satisfies readonly Stripe.Event['type'][];
export type EventType = (typeof EVENT_TYPES)[number];

/** An event; `data.object` is the resource at that moment. */
export type Event = Omit<Stripe.EventBase, 'data' | 'type'> & {
  type: EventType;
  data: { object: Session | Subscription | Invoice; previous_attributes?: Record<string, unknown> };
};
