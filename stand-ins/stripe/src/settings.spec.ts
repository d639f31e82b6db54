import { readSettings, SettingsError } from './settings.js';

const ENOUGH = { STRIPE_SECRET_KEY: 'sk_test_12345', STRIPE_WEBHOOK_SECRET: 'whsec_12345' };

describe('the environment', () => {
  it('needs key and secret only', () => {
    expect(readSettings({ ...ENOUGH, STRIPE_WEBHOOK_URL: '' })).toEqual({
      port: 12_111,
      host: '127.0.0.1',
      secretKey: 'sk_test_12345',
      webhookSecret: 'whsec_12345',
      webhookUrl: undefined,
      dataFile: undefined,
      publicUrl: undefined,
    });
  });

  it('may set everything', () => {
    const settings = readSettings({
      ...ENOUGH,
      STRIPE_STAND_IN_PORT: '4000',
      STRIPE_STAND_IN_HOST: '0.0.0.0',
      STRIPE_WEBHOOK_URL: 'http://127.0.0.1:3000/api/payment/webhook',
      STRIPE_STAND_IN_DATA: '/tmp/stripe.json',
      STRIPE_STAND_IN_PUBLIC_URL: 'http://localhost:4000',
    });
    expect(settings).toMatchObject({
      port: 4000,
      host: '0.0.0.0',
      webhookUrl: 'http://127.0.0.1:3000/api/payment/webhook',
      dataFile: '/tmp/stripe.json',
      publicUrl: 'http://localhost:4000',
    });
  });

  it.each([
    [{ STRIPE_SECRET_KEY: undefined }, 'STRIPE_SECRET_KEY'],
    [{ STRIPE_SECRET_KEY: 'sk_live_abcdefgh' }, 'STRIPE_SECRET_KEY'],
    [{ STRIPE_WEBHOOK_SECRET: 'short' }, 'STRIPE_WEBHOOK_SECRET'],
    [{ STRIPE_STAND_IN_PORT: 'eighty' }, 'STRIPE_STAND_IN_PORT'],
    [{ STRIPE_WEBHOOK_URL: 'nowhere' }, 'STRIPE_WEBHOOK_URL'],
  ])('is refused with %j, naming %s but no value', (change, name) => {
    const read = () => readSettings({ ...ENOUGH, ...change });
    expect(read).toThrow(SettingsError);
    expect(read).toThrow(name);
    expect(read).not.toThrow(/abcdefgh|12345/);
  });
});
