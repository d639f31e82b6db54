import { loadConfig } from '@proofround/service-kit';

import { billingConfig, isTestMode } from './config.js';

const needed = {
  NATS_URL: 'nats://127.0.0.1:4222',
  OPS_PORT: '9000',
  DATABASE_URL: 'postgres://127.0.0.1/billing',
  STRIPE_SECRET_KEY: 'sk_test_1',
  STRIPE_WEBHOOK_SECRET: 'whsec_1',
  PUBLIC_ORIGINS: 'http://localhost:8080/',
};

describe('the configuration', () => {
  // rule: PAY-5
  it('has the published prices as defaults', () => {
    expect(loadConfig(billingConfig, needed)).toMatchObject({
      PRICE_MONTHLY_CENTS: 14_900,
      PRICE_ANNUAL_CENTS: 29_900,
      PUBLIC_ORIGINS: ['http://localhost:8080'],
    });
  });

  // rule: PAY-11
  it.each(['STRIPE_SECRET_KEY', 'STRIPE_WEBHOOK_SECRET', 'PUBLIC_ORIGINS'])(
    'refuses to start without %s',
    (name) => {
      expect(() => loadConfig(billingConfig, { ...needed, [name]: '' })).toThrow(`${name} is missing`);
    },
  );

  it.each([
    ['PUBLIC_ORIGINS', 'http://localhost:8080/app'],
    ['PRICE_MONTHLY_CENTS', '149.5'],
    ['STRIPE_API_BASE', 'https://stripe.example/v1'],
    ['STRIPE_API_BASE', 'ftp://stripe.example'],
    ['STRIPE_TIMEOUT_MS', '5000'],
  ])('refuses %s=%s and does not show the value', (name, value) => {
    expect(() => loadConfig(billingConfig, { ...needed, [name]: value })).toThrow(
      `The configuration is not usable: ${name} has an unusable value.`,
    );
  });

  it('refuses a live key together with a server other than Stripe', () => {
    const env = { ...needed, STRIPE_SECRET_KEY: 'sk_live_1', STRIPE_API_BASE: 'http://127.0.0.1:1' };
    expect(() => loadConfig(billingConfig, env)).toThrow('STRIPE_API_BASE has an unusable value');
  });

  it.each([
    [{ STRIPE_SECRET_KEY: 'sk_test_1', STRIPE_API_BASE: undefined }, true],
    [{ STRIPE_SECRET_KEY: 'rk_test_1', STRIPE_API_BASE: undefined }, true],
    [{ STRIPE_SECRET_KEY: 'sk_anything', STRIPE_API_BASE: 'http://127.0.0.1:1' }, true],
    [{ STRIPE_SECRET_KEY: 'sk_live_1', STRIPE_API_BASE: undefined }, false],
    [{ STRIPE_SECRET_KEY: 'rk_live_1', STRIPE_API_BASE: undefined }, false],
  ])('%p is test mode: %p', (config, expected) => {
    expect(isTestMode(config)).toBe(expected);
  });
});
