import { mayBeJson, maySign } from './webhooks.controller.js';

const NOW = 1_800_000_000_000;
const V1 = `v1=${'0a'.repeat(32)}`;

describe('a Stripe-Signature header', () => {
  it.each([
    `t=1800000000,${V1}`,
    `t=1799999700,${V1}`,
    `t=1800000300,${V1}`,
    `t=1800000000,${V1},v1=${'ff'.repeat(32)},v0=whatever`,
  ])('may be valid: %s', (header) => expect(maySign(header, NOW)).toBe(true));

  it.each([
    '',
    't=1800000000',
    V1,
    `t=,${V1}`,
    `t=1799999699,${V1}`,
    `t=1800000301,${V1}`,
    `t=abc,${V1}`,
    't=1800000000,v1=feed',
    `t=1800000000,v0=${'0a'.repeat(32)}`,
    `t=1800000000,${V1},${'x'.repeat(2000)}`,
  ])('cannot be valid: %s', (header) => expect(maySign(header, NOW)).toBe(false));
});

describe('the body of a webhook', () => {
  it('may be JSON with white space', () => expect(mayBeJson('{\n\t"a": "é"\r\n}')).toBe(true));

  it.each([
    ['empty', ''],
    ['NUL bytes', '\0'.repeat(1000)],
    ['a control character', '{"a":"\u0001"}'],
  ])('cannot be JSON: %s', (_, text) => expect(mayBeJson(text)).toBe(false));
});
