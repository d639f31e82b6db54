import { loadConfig } from '@proofround/service-kit';

import { notificationsConfig } from './config.js';

const load = (env: NodeJS.ProcessEnv) =>
  loadConfig(notificationsConfig, {
    NATS_URL: 'nats://localhost:4222',
    OPS_PORT: '9000',
    DATABASE_URL: 'postgres://localhost/notifications',
    ...env,
  });

describe('the configuration', () => {
  it('is valid without a mail server', () => {
    expect(load({ SMTP_URL: '' })).toMatchObject({
      MAIL_FROM: 'Proofround <no-reply@proofround.local>',
      PUBLIC_URL: 'http://localhost:8080',
    });
    expect(load({}).SMTP_URL).toBeUndefined();
  });

  it('removes the slash at the end of the public address', () => {
    expect(load({ PUBLIC_URL: 'https://proofround.example/' }).PUBLIC_URL).toBe('https://proofround.example');
  });

  it.each([
    ['SMTP_URL', 'http://mail.example'],
    ['SMTP_URL', 'mail.example:25'],
    ['MAIL_FROM', 'Proofround'],
    ['MAIL_FROM', 'Proofround <a@b.c>\r\nBcc: <d@e.f>'],
    ['MAIL_FROM', 'Proofround <a@b.c>, Other <d@e.f>'],
    ['PUBLIC_URL', 'ftp://proofround.example'],
    ['MAIL_ATTEMPTS', '0'],
  ])('refuses %s = %j and does not show the value', (name, value) => {
    expect(() => load({ [name]: value })).toThrow(
      `The configuration is not usable: ${name} has an unusable value.`,
    );
  });
});
