import { createHash } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';

import { Injectable } from '@nestjs/common';
import { conflict, type Idempotency, KEY_IN_USE } from '@proofround/contracts';
import { unavailable, updatedRows } from '@proofround/service-kit';
import { DataSource } from 'typeorm';
import { z } from 'zod';

import type { Deadline } from '../payments/deadline.js';
import { ensureMember } from '../records/member.entity.js';

/** Longer than a checkout may take. After a crash, the user waits at most this long. */
const LEASE = '5 seconds';
const POLL_INTERVAL_MS = 40;
/** The time that the checkout itself needs. */
const CHECKOUT_NEEDS_MS = 1500;

const updateResult = updatedRows(z.unknown());
const keyRows = z.array(z.object({ checkout_key: z.string().nullable() }));

/** Keys that clients choose are stored only as a hash. */
export function hashOf(...parts: string[]): string {
  return createHash('sha256').update(JSON.stringify(parts)).digest('hex');
}

/**
 * Allows one checkout per user at a time, across all replicas. It holds no transaction open during
 * calls to Stripe.
 */
@Injectable()
export class CheckoutLease {
  constructor(private readonly database: DataSource) {}

  /**
   * Runs `work` as the user's only checkout, after any checkout that is running.
   * @throws DomainError conflict when the running checkout has the same Idempotency-Key (KEY-3);
   * unavailable when it takes too long.
   */
  async hold<T>(
    userId: string,
    holderId: string,
    idempotency: Idempotency | undefined,
    deadline: Deadline,
    work: () => Promise<T>,
  ): Promise<T> {
    const key = idempotency ? hashOf(idempotency.route, idempotency.key) : null;
    await ensureMember(this.database.manager, userId);
    while (!(await this.take(userId, holderId, key))) {
      if (key !== null && (await this.currentKey(userId)) === key) throw conflict(KEY_IN_USE);
      if (deadline.remaining() < CHECKOUT_NEEDS_MS) throw unavailable();
      await delay(POLL_INTERVAL_MS);
    }
    try {
      return await work();
    } finally {
      await this.release(userId, holderId);
    }
  }

  private async take(userId: string, holderId: string, key: string | null): Promise<boolean> {
    const [, count] = updateResult.parse(
      await this.database.query(
        `UPDATE members SET checkout_until = now() + interval '${LEASE}', checkout_by = $2, checkout_key = $3
         WHERE user_id = $1 AND (checkout_until IS NULL OR checkout_until < now())`,
        [userId, holderId, key],
      ),
    );
    return count === 1;
  }

  private async currentKey(userId: string): Promise<string | null> {
    const [row] = keyRows.parse(
      await this.database.query(
        'SELECT checkout_key FROM members WHERE user_id = $1 AND checkout_until >= now()',
        [userId],
      ),
    );
    return row?.checkout_key ?? null;
  }

  private async release(userId: string, holderId: string): Promise<void> {
    await this.database
      .query('UPDATE members SET checkout_until = NULL WHERE user_id = $1 AND checkout_by = $2', [
        userId,
        holderId,
      ])
      .catch(() => undefined); // the lease expires by itself
  }
}
