import { Logger } from '@nestjs/common';
import { Test } from '@nestjs/testing';
import { Logger as PinoLogger } from 'nestjs-pino';
import { QueryFailedError } from 'typeorm';

import { runInContext } from '../context/request-context.js';
import { lenientDestination, loggingModule } from './logging.js';

describe('the log', () => {
  const lines: string[] = [];

  beforeAll(async () => {
    const destination = { write: (line: string) => void lines.push(line) };
    const module = await Test.createTestingModule({
      imports: [loggingModule({ service: 'test', level: 'info', destination })],
    }).compile();
    Logger.overrideLogger(module.get(PinoLogger));
  });
  afterAll(() => {
    Logger.overrideLogger(false);
  });
  beforeEach(() => lines.splice(0));

  it('tells what failed and where, but not what a query was given', () => {
    const driverError = Object.assign(new Error('duplicate key value'), {
      detail: 'Key (email)=(a@b.c)',
      code: '23505',
    });
    const failed = new QueryFailedError('INSERT INTO users VALUES ($1)', ['secret-parameter'], driverError);
    new Logger('Test').error({ err: new Error('outer', { cause: failed }) }, 'it failed');
    const [line = ''] = lines;
    expect(JSON.parse(line) as unknown).toMatchObject({
      service: 'test',
      msg: 'it failed',
      err: { message: 'outer', cause: { message: 'duplicate key value' } },
    });
    expect(line).not.toContain('secret-parameter');
    expect(line).not.toContain('a@b.c');
  });

  it.each([
    'eyJhbGciOi.eyJzdWIiOi.c2lnbmF0dXJl',
    'sk_test_4eC39HqLyjWDarjt',
    'sk-proj-abcdef123456',
    'whsec_abc-123',
    'postgres://auth:hunter2@127.0.0.1/x',
    'Basic aHVudGVyMg==',
  ])('shows nothing that looks like a secret, wherever it stands: %s', (secret) => {
    new Logger('Test').error({ err: new Error(`refused with ${secret}`), deep: { er: { text: secret } } });
    new Logger('Test').log(`a sentence with ${secret}`);
    expect(lines).toHaveLength(2);
    for (const line of lines) {
      expect(line).toContain('[redacted]');
      expect(line).not.toContain(secret);
      expect(line).not.toContain('hunter2');
      expect(() => void JSON.parse(line)).not.toThrow();
    }
  });

  // rule: PRIVACY-9
  it('carries the ids of the request, and no Idempotency-Key, password or token', () => {
    const idempotency = { route: 'POST /x', key: 'the-key', fingerprint: 'f' };
    runInContext({ correlation_id: 'corr-12345678', user_id: 'user-1', idempotency }, () =>
      new Logger('Test').log(
        { password: 'hunter2', access_token: 'jwt', body: { password: 'hunter3' } },
        'hello',
      ),
    );
    const [line = ''] = lines;
    expect(JSON.parse(line) as unknown).toMatchObject({
      correlation_id: 'corr-12345678',
      user_id: 'user-1',
      msg: 'hello',
    });
    for (const secret of ['the-key', 'hunter2', 'hunter3', '"jwt"']) expect(line).not.toContain(secret);
  });
});

describe('a log whose disk is full', () => {
  it('does not end the service', async () => {
    const module = await Test.createTestingModule({
      imports: [
        loggingModule({ service: 'test', level: 'info', destination: lenientDestination('/dev/full') }),
      ],
    }).compile();
    const logger = module.get(PinoLogger);
    for (let line = 0; line < 50; line++) logger.log('x'.repeat(50_000));
    // An error that nobody hears would end the process in a later turn.
    await new Promise((resolve) => setImmediate(resolve));
  });
});
