import { QueryFailedError, QueryRunnerAlreadyReleasedError } from 'typeorm';

import { toWire } from './rpc-errors.js';

const coded = (code: string) => Object.assign(new Error('said by the driver'), { code });
const failed = (cause: Error) => new QueryFailedError('SELECT 1', [], cause);

describe('an error of the database', () => {
  it.each([
    failed(coded('57P01')), // the server is stopping
    failed(coded('57P03')), // the server is starting
    failed(coded('53100')), // the disk is full
    failed(coded('25006')), // the server is read-only: a standby, or a primary without room
    failed(coded('ECONNRESET')),
    failed(new Error('Connection terminated unexpectedly')),
    coded('ECONNREFUSED'),
    failed(coded('08P01')), // PgBouncer without a server
    new Error('timeout exceeded when trying to connect'),
    new QueryRunnerAlreadyReleasedError(), // the connection of a transaction broke
  ])('is answered with "unavailable" while the database is away: %s', (error) => {
    expect(toWire(error)).toMatchObject({ code: 'unavailable' });
  });

  it.each([failed(coded('42601')), failed(coded('23505')), new Error('a mistake of ours')])(
    'stays "internal" where it is our mistake, and tells nothing: %s',
    (error) => {
      expect(toWire(error)).toEqual({
        code: 'internal',
        message: 'Something went wrong on our side. Please try again.',
      });
    },
  );
});
