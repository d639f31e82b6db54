import {
  closeSync,
  existsSync,
  fsyncSync,
  mkdirSync,
  openSync,
  readFileSync,
  renameSync,
  writeFileSync,
} from 'node:fs';
import { dirname } from 'node:path';
import { z } from 'zod';

import {
  API_VERSION,
  type Customer,
  type Event,
  type Invoice,
  type Price,
  type Product,
  type Session,
  type Subscription,
} from '../resources/shapes.js';
import { delivery, keptAnswer, type Basket, type State } from './kinds.js';

/** The data file cannot be used; the message says what a person can do about it. */
export class DataFileError extends Error {}

/** Rows of one kind: what the code reckons with is checked, the rest is as we wrote it. */
const rows = <T extends { id: string }>(shape: z.ZodRawShape) => {
  const essentials = z.looseObject({ id: z.string().min(1), ...shape });
  return z.array(z.custom<T>((value) => essentials.safeParse(value).success));
};
const list = (shape: z.ZodRawShape) => z.looseObject({ data: z.array(z.looseObject(shape)).min(1) });

const contents = z.object({
  format: z.literal(1),
  api_version: z.literal(API_VERSION),
  products: rows<Product>({ object: z.literal('product'), name: z.string() }),
  prices: rows<Price>({ object: z.literal('price'), product: z.string() }),
  customers: rows<Customer>({ object: z.literal('customer'), email: z.string().nullable() }),
  sessions: rows<Session>({
    object: z.literal('checkout.session'),
    status: z.enum(['open', 'complete', 'expired']),
    expires_at: z.number(),
  }),
  baskets: rows<Basket>({
    lines: z.array(z.looseObject({ price: z.looseObject({ recurring: z.looseObject({}) }) })).min(1),
    subscription: z.object({
      metadata: z.record(z.string(), z.string()),
      description: z.string().nullable(),
    }),
  }),
  subscriptions: rows<Subscription>({
    object: z.literal('subscription'),
    status: z.string(),
    customer: z.string(),
    items: list({ current_period_start: z.number(), current_period_end: z.number() }),
  }),
  invoices: rows<Invoice>({ object: z.literal('invoice'), status: z.string(), amount_due: z.number() }),
  events: rows<Event>({
    object: z.literal('event'),
    type: z.string(),
    data: z.looseObject({ object: z.looseObject({}) }),
  }),
  deliveries: z.array(delivery),
  answers: z.array(keptAnswer),
});

const byId = <T extends { id: string }>(all: readonly T[]) => new Map(all.map((row) => [row.id, row]));

/** What a former process left, or undefined where it left nothing. Throws DataFileError. */
export function readDataFile(path: string): State | undefined {
  if (!existsSync(path)) return undefined;
  let written: unknown;
  try {
    written = JSON.parse(readFileSync(path, 'utf8'));
  } catch (error) {
    throw new DataFileError(`${path} cannot be read (${String(error)}); delete it to start afresh`);
  }
  const parsed = contents.safeParse(written);
  if (!parsed.success) {
    const [issue] = parsed.error.issues;
    throw new DataFileError(
      `${path} is not of this version (${issue?.path.join('.') ?? ''}); delete it to start afresh`,
    );
  }
  const data = parsed.data;
  return {
    products: byId(data.products),
    prices: byId(data.prices),
    customers: byId(data.customers),
    sessions: byId(data.sessions),
    baskets: byId(data.baskets),
    subscriptions: byId(data.subscriptions),
    invoices: byId(data.invoices),
    events: byId(data.events),
    deliveries: byId(data.deliveries),
    answers: byId(data.answers),
  };
}

function flush(path: string): void {
  const handle = openSync(path, 'r');
  try {
    fsyncSync(handle);
  } finally {
    closeSync(handle);
  }
}

/** Puts the whole state in the file's place at once: a crash leaves either the old or the new. */
export function writeDataFile(path: string, state: State): void {
  const tables = Object.entries(state).map(([kind, map]) => [kind, [...map.values()]] as const);
  const text = JSON.stringify({ format: 1, api_version: API_VERSION, ...Object.fromEntries(tables) });
  mkdirSync(dirname(path), { recursive: true });
  const next = `${path}.next`;
  writeFileSync(next, text, { mode: 0o600 });
  flush(next);
  renameSync(next, path);
  flush(dirname(path));
}
