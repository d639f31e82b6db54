import pg from 'pg';
import { z } from 'zod';

import { ImpatientClient } from './impatient-client.js';

const START = 'START TRANSACTION';
const ENDS: ReadonlySet<unknown> = new Set(['COMMIT', 'ROLLBACK']);
/** The name of the prepared start. */
const NAME = 'start';
const NOTHING = { command: '', rowCount: 0, rows: [] } as const;

const preparedText = z.object({ name: z.string(), text: z.string() });

/**
 * A connection that sends the start of a transaction together with its first statement, which saves a
 * round trip. PostgreSQL runs the statement only if the transaction has started. Not for use behind a pooler,
 * because the start is prepared.
 */
export class BeginningClient extends ImpatientClient {
  private isPrepared = false;
  /** Whether a transaction has started for the caller and not yet for PostgreSQL. */
  private isStarting = false;

  constructor(config?: pg.ClientConfig) {
    super(config);
    const send = this.query.bind(this);
    const start = async () => {
      const result: unknown = await Reflect.apply(send, undefined, [{ name: NAME, text: START }]);
      this.isPrepared = true;
      return result;
    };
    const query = (text: unknown, values: unknown, ...rest: unknown[]): unknown => {
      if (text === START && values === undefined) {
        if (!this.isPrepared) return start();
        this.isStarting = true;
        return Promise.resolve(NOTHING);
      }
      if (!this.isStarting) return Reflect.apply(send, undefined, [text, values, ...rest]);
      this.isStarting = false;
      if (ENDS.has(text)) return Promise.resolve(NOTHING);
      const config = typeof text === 'string' ? { text } : preparedText.parse(text);
      return new Promise((resolve, reject) => {
        const parameters: unknown[] = Array.isArray(values) ? values : [];
        send(
          first(config, parameters, (error, result) => {
            if (error) reject(error);
            else resolve(result);
          }),
        );
      });
    };
    // pg declares many forms of `query`; all of them pass through unchanged.
    Object.defineProperty(this, 'query', { value: query, configurable: true });
  }
}

/** The first statement of a transaction, behind the start. */
function first(
  config: pg.QueryConfig,
  values: unknown[],
  done: (error: Error | undefined, result: unknown) => void,
): pg.Query {
  // The results of both.
  const answered = (error: Error | undefined, results: unknown) =>
    done(error, Array.isArray(results) ? results.at(-1) : results);
  if (config.name === undefined && values.length === 0)
    return new pg.Query(`${START}; ${config.text}`, answered);
  const query = new pg.Query(config, values, answered);
  const submit = query.submit.bind(query);
  query.submit = (connection) => {
    // One write. If the start fails, PostgreSQL skips the statement.
    connection.stream.cork();
    try {
      connection.bind({ statement: NAME }, true);
      connection.execute({}, true);
      submit(connection);
    } finally {
      connection.stream.uncork();
    }
  };
  return query;
}
