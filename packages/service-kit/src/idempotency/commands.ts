import { Injectable } from '@nestjs/common';
import {
  conflict,
  DomainError,
  type Idempotency,
  KEY_HOURS,
  KEY_IN_USE,
  KEY_REUSED,
} from '@proofround/contracts';
import type { EntityManager } from 'typeorm';
import { z } from 'zod';

import { currentContext } from '../context/request-context.js';
import { Transactions } from '../database/transactions.js';
import { RawJson } from '../rpc/rpc-handlers.js';
import { IdempotencyKeyRow } from './idempotency-key.entity.js';

const storedReplies = z.array(z.object({ fingerprint: z.string(), reply: z.string() }));
const UUID = /[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/gi;
const LIFETIME = `interval '${KEY_HOURS} hours'`;
const lockAttempt = z.tuple([z.object({ locked: z.boolean() })]);

/**
 * Runs commands that create something. With an Idempotency-Key a command takes effect once and always gets
 * the first reply (KEY-1), because the reply is stored in the transaction of the change.
 */
@Injectable()
export class Commands {
  constructor(private readonly transactions: Transactions) {}

  /**
   * Commits the changes of `work` and returns its reply. For a key used within KEY_HOURS, `work`
   * does not run and the first reply is returned.
   * @throws DomainError conflict while the first command with the key runs; invalid if the
   * key came with another body.
   */
  async run<T>(userId: string, work: (tx: EntityManager) => Promise<T>): Promise<T | RawJson> {
    const idempotency = currentContext()?.idempotency;
    if (!idempotency) return this.transactions.run(work);
    const { route, key, fingerprint } = idempotency;
    return this.transactions.run(async (tx) => {
      const first = await firstReply(tx, userId, idempotency);
      if (first) return first;
      const reply = await work(tx);
      const text = reply instanceof RawJson ? reply.text : JSON.stringify(reply);
      const quotes = [...new Set(text.match(UUID))];
      await tx.upsert(
        IdempotencyKeyRow,
        { user_id: userId, route, key, fingerprint, reply: text, quotes, created_at: () => 'now()' },
        ['user_id', 'route', 'key'],
      );
      return reply;
    });
  }

  /**
   * The first reply to the request's key; undefined if there is none, or no key. For a command whose work
   * begins before it can run in a transaction.
   * @throws DomainError like {@link run}
   */
  async storedReply(userId: string): Promise<RawJson | undefined> {
    const idempotency = currentContext()?.idempotency;
    return idempotency && this.transactions.run((tx) => firstReply(tx, userId, idempotency));
  }

  /** Deletes stored replies that contain any of these ids, so that deleted data is not sent again. */
  async forget(tx: EntityManager, ...ids: string[]): Promise<void> {
    if (ids.length === 0) return;
    await tx.query('DELETE FROM idempotency_keys WHERE quotes && $1::uuid[]', [ids]);
  }

  /** Deletes all stored replies of a user whose account is deleted. */
  async forgetUser(tx: EntityManager, userId: string): Promise<void> {
    await tx.delete(IdempotencyKeyRow, { user_id: userId });
  }

  async sweep(): Promise<void> {
    await this.transactions.run((tx) =>
      tx.query(`DELETE FROM idempotency_keys WHERE created_at < now() - ${LIFETIME}`),
    );
  }
}

/**
 * Locks the key until the transaction ends, and reads the first reply to it.
 * @throws DomainError conflict, invalid
 */
async function firstReply(
  tx: EntityManager,
  userId: string,
  { route, key, fingerprint }: Idempotency,
): Promise<RawJson | undefined> {
  const [{ locked }] = lockAttempt.parse(
    await tx.query('SELECT pg_try_advisory_xact_lock(hashtextextended($1, 0)) AS locked', [
      [userId, route, key].join('\n'),
    ]),
  );
  if (!locked) throw conflict(KEY_IN_USE);
  const [first] = storedReplies.parse(
    await tx.query(
      `SELECT fingerprint, reply FROM idempotency_keys
       WHERE user_id = $1 AND route = $2 AND key = $3 AND created_at > now() - ${LIFETIME}`,
      [userId, route, key],
    ),
  );
  if (first && first.fingerprint !== fingerprint)
    throw new DomainError('invalid', KEY_REUSED.msg, [KEY_REUSED]);
  return first && new RawJson(first.reply, { replayed: true });
}
