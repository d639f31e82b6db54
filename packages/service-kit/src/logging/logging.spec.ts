import { Logger } from '@nestjs/common';
import { QueryFailedError } from 'typeorm';

import { runInContext } from '../context/request-context.js';
import { jsonLogger, lenientDestination } from './logging.js';

describe('the log', () => {
  const lines: string[] = [];

  beforeAll(() => {
    const destination = { write: (line: string) => void lines.push(line) };
    Logger.overrideLogger(jsonLogger({ service: 'test', level: 'info', destination }));
  });
  afterAll(() => {
    Logger.overrideLogger(false);
  });
  beforeEach(() => lines.splice(0));

  it('shows what failed and where, but not the parameters of a query', () => {
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

  it('names the class that logs', () => {
    new Logger('Test').log('a sentence');
    new Logger('Test').warn({ startup_id: '1' }, 'a sentence with fields');
    expect(lines.map((line) => JSON.parse(line) as unknown)).toMatchObject([
      { level: 30, context: 'Test', msg: 'a sentence' },
      { level: 40, context: 'Test', msg: 'a sentence with fields', startup_id: '1' },
    ]);
  });

  it('shows an error under err, whether it is passed as an Error or as message and stack', () => {
    const error = new Error('it broke');
    new Logger('Test').error(error);
    new Logger('Test').error(error.message, error.stack);
    for (const line of lines)
      expect(JSON.parse(line)).toMatchObject({
        context: 'Test',
        err: { message: 'it broke', stack: error.stack },
      });
    expect(lines).toHaveLength(2);
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
  it('contains the ids of the request, but no Idempotency-Key, password or token', () => {
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
  it('does not stop the service', async () => {
    const logger = jsonLogger({
      service: 'test',
      level: 'info',
      destination: lenientDestination('/dev/full'),
    });
    for (let line = 0; line < 50; line++) logger.log('x'.repeat(50_000));
    // An unhandled error would end the process in a later turn of the event loop.
    await new Promise((resolve) => setImmediate(resolve));
  });
});
