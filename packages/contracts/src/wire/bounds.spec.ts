import { z } from 'zod';

import { registration } from '../accounts/schemas.js';
import { ENDPOINTS } from '../index.js';
import { investorInput } from '../investors/schemas.js';
import { startupInput, startupPatch } from '../startups/schemas.js';

const STARTUP = { idea_title: 'LedgerLoop', idea_description: 'Bookkeeping.', sector: 'FinTech' };
const PROFILE = { budget: 1, current_companies: 'Acme', investment_sectors: ['FinTech'] };
const ACCOUNT = { email: 'a@example.com', password: 'correct horse', name: 'Amara' };
const LIMIT = { name: 120, title: 120, text: 5000 };

const accepts = (schema: z.ZodType, body: object) => schema.safeParse(body).success;
const address = (length: number) => `${'a'.repeat(64)}@${'b.'.repeat((length - 69) / 2)}test`;

/** All property names of a JSON schema, at any depth. */
function* propertyNames(schema: unknown): Generator<string> {
  if (typeof schema !== 'object' || schema === null) return;
  for (const [key, value] of Object.entries<unknown>({ ...schema })) {
    if (key === 'properties' && typeof value === 'object' && value !== null) yield* Object.keys(value);
    yield* propertyNames(value);
  }
}

describe('the bounds of request fields', () => {
  // rule: LIMIT-1
  it.each([
    ['a name', registration, (n: number) => ({ ...ACCOUNT, name: 'x'.repeat(n) }), 1, LIMIT.name],
    ['a password', registration, (n: number) => ({ ...ACCOUNT, password: 'x'.repeat(n) }), 8, 128],
    ['a title', startupInput, (n: number) => ({ ...STARTUP, idea_title: 'x'.repeat(n) }), 1, LIMIT.title],
    ['a sector', startupInput, (n: number) => ({ ...STARTUP, sector: 'x'.repeat(n) }), 1, LIMIT.title],
    ['a location', startupInput, (n: number) => ({ ...STARTUP, location: 'x'.repeat(n) }), 0, LIMIT.title],
    [
      'other text',
      startupInput,
      (n: number) => ({ ...STARTUP, target_market: 'x'.repeat(n) }),
      0,
      LIMIT.text,
    ],
    [
      'a list',
      investorInput,
      (n: number) => ({ ...PROFILE, investment_sectors: Array<string>(n).fill('x') }),
      1,
      50,
    ],
    [
      'its entries',
      investorInput,
      (n: number) => ({ ...PROFILE, investment_sectors: ['x'.repeat(n)] }),
      1,
      80,
    ],
  ])('limit the length of %s', (_name, schema, body, least, most) => {
    expect(accepts(schema, body(least))).toBe(true);
    expect(accepts(schema, body(most))).toBe(true);
    expect(accepts(schema, body(most + 1))).toBe(false);
    if (least > 0) expect(accepts(schema, body(least - 1))).toBe(false);
  });

  // rule: LIMIT-1
  it('refuse an e-mail address above 254 characters', () => {
    expect(address(255)).toHaveLength(255);
    expect(accepts(registration, { ...ACCOUNT, email: address(255) })).toBe(false);
  });

  // rules: LIMIT-3, WIRE-4
  it.each([
    ['monthly_revenue', [0, 0.01, 1e12], [-0.01, 1e12 + 1, 0.001]],
    ['user_count', [0, 1e10], [-1, 1e10 + 1, 0.5]],
  ])('limit the value of %s', (field, good, bad) => {
    for (const value of good) expect(accepts(startupInput, { ...STARTUP, [field]: value })).toBe(true);
    for (const value of bad) expect(accepts(startupInput, { ...STARTUP, [field]: value })).toBe(false);
  });

  // rule: LIMIT-4
  it('accept only http and https links', () => {
    for (const product_url of ['http://a.example', 'https://a.example/x?y#z']) {
      expect(accepts(startupInput, { ...STARTUP, product_url })).toBe(true);
    }
    for (const product_url of ['ftp://a.example', 'javascript:alert(1)', 'a.example', '//a.example']) {
      expect(accepts(startupInput, { ...STARTUP, product_url })).toBe(false);
    }
  });
});

describe('the required fields', () => {
  // rules: STARTUP-2, STARTUP-6
  it('of a startup are title, description and sector', () => {
    expect(startupInput.parse(STARTUP)).toMatchObject({
      stage: 'idea',
      user_count: 0,
      team_background: null,
      location: null,
    });
    for (const field of Object.keys(STARTUP)) {
      expect(accepts(startupInput, { ...STARTUP, [field]: undefined })).toBe(false);
    }
  });

  // rule: INVESTOR-3
  it('of an investor profile are budget, current companies and one sector', () => {
    expect(accepts(investorInput, PROFILE)).toBe(true);
    expect(accepts(investorInput, { ...PROFILE, investment_sectors: [] })).toBe(false);
    for (const field of Object.keys(PROFILE)) {
      expect(accepts(investorInput, { ...PROFILE, [field]: undefined })).toBe(false);
    }
  });

  // rule: WIRE-9
  it('cannot be cleared by a PATCH, unlike optional fields', () => {
    expect(accepts(startupPatch, { idea_title: null })).toBe(false);
    expect(startupPatch.parse({ target_market: null })).toEqual({ target_market: null });
    expect(startupPatch.parse({})).toEqual({});
  });
});

describe('the calls of the API', () => {
  // rule: WIRE-1
  it('name all fields in snake_case', () => {
    const schemas = ENDPOINTS.flatMap(({ body, reply }) => [body, reply]).filter(
      (schema) => schema !== undefined,
    );
    const all = schemas.flatMap((schema) => [
      ...propertyNames(z.toJSONSchema(schema, { unrepresentable: 'any', io: 'input' })),
    ]);
    expect(all.length).toBeGreaterThan(100);
    // The reply of GET /health has services' folder names as keys.
    expect(
      [...new Set(all)].filter((name) => !/^[a-z][a-z0-9_]*$/.test(name) && name !== 'ai-worker'),
    ).toEqual([]);
  });

  // rule: KEY-5
  it('accept no Idempotency-Key for registration and login', () => {
    const accounts = ENDPOINTS.filter(({ path }) => path === '/auth/register' || path === '/auth/login');
    expect(accounts.map(({ idempotent }) => idempotent ?? false)).toEqual([false, false]);
  });
});
