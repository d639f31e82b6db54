import { resolve } from 'node:path';

import { environmentOf, mailFolder } from './environment.js';
import { loadSecrets } from './secrets.js';
import { SERVICES } from './services.js';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

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
