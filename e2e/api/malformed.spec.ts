import type { ApiClient } from '@proofround/test-kit';
import { z } from 'zod';

import { aFounder, anInvestor, anInvestorWithAccess, anyone, theAdmin } from './stack-under-test.js';

/**
 * Malformed requests to all routes: never a 500, never an error without `detail` (ERR-1). The same seed
 * generates the same requests; MALFORMED_SEED repeats a run. `npm run test:more` sends six times as many.
 */
const SEED = Number(process.env['MALFORMED_SEED'] ?? '20261121');
const PER_ROUTE = Number(process.env['MALFORMED_PER_ROUTE'] ?? '15');
const AT_ONCE = 12;

/** A small generator of numbers from 0 to 1 (mulberry32). */
function generator(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

const document = z.object({
  paths: z.record(
    z.string(),
    z.record(
      z.string(),
      z.object({
        parameters: z.array(z.object({ name: z.string(), in: z.string() })).optional(),
        requestBody: z.unknown().optional(),
      }),
    ),
  ),
});
interface Route {
  method: string;
  path: string;
  query: string[];
  hasBody: boolean;
}

const FIELDS = [
  ...['idea_title', 'idea_description', 'sector', 'stage', 'user_count', 'monthly_revenue', 'product_url'],
  ...['email', 'password', 'name', 'user_type', 'status', 'message', 'session_id', 'origin_url', 'plan'],
  ...['budget', 'current_companies', 'investment_sectors', 'check_size_min', 'check_size_max'],
  ...['startup_id', 'asking_price', 'offer_amount', 'geography_preference', 'preferred_stages'],
  ...['__proto__', 'constructor', 'toString', ''],
];
const TEXTS = [
  ...['', ' ', '\u0000', 'a\u0000b', '\uD800', '🚀'.repeat(500), 'x'.repeat(6000), "'; DROP TABLE users;--"],
  ...['<script>alert(1)</script>', '../../etc/passwd', '%00', '%', '\\', '_', 'null', 'NaN', '1e999', '-1'],
  ...['01936f6e-8c4a-7b2e-9d51-3f0a2b7c4d10', '00000000-0000-0000-0000-000000000000', 'ＡＢＣ', '\u202E'],
  ...['javascript:alert(1)', 'https://example.com', '2026-02-30', 'true', '[]', '{}', 'idea', 'accepted'],
];
const NUMBERS = [0, -0, -1, 1, 0.1, 0.001, 1e308, -1e308, 2 ** 53, 1e12, 1e12 + 1, 99_999_999_999, 1e-7];
const RAW = [
  ...[
    '',
    '{',
    '[',
    '"',
    'null',
    'true',
    '[[[[',
    '{"a":',
    '{"a":1}{"b":2}',
    '\uFEFF{}',
    '\u0000',
    'undefined',
  ],
  ...['['.repeat(20_000), `{"a":${'{"a":'.repeat(500)}1${'}'.repeat(501)}`, '1'.repeat(400), '-', '1e'],
];
const TYPES = [
  ...['application/json', 'application/json', 'application/json', 'application/json; charset=utf-8'],
  ...['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data', '', 'application/json;', 'x'],
];

class Malformer {
  constructor(private readonly random: () => number) {}

  pick<T>(items: readonly T[]): T {
    const item = items[Math.floor(this.random() * items.length)];
    if (item === undefined) throw new Error('There is nothing to pick from');
    return item;
  }

  chance(share: number): boolean {
    return this.random() < share;
  }

  value(depth = 0): unknown {
    const kind = Math.floor(this.random() * (depth > 3 ? 4 : 6));
    if (kind === 0) return this.pick([null, true, false]);
    if (kind === 1) return this.pick(NUMBERS);
    if (kind <= 3) return this.pick(TEXTS);
    if (kind === 4) return Array.from({ length: this.pick([0, 1, 2, 60]) }, () => this.value(depth + 1));
    return this.object(depth + 1);
  }

  object(depth = 0): unknown {
    const entries = Array.from(
      { length: this.pick([0, 1, 3, 8, 14]) },
      () => [this.pick(FIELDS), this.value(depth + 1)] as const,
    );
    return Object.fromEntries(entries);
  }

  request({ method, path, query, hasBody }: Route) {
    const filled = path.replaceAll(/\{\w+\}/g, () =>
      this.chance(0.1)
        ? this.pick(['%', '%E0%A4%A', '..', '%2e%2e', ' '])
        : encodeURIComponent(wellFormed(this.pick(TEXTS))),
    );
    const names = [...query, 'limit', 'cursor', 'unknown', 'q[]', 'status'];
    const pairs = Array.from({ length: this.pick([0, 0, 1, 2, 4]) }, () =>
      [this.pick(names), wellFormed(this.pick(TEXTS)).slice(0, 500)].map(encodeURIComponent).join('='),
    );
    const withBody = hasBody ? this.chance(0.95) : method !== 'GET' && this.chance(0.3);
    const headers: Record<string, string> = {};
    if (withBody) headers['content-type'] = this.pick(TYPES);
    if (this.chance(0.15)) headers['idempotency-key'] = this.pick(['', 'a', 'k'.repeat(300), 'ü', '"; --']);
    if (this.chance(0.1)) headers['x-correlation-id'] = this.pick(['x', '<script>', 'y'.repeat(500)]);
    if (this.chance(0.1)) headers['last-event-id'] = this.pick(['x', '1-2', 'a-9999999999999999999', '-']);
    const body = withBody ? this.body() : undefined;
    return { url: `${filled}${pairs.length > 0 ? `?${pairs.join('&')}` : ''}`, method, headers, body };
  }

  private body(): Buffer {
    if (this.chance(0.15)) return Buffer.from(this.pick(RAW));
    if (this.chance(0.05)) return Buffer.from([0x22, 0xff, 0xfe, 0x22]);
    if (this.chance(0.02)) return Buffer.alloc(300_000, '1');
    return Buffer.from(JSON.stringify(this.chance(0.8) ? this.object() : this.value()));
  }
}

/** An address cannot contain lone surrogates. */
const wellFormed = (text: string) => Buffer.from(text).toString('utf8');

async function routes(): Promise<Route[]> {
  const { paths } = await anyone().read(document, 'GET', '/docs/openapi.json');
  return Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, { parameters = [], requestBody }]) => ({
      method: method.toUpperCase(),
      path: path.replace(/^\/api/, ''),
      query: parameters.filter((one) => one.in === 'query').map(({ name }) => name),
      hasBody: requestBody !== undefined,
    })),
  );
}

