import { Injectable } from '@nestjs/common';
import { conflict, DomainError, KEY_HOURS, KEY_IN_USE, KEY_REUSED } from '@proofround/contracts';
import type { EntityManager } from 'typeorm';
import { z } from 'zod';

import { currentContext } from '../context/request-context.js';
import { Transactions } from '../database/transactions.js';
import { RawJson } from '../rpc/handle.decorator.js';
import { IdempotencyKeyRow } from './idempotency-key.entity.js';

const known = z.array(z.object({ fingerprint: z.string(), reply: z.string() }));
/** The ids in an answer. */
const ID = /[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/gi;
const LIFE = `interval '${KEY_HOURS} hours'`;
const lock = z.tuple([z.object({ locked: z.boolean() })]);

/**
 * Runs commands that create something, so that an Idempotency-Key gets one effect and one answer
 * (KEY-1). The answer is stored in the transaction of the change itself: after a
 * crash at any line either both are there or neither.
 */
@Injectable()
export class Commands {
  constructor(private readonly transactions: Transactions) {}

  /**
   * Commits what `work` does and gives its answer. With a key that was seen within KEY_HOURS the
   * first answer is given again and `work` does not run.
   * @throws DomainError conflict while the first is still running; invalid for another body.
   */
  async run<T>(userId: string, work: (tx: EntityManager) => Promise<T>): Promise<T | RawJson> {
    const idempotency = currentContext()?.idempotency;
    if (!idempotency) return this.transactions.run(work);
    const { route, key, fingerprint } = idempotency;
    return this.transactions.run(async (tx) => {
      const [{ locked }] = lock.parse(
        await tx.query('SELECT pg_try_advisory_xact_lock(hashtextextended($1, 0)) AS locked', [
          [userId, route, key].join('\n'),
        ]),
      );
      if (!locked) throw conflict(KEY_IN_USE);
      const [first] = known.parse(
        await tx.query(
          `SELECT fingerprint, reply FROM idempotency_keys
           WHERE user_id = $1 AND route = $2 AND key = $3 AND created_at > now() - ${LIFE}`,
          [userId, route, key],
        ),
      );
      if (first && first.fingerprint !== fingerprint) {
        throw new DomainError('invalid', KEY_REUSED.msg, [KEY_REUSED]);
      }
      if (first) return new RawJson(first.reply, { replayed: true });
      const reply = await work(tx);
      const text = reply instanceof RawJson ? reply.text : JSON.stringify(reply);
      const quotes = [...new Set(text.match(ID))];
      await tx.upsert(
        IdempotencyKeyRow,
        { user_id: userId, route, key, fingerprint, reply: text, quotes, created_at: () => 'now()' },
        ['user_id', 'route', 'key'],
      );
      return reply;
    });
  }

  /** Removes the answers that quote any of these ids: what was deleted is not to be told again. */
  async forget(tx: EntityManager, ...ids: string[]): Promise<void> {
    if (ids.length === 0) return;
    await tx.query('DELETE FROM idempotency_keys WHERE quotes && $1::uuid[]', [ids]);
  }

  /** Removes a user's first answers, with the account. */
  async forgetUser(tx: EntityManager, userId: string): Promise<void> {
    await tx.delete(IdempotencyKeyRow, { user_id: userId });
  }

  /** Removes the first answers whose time is over. */
  async sweep(): Promise<void> {
    await this.transactions.run((tx) =>
      tx.query(`DELETE FROM idempotency_keys WHERE created_at < now() - ${LIFE}`),
    );
  }
}
