import { pauseAfter } from '@proofround/service-kit';

import { retryOf } from './mail-dispatcher.js';
import { toMailError } from './smtp-mailer.js';

const smtpError = (fields: object) => Object.assign(new Error('550 5.1.1 <ivy@example.com> unknown'), fields);

describe('what a mail server says', () => {
  it.each([
    ['a recipient refused for good', { code: 'EENVELOPE', responseCode: 550, command: 'RCPT TO' }, true],
    ['a message refused for good', { code: 'EMESSAGE', responseCode: 554, command: 'DATA' }, true],
    ['an address that no server would take', { code: 'EENVELOPE', command: 'API' }, true],
    ['a recipient refused for now', { code: 'EENVELOPE', responseCode: 451, command: 'RCPT TO' }, false],
    ['a log-in refused: a matter of settings', { code: 'EAUTH', responseCode: 535 }, false],
    ['a greeting refused', { code: 'EPROTOCOL', responseCode: 554, command: 'CONN' }, false],
    ['no connection', { code: 'ESOCKET', command: 'CONN' }, false],
    ['our own time limit', { code: 'EABORT' }, false],
    ['something unknown', {}, false],
  ])('%s', (_name, fields, permanent) => {
    const error = toMailError(smtpError(fields));
    expect(error.permanent).toBe(permanent);
    expect(error.message).not.toContain('ivy@example.com');
  });

  it('is kept as codes', () => {
    const error = toMailError(smtpError({ code: 'EENVELOPE', responseCode: 550, command: 'RCPT TO' }));
    expect(error.message).toBe('The mail server did not take the mail: EENVELOPE 550 at RCPT TO');
  });
});

it('waits three times as long after each try, some hours in all', () => {
  const retry = retryOf({ MAIL_ATTEMPTS: 8, MAIL_RETRY_MS: 30_000 });
  const pauses = [1, 2, 3, 4, 5, 6, 7].map((attempts) => pauseAfter(attempts, retry));
  expect(pauses.slice(0, 3)).toEqual([30_000, 90_000, 270_000]);
  const hours = pauses.reduce((sum, pause) => sum + pause, 0) / 3_600_000;
  expect(hours).toBeGreaterThan(4);
  expect(hours).toBeLessThan(12);
});
