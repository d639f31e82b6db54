import type Stripe from 'stripe';

/** Stripe's published types of its resources, from its SDK's declarations; read by published.ts. */
export type Session = Stripe.Checkout.Session;
export type Subscription = Stripe.Subscription;
export type Invoice = Stripe.Invoice;
export type Customer = Stripe.Customer;
export type Price = Stripe.Price;
export type Product = Stripe.Product;
export type LineItem = Stripe.LineItem;
export type EventBase = Stripe.EventBase;
export type PortalSession = Stripe.BillingPortal.Session;
