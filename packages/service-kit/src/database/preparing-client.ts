import { createHash } from 'node:crypto';

import type pg from 'pg';

import { ImpatientClient } from './impatient-client.js';

/** A statement that ran this often is prepared; rare ones are not worth a place. */
const USES_BEFORE_PREPARING = 5;
/** The most statements that a process prepares. Each connection keeps a plan of each. */
const MAX_STATEMENTS = 200;
/** A statement with more parameters inserts many rows, and its text changes with their number. */
const MAX_PARAMETERS = 80;
/** The most texts whose uses are counted. */
const MAX_COUNTED_TEXTS = 2000;

/** Chooses the statements worth preparing: those that repeat. */
export class RepeatedStatements {
  private readonly uses = new Map<string, number>();
  private readonly names = new Map<string, string>();

  /** The name to prepare a text with; undefined if it runs without one. */
  nameOf(text: string, parameters: number): string | undefined {
    const name = this.names.get(text);
    if (name !== undefined || this.names.size >= MAX_STATEMENTS || parameters > MAX_PARAMETERS) return name;
    const uses = (this.uses.get(text) ?? 0) + 1;
    if (uses >= USES_BEFORE_PREPARING) {
      this.uses.delete(text);
      this.names.set(text, createHash('sha1').update(text).digest('base64url'));
    } else {
      if (this.uses.size >= MAX_COUNTED_TEXTS) this.uses.clear();
      this.uses.set(text, uses);
    }
    return undefined;
  }
}

const repeated = new RepeatedStatements();

/**
 * A connection that prepares repeated statements, so that Postgres parses and plans each once. Not for use
 * behind a pooler, where the next run may meet a connection that has not prepared the statement.
 */
export class PreparingClient extends ImpatientClient {
  constructor(config?: pg.ClientConfig) {
    super(config);
    const send = this.query.bind(this);
    const query = (text: unknown, values: unknown, ...rest: unknown[]): unknown => {
      const isPlain = typeof text === 'string' && Array.isArray(values);
      const name = isPlain ? repeated.nameOf(text, values.length) : undefined;
      return Reflect.apply(send, undefined, [name === undefined ? text : { name, text }, values, ...rest]);
    };
    // pg declares many forms of `query`; all of them pass through unchanged.
    Object.defineProperty(this, 'query', { value: query, configurable: true });
  }
}
