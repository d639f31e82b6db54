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
  it('needs nothing for mail, and then sends none', () => {
    expect(load({ SMTP_URL: '' })).toMatchObject({
      MAIL_FROM: 'Proofround <no-reply@proofround.local>',
      PUBLIC_URL: 'http://localhost:8080',
    });
    expect(load({}).SMTP_URL).toBeUndefined();
  });

  it('takes the public address with or without a slash at its end', () => {
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
  ])('refuses %s = %j, without showing it', (name, value) => {
    expect(() => load({ [name]: value })).toThrow(
      `The configuration is not usable: ${name} has an unusable value.`,
    );
  });
});
