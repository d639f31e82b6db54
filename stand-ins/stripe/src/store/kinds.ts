import { z } from 'zod';

import type {
  Customer,
  Event,
  Invoice,
  LineItem,
  PortalSession,
  Price,
  Product,
  Session,
  Subscription,
} from '../resources/shapes.js';

/** The items of a checkout; Stripe keeps them beside the session, not in it. `id` is the session's. */
export interface Basket {
  id: string;
  lines: LineItem[];
  subscription: { metadata: Record<string, string>; description: string | null };
}

/** The state of an event's delivery to the webhook. `id` is the event's; times are milliseconds. */
export const delivery = z.object({
  id: z.string(),
  state: z.enum(['pending', 'delivered', 'given_up']),
  attempts: z.number().int().min(0),
  next_attempt_at: z.number(),
  /** The result of the last attempt: a status, or the reason why there was none. */
  last_result: z.string().nullable(),
});
export type Delivery = z.infer<typeof delivery>;

/** The answer to an Idempotency-Key (`id`), kept for 24 hours. `at` is in seconds. */
export const keptAnswer = z.object({
  id: z.string(),
  at: z.number(),
  request_id: z.string(),
  method_and_path: z.string(),
  fingerprint: z.string(),
  status: z.number().int(),
  body: z.string(),
});
export type KeptAnswer = z.infer<typeof keptAnswer>;

/** All stored rows, by kind. */
export interface Kinds {
  products: Product;
  prices: Price;
  customers: Customer;
  sessions: Session;
  baskets: Basket;
  subscriptions: Subscription;
  invoices: Invoice;
  portalSessions: PortalSession;
  events: Event;
  deliveries: Delivery;
  answers: KeptAnswer;
}
export type Kind = keyof Kinds;

/** Rows by id, oldest first. Rows are replaced, never changed in place. */
export type State = { readonly [K in Kind]: ReadonlyMap<string, Kinds[K]> };

/** One row written or deleted. */
export type Change = { kind: Kind; row: Kinds[Kind] } | { kind: Kind; id: string };

export function emptyState(): State {
  return {
    products: new Map(),
    prices: new Map(),
    customers: new Map(),
    sessions: new Map(),
    baskets: new Map(),
    subscriptions: new Map(),
    invoices: new Map(),
    portalSessions: new Map(),
    events: new Map(),
    deliveries: new Map(),
    answers: new Map(),
  };
}