const withDetail = z.object({
  detail: z.union([
    z.string().min(1),
    z
      .array(
        z.object({
          loc: z.array(z.union([z.string(), z.number()])).min(1),
          msg: z.string().min(1),
          type: z.string().min(1),
        }),
      )
      .min(1),
  ]),
});

/** The error of an answer; undefined if there is none. */
async function complaint(
  who: ApiClient,
  request: ReturnType<Malformer['request']>,
): Promise<string | undefined> {
  const abort = new AbortController();
  const { url, method, headers, body } = request;
  const requestText = `${method} ${url.slice(0, 200)} ${JSON.stringify(headers)} ${body?.subarray(0, 300).toString() ?? ''}`;
  const response = await who.fetch(url, {
    method,
    headers,
    ...(body === undefined ? {} : { body: new Uint8Array(body) }),
    signal: abort.signal,
  });
  const { status } = response;
  if (response.headers.get('content-type')?.startsWith('text/event-stream')) {
    abort.abort();
    return undefined;
  }
  const text = await response.text();
  if (status >= 500) return `${status} for ${requestText}: ${text.slice(0, 300)}`;
  if (status < 400) return undefined;
  let parsed: unknown;
  try {
    parsed = JSON.parse(text);
  } catch {
    parsed = undefined;
  }
  if (!withDetail.safeParse(parsed).success)
    return `${status} without detail for ${requestText}: ${text.slice(0, 300)}`;
  return undefined;
}

describe('malformed requests', () => {
  // rules: ERR-1, ERR-5
  it(`over all routes never get a 500 and always a detail (seed ${SEED})`, async () => {
    const malformer = new Malformer(generator(SEED));
    const people = [anyone(), await aFounder(), await anInvestor(), await anInvestorWithAccess()];
    const withAdmin = [...people, await theAdmin()];
    const requests = (await routes()).flatMap((route) => {
      const ofAccount = route.path.startsWith('/auth/');
      // A log-in costs a tenth of a second of hashing by design.
      return Array.from({ length: ofAccount ? PER_ROUTE / 3 : PER_ROUTE }, () => ({
        // All tests share the admin: `POST /auth/logout-all` would end the sessions of the others.
        who: malformer.pick(ofAccount ? people : withAdmin),
        request: malformer.request(route),
      }));
    });
    expect(requests.length).toBeGreaterThan(33 * PER_ROUTE);
    const complaints: string[] = [];
    const queue = [...requests];
    await Promise.all(
      Array.from({ length: AT_ONCE }, async () => {
        for (let next = queue.pop(); next; next = queue.pop()) {
          const found = await complaint(next.who, next.request);
          if (found !== undefined) complaints.push(found);
        }
      }),
    );
    expect(complaints.slice(0, 10)).toEqual([]);
    expect((await anyone().get('/health')).body).toMatchObject({ status: 'ok' });
  });
});
