import { loadConfig } from '@proofround/service-kit';

import { marketplaceConfig } from './config.js';

const load = (env: NodeJS.ProcessEnv) =>
  loadConfig(marketplaceConfig, {
    NATS_URL: 'nats://localhost:4222',
    OPS_PORT: '9000',
    DATABASE_URL: 'postgres://localhost/marketplace',
    ...env,
  });
const ESCROW = { ESCROW_NAME: 'Safehand', ESCROW_URL: 'https://escrow.example/pay?sum={amount}' };

describe('the configuration', () => {
  // rule: DEAL-14
  it('has an escrow provider with a name and an address, or none', () => {
    expect(load(ESCROW)).toMatchObject(ESCROW);
    for (const env of [{}, { ESCROW_NAME: '', ESCROW_URL: '' }]) {
      const { ESCROW_NAME, ESCROW_URL } = load(env);
      expect([ESCROW_NAME, ESCROW_URL]).toEqual([undefined, undefined]);
    }
  });

  it.each(['ESCROW_NAME', 'ESCROW_URL'])('refuses an escrow provider without %s', (name) => {
    expect(() => load({ ...ESCROW, [name]: '' })).toThrow(
      `The configuration is not usable: ${name} is missing.`,
    );
  });

  it.each([
    ['ESCROW_NAME', ' '],
    ['ESCROW_NAME', 'Safe\nhand'],
    ['ESCROW_NAME', 'a'.repeat(61)],
    ['ESCROW_URL', 'http://escrow.example/{amount}'],
    ['ESCROW_URL', 'https://escrow.example/{price}'],
  ])('refuses %s = %j and does not show the value', (name, value) => {
    expect(() => load({ ...ESCROW, [name]: value })).toThrow(
      `The configuration is not usable: ${name} has an unusable value.`,
    );
  });
});
