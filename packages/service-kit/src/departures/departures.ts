import { Inject, Injectable } from '@nestjs/common';
import { unauthenticated } from '@proofround/contracts';
import type { EntityManager } from 'typeorm';
import { z } from 'zod';

import { TOMBSTONES } from '../config/injection-tokens.js';
import { Transactions } from '../database/transactions.js';
import { Commands } from '../idempotency/commands.js';
import { Loops } from '../work/loops.js';
import type { Leaver, Tombstone, Tombstones } from './tombstones.js';

/** After this, no request from before the deletion arrives: users are cached 2 s, requests expire in 5 s. */
const LAST_REQUESTS = '15 seconds';
const SECOND_LOOK_MS = 1000;

const LEAVERS = ['user', 'startup'] as const satisfies readonly Leaver[];
const idRows = z.array(z.object({ id: z.string() }));
const leaverRows = z.array(z.object({ leaver: z.enum(LEAVERS) }));

/** Deletes a service's data about an id. A second call deletes data that arrived since the first. */
export type Erase = (tx: EntityManager, id: string) => Promise<void>;

/**
 * Deletes an account or a startup from a service: marks its id as gone and erases its data. Late
 * requests must not bring the data back: code that creates rows calls isGone() or assertPresent()
 * first. A service with too many places to check erases a second time instead (`lookedAgain`).
 */
@Injectable()
export class Departures {
  private readonly erasures = new Map<Leaver, Erase>();

  constructor(
    private readonly transactions: Transactions,
    private readonly commands: Commands,
    @Inject(TOMBSTONES) private readonly tombstones: Tombstones,
    loops: Loops,
  ) {
    if (LEAVERS.some((leaver) => tombstones[leaver]?.lookedAgain)) {
      loops.every(SECOND_LOOK_MS, 'the second erasure after deletions', () => this.lookAgain());
    }
  }

  /** Registers how this service erases; called once per kind at start-up. */
  eraseBy(leaver: Leaver, erase: Erase): void {
    this.erasures.set(leaver, erase);
  }

  /** Marks the id as gone, erases its data. A concurrent creation waits. Call it before locking any row. */
  async depart(tx: EntityManager, leaver: Leaver, id: string): Promise<void> {
    const { table, key, since } = this.sqlNames(tx, leaver);
    await tx.query('SELECT pg_advisory_xact_lock(hashtextextended($1, 0))', [id]);
    await tx.query(
      `INSERT INTO ${table} AS known (${key}, ${since}) VALUES ($1, now())
       ON CONFLICT (${key}) DO UPDATE SET ${since} = now() WHERE known.${since} IS NULL`,
      [id],
    );
    await this.erase(tx, leaver, id);
  }

  /** Like {@link goneOf} for one id. */
  async isGone(tx: EntityManager, leaver: Leaver, id: string): Promise<boolean> {
    return (await this.goneOf(tx, { [leaver]: id })).length > 0;
  }

  /**
   * Which of these are gone. The deletion of the others waits until this transaction ends. Call it
   * before locking any row.
   */
  async goneOf(tx: EntityManager, ids: Readonly<Partial<Record<Leaver, string>>>): Promise<Leaver[]> {
    const asked = LEAVERS.flatMap((leaver) => {
      const id = ids[leaver];
      return id === undefined ? [] : [{ id, leaver }];
    });
    const values = asked.map(({ id }) => id);
    await tx.query(
      'SELECT pg_advisory_xact_lock_shared(hashtextextended(id, 0)) FROM unnest($1::text[]) AS id',
      [values],
    );
    // A separate statement after the lock sees the deletion that the lock waited for.
    const marks = asked.map(({ leaver }, index) => {
      const { table, key, since } = this.sqlNames(tx, leaver);
      return `SELECT '${leaver}' AS leaver FROM ${table} WHERE ${key} = $${index + 1} AND ${since} IS NOT NULL`;
    });
    return leaverRows.parse(await tx.query(marks.join(' UNION ALL '), values)).map(({ leaver }) => leaver);
  }

  /** Allows a creation only while the user's account exists. @throws DomainError unauthenticated */
  async assertPresent(tx: EntityManager, userId: string): Promise<void> {
    if (await this.isGone(tx, 'user', userId)) throw unauthenticated();
  }

  /** Erases data that requests created during a deletion. Replicas take different ids. */
  async lookAgain(): Promise<void> {
    for (const leaver of LEAVERS) {
      const lookedAgain = this.tombstones[leaver]?.lookedAgain;
      if (lookedAgain === undefined) continue;
      while (await this.transactions.run((tx) => this.lookAgainAtNext(tx, leaver, lookedAgain)));
    }
  }

  /** Deletes the tombstones whose `keepDays` are over. */
  async sweep(): Promise<void> {
    for (const leaver of LEAVERS) {
      const keepDays = this.tombstones[leaver]?.keepDays;
      if (keepDays === undefined) continue;
      await this.transactions.run((tx) => {
        const { table, since } = this.sqlNames(tx, leaver);
        return tx.query(`DELETE FROM ${table} WHERE ${since} < now() - $1 * interval '1 day'`, [keepDays]);
      });
    }
  }

  private async lookAgainAtNext(tx: EntityManager, leaver: Leaver, lookedAgain: string): Promise<boolean> {
    const { table, key, since } = this.sqlNames(tx, leaver);
    const [next] = idRows.parse(
      await tx.query(
        `SELECT ${key} AS id FROM ${table}
         WHERE NOT "${lookedAgain}" AND ${since} < now() - interval '${LAST_REQUESTS}'
         ORDER BY ${since} LIMIT 1 FOR UPDATE SKIP LOCKED`,
      ),
    );
    if (!next) return false;
    await this.erase(tx, leaver, next.id);
    await tx.query(`UPDATE ${table} SET "${lookedAgain}" = true WHERE ${key} = $1`, [next.id]);
    return true;
  }

  /** Erases the service's data and the stored command replies that contain the id. */
  private async erase(tx: EntityManager, leaver: Leaver, id: string): Promise<void> {
    const erase = this.erasures.get(leaver);
    if (!erase) throw new Error(`No erasure is registered for a ${leaver}`);
    await erase(tx, id);
    if (leaver === 'user') await this.commands.forgetUser(tx, id);
    else await this.commands.forget(tx, id);
  }

  private sqlNames(tx: EntityManager, leaver: Leaver): Record<'table' | 'key' | 'since', string> {
    const configured: Tombstone | undefined = this.tombstones[leaver];
    if (!configured) throw new Error(`No tombstone table is configured for a ${leaver}`);
    const { tableName } = tx.dataSource.getMetadata(configured.table);
    return { table: `"${tableName}"`, key: `"${configured.id}"`, since: `"${configured.since}"` };
  }
}
