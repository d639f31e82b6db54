import { pauseAfter } from '@proofround/service-kit';

import { retryOf } from './mail-queues.js';
import { toMailError } from './smtp-mailer.js';

const smtpError = (fields: object) => Object.assign(new Error('550 5.1.1 <ivy@example.com> unknown'), fields);

describe('the error of a mail server', () => {
  it.each([
    ['a permanently refused recipient', { code: 'EENVELOPE', responseCode: 550, command: 'RCPT TO' }, true],
    ['a permanently refused message', { code: 'EMESSAGE', responseCode: 554, command: 'DATA' }, true],
    ['an invalid address', { code: 'EENVELOPE', command: 'API' }, true],
    ['a temporarily refused recipient', { code: 'EENVELOPE', responseCode: 451, command: 'RCPT TO' }, false],
    ['a refused log-in', { code: 'EAUTH', responseCode: 535 }, false],
    ['a refused greeting', { code: 'EPROTOCOL', responseCode: 554, command: 'CONN' }, false],
    ['no connection', { code: 'ESOCKET', command: 'CONN' }, false],
    ['our own time limit', { code: 'EABORT' }, false],
    ['an unknown error', {}, false],
  ])('is permanent or not: %s', (_name, fields, permanent) => {
    const error = toMailError(smtpError(fields));
    expect(error.permanent).toBe(permanent);
    expect(error.message).not.toContain('ivy@example.com');
  });

  it('is stored as codes', () => {
    const error = toMailError(smtpError({ code: 'EENVELOPE', responseCode: 550, command: 'RCPT TO' }));
    expect(error.message).toBe('The mail server did not accept the mail: EENVELOPE 550 at RCPT TO');
  });
});

it('waits three times as long after each attempt, some hours in total', () => {
  const retry = retryOf({ MAIL_ATTEMPTS: 8, MAIL_RETRY_MS: 30_000 });
  const pauses = [1, 2, 3, 4, 5, 6, 7].map((attempts) => pauseAfter(attempts, retry));
  expect(pauses.slice(0, 3)).toEqual([30_000, 90_000, 270_000]);
  const hours = pauses.reduce((sum, pause) => sum + pause, 0) / 3_600_000;
  expect(hours).toBeGreaterThan(4);
  expect(hours).toBeLessThan(12);
});
