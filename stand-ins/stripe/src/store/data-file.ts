import {
  closeSync,
  existsSync,
  fsyncSync,
  ftruncateSync,
  mkdirSync,
  openSync,
  readFileSync,
  renameSync,
  statSync,
  writeFileSync,
  writeSync,
} from 'node:fs';
import { dirname } from 'node:path';

import { z } from 'zod';

import {
  API_VERSION,
  type Customer,
  type Event,
  type Invoice,
  type PortalSession,
  type Price,
  type Product,
  type Session,
  type Subscription,
} from '../resources/shapes.js';
import { type Basket, type Change, delivery, keptAnswer, type State } from './kinds.js';

/** The data file is unusable; the message says how to fix it. */
export class DataFileError extends Error {}

/** Rows of one kind: fields that the code relies on are checked, the rest is trusted as our own. */
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
  // A file of an earlier version has none.
  portalSessions: rows<PortalSession>({ object: z.literal('billing_portal.session') }).default([]),
  answers: z.array(keptAnswer),
});

const byId = <T extends { id: string }>(all: readonly T[]) => new Map(all.map((row) => [row.id, row]));

/** A later line: the changes of one piece of work. */
const changes = z.array(
  z.union([
    z.object({ kind: z.string(), row: z.looseObject({ id: z.string() }) }),
    z.object({ kind: z.string(), id: z.string() }),
  ]),
);
const someRows = z.array(z.looseObject({ id: z.string() }));

/** The state of the first line with the changes of the later lines. */
function replayed(first: string, further: readonly string[]): unknown {
  const whole = z.record(z.string(), z.unknown()).parse(JSON.parse(first));
  const tables = new Map<string, Map<string, unknown>>();
  for (const change of further.flatMap((line) => changes.parse(JSON.parse(line)))) {
    const table = tables.get(change.kind) ?? byId(someRows.parse(whole[change.kind]));
    tables.set(change.kind, table);
    if ('row' in change) table.set(change.row.id, change.row);
    else table.delete(change.id);
  }
  return { ...whole, ...Object.fromEntries([...tables].map(([kind, map]) => [kind, [...map.values()]])) };
}

function flush(path: string): void {
  const handle = openSync(path, 'r');
  try {
    fsyncSync(handle);
  } finally {
    closeSync(handle);
  }
}

/** The lines may grow to twice the state's size before they are merged into one state. */
const SLACK = 256 * 1024;

/**
 * The state that outlives the process: one line with all of it, and one line for each later piece of
 * work. Text after the last line break was truncated by a crash, before its work was answered.
 */
export class DataFile {
  /** The valid part of the file: the length of the state's line, and of all lines; 0 before the first write. */
  private whole = 0;
  private length = 0;

  constructor(private readonly path: string) {}

  /** The stored state, or undefined if there is none. @throws DataFileError */
  read(): State | undefined {
    if (!existsSync(this.path)) return undefined;
    const [first = '', ...further] = readFileSync(this.path, 'utf8').split('\n');
    let written: unknown;
    try {
      written = replayed(first, further.slice(0, -1));
    } catch (error) {
      throw new DataFileError(`${this.path} cannot be read (${String(error)}); delete it to start afresh`);
    }
    const parsed = contents.safeParse(written);
    if (!parsed.success) {
      const [issue] = parsed.error.issues;
      throw new DataFileError(
        `${this.path} is not of this version (${issue?.path.join('.') ?? ''}); delete it to start afresh`,
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
      portalSessions: byId(data.portalSessions),
      answers: byId(data.answers),
    };
  }

  /** Writes to disk before it returns. @throws if that fails; then nothing has changed */
  write(state: State, changes: readonly Change[]): void {
    const isDue = this.length === 0 || this.length > 2 * this.whole + SLACK;
    const size = statSync(this.path, { throwIfNoEntry: false })?.size ?? 0;
    if (isDue || size < this.length) this.replace(state);
    else this.append(changes);
  }

  private append(changes: readonly Change[]): void {
    const line = Buffer.from(`${JSON.stringify(changes)}\n`);
    const handle = openSync(this.path, 'r+');
    try {
      ftruncateSync(handle, this.length); // removes an earlier, partly written line
      for (let written = 0; written < line.length;)
        written += writeSync(handle, line, written, line.length - written, this.length + written);
      fsyncSync(handle);
      this.length += line.length;
    } finally {
      closeSync(handle);
    }
  }

  /** Replaces the file with the whole state atomically: a crash leaves either the old or the new state. */
  private replace(state: State): void {
    const tables = Object.entries(state).map(([kind, map]) => [kind, [...map.values()]] as const);
    const text = JSON.stringify({ format: 1, api_version: API_VERSION, ...Object.fromEntries(tables) });
    mkdirSync(dirname(this.path), { recursive: true });
    const next = `${this.path}.next`;
    writeFileSync(next, `${text}\n`, { mode: 0o600 });
    flush(next);
    renameSync(next, this.path);
    flush(dirname(this.path));
    this.whole = this.length = Buffer.byteLength(text) + 1;
  }
}
