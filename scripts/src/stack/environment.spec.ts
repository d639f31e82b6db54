import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { resolve } from 'node:path';
import { join } from 'node:path';

import { NAMES, variablesOf } from '../testing/process-settings.js';
import { environmentOf, mailFolder } from './environment.js';
import { loadSecrets } from './secrets.js';
import { COMMON_SETTINGS, SERVICES } from './services.js';

describe('the folder of mails', () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'proofround-test-environment-'));
  afterAll(() => rmSync(dataDir, { recursive: true }));

  const settingsOf = (settings: NodeJS.ProcessEnv) => {
    const service = SERVICES.find(({ name }) => name === 'notifications');
    if (!service) throw new Error('There is no service for mails');
    return environmentOf(
      service,
      {
        settings,
        secrets: loadSecrets(dataDir),
        admin: { email: 'admin@example.com', password: 'secret' },
        url: 'http://localhost:8080',
        port: 8080,
        host: '127.0.0.1',
        dataDir,
        stripeUrl: undefined,
      },
      {},
    );
  };

  it.each([
    [{}, join(dataDir, 'mail')],
    [{ MAIL_DIR: '/var/mails' }, '/var/mails'],
    [{ MAIL_DIR: 'mails' }, resolve('mails')],
  ])('is the same for the launcher and for the service with %j', (settings, folder) => {
    expect(mailFolder(settings, dataDir)).toBe(folder);
    expect(settingsOf(settings)['MAIL_DIR']).toBe(folder);
  });

  it('does not exist with a mail server', () => {
    expect(mailFolder({ SMTP_URL: 'smtp://localhost' }, dataDir)).toBeUndefined();
    expect(settingsOf({ SMTP_URL: 'smtp://localhost' })['MAIL_DIR']).toBeUndefined();
  });
});

/** Settings that the launcher makes itself, so that nobody passes them on. */
const OWN = [
  'NATS_URL',
  'DATABASE_URL',
  'REDIS_URL',
  'OPS_PORT',
  'OPS_HOST',
  'PORT',
  'HOST',
  'WEB_ROOT',
  'JWT_PRIVATE_KEY',
  'JWT_PUBLIC_KEYS',
  'ACCOUNT_SECRET',
  'VISITOR_SECRET',
  'ADMIN_EMAIL',
  'ADMIN_PASSWORD',
];
/** Settings of NATS clusters. The launcher runs one server, or uses one as it is. */
const OF_CLUSTERS = ['STREAM_REPLICAS', 'STREAM_PLACEMENT_TAGS'];

describe('the settings that the launcher passes on', () => {
  it.each(NAMES)('are all that %s reads, and no others', (name) => {
    const passed = SERVICES.find((service) => service.name === name)?.settings ?? [];
    const notPassed = new Set<string>([...COMMON_SETTINGS, ...OWN, ...OF_CLUSTERS]);
    expect([...passed].toSorted()).toEqual(variablesOf(name).filter((variable) => !notPassed.has(variable)));
  });
});
