import { Injectable } from '@nestjs/common';
import { conflict, KEY_IN_USE, type Idempotency } from '@proofround/contracts';
import { unavailable, updatedRows } from '@proofround/service-kit';
import { createHash } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { DataSource } from 'typeorm';
import { z } from 'zod';

import { ensureMember } from '../access/member.entity.js';
import type { Deadline } from '../payments/deadline.js';

/** Longer than a checkout may take; after a crash the user waits no longer than this. */
const LEASE = '5 seconds';
const LOOK_EVERY_MS = 40;
/** What must be left of the caller's time for the checkout itself. */
const NEEDED_MS = 1500;

const taken = updatedRows(z.unknown());
const holder = z.array(z.object({ checkout_key: z.string().nullable() }));

/** A hash, so that what clients choose as keys is kept nowhere. */
export function hashOf(...parts: string[]): string {
  return createHash('sha256').update(JSON.stringify(parts)).digest('hex');
}

/**
 * One checkout per user at a time, on whatever replica, without a transaction that stays open
 * while Stripe is asked.
 */
@Injectable()
export class CheckoutLease {
  constructor(private readonly database: DataSource) {}

  /**
   * Runs `work` as the user's only checkout; waits for one that is being made.
   * @throws DomainError conflict when that one came under the same Idempotency-Key (KEY-3);
   * unavailable when it takes too long.
   */
  async hold<T>(
    userId: string,
    by: string,
    idempotency: Idempotency | undefined,
    deadline: Deadline,
    work: () => Promise<T>,
  ): Promise<T> {
    const key = idempotency ? hashOf(idempotency.route, idempotency.key) : null;
    await ensureMember(this.database.manager, userId);
    while (!(await this.take(userId, by, key))) {
      if (key !== null && (await this.heldUnder(userId)) === key) throw conflict(KEY_IN_USE);
      if (deadline.remaining() < NEEDED_MS) throw unavailable();
      await delay(LOOK_EVERY_MS);
    }
    try {
      return await work();
    } finally {
      await this.release(userId, by);
    }
  }

  private async take(userId: string, by: string, key: string | null): Promise<boolean> {
    const [, count] = taken.parse(
      await this.database.query(
        `UPDATE members SET checkout_until = now() + interval '${LEASE}', checkout_by = $2, checkout_key = $3
         WHERE user_id = $1 AND (checkout_until IS NULL OR checkout_until < now())`,
        [userId, by, key],
      ),
    );
    return count === 1;
  }

  private async heldUnder(userId: string): Promise<string | null> {
    const [row] = holder.parse(
      await this.database.query(
        'SELECT checkout_key FROM members WHERE user_id = $1 AND checkout_until >= now()',
        [userId],
      ),
    );
    return row?.checkout_key ?? null;
  }

  private async release(userId: string, by: string): Promise<void> {
    await this.database
      .query('UPDATE members SET checkout_until = NULL WHERE user_id = $1 AND checkout_by = $2', [userId, by])
      .catch(() => undefined); // it runs out by itself
  }
}
