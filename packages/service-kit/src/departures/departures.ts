import { Inject, Injectable } from '@nestjs/common';
import { unauthenticated } from '@proofround/contracts';
import type { EntityManager } from 'typeorm';
import { z } from 'zod';

import { Transactions } from '../database/transactions.js';
import { Commands } from '../idempotency/commands.js';
import { TOMBSTONES } from '../service/tokens.js';
import { Loops } from '../work/loops.js';
import type { Leaver, Tombstone, Tombstones } from './tombstones.js';

/**
 * A gateway knows a user for 5 s at most without asking, and a request is dropped within 5 s: so
 * long after the deletion nothing that was let pass before it can still come.
 */
const AFTERMATH = '15 seconds';
const SECOND_LOOK_MS = 1000;

const LEAVERS: readonly Leaver[] = ['user', 'startup'];
const ids = z.array(z.object({ id: z.string() }));

/** Removes what a service holds on an id; called again, what came since. */
export type Erase = (tx: EntityManager, id: string) => Promise<void>;

/**
 * How an account or a startup leaves a service: its id is marked as gone, what is held on it is
 * erased, and nothing that comes late brings it back. A path that creates something asks isGone()
 * or assertPresent(); a service with too many such paths has a second look taken instead.
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
      loops.every(SECOND_LOOK_MS, 'the second look after deletions', () => this.lookAgain());
    }
  }

  /** Says how this service erases; once per kind, when it starts. */
  eraseBy(leaver: Leaver, erase: Erase): void {
    this.erasures.set(leaver, erase);
  }

  /**
   * Marks the id as gone and erases what is held on it. What is being created for the id and its
   * end wait for each other: neither overlooks the other. Call it before locking any row.
   */
  async depart(tx: EntityManager, leaver: Leaver, id: string): Promise<void> {
    const { table, key, since } = this.place(tx, leaver);
    await tx.query('SELECT pg_advisory_xact_lock(hashtextextended($1, 0))', [id]);
    await tx.query(
      `INSERT INTO ${table} AS known (${key}, ${since}) VALUES ($1, now())
       ON CONFLICT (${key}) DO UPDATE SET ${since} = now() WHERE known.${since} IS NULL`,
      [id],
    );
    await this.erase(tx, leaver, id);
  }

  /** Whether the id is gone; if not, it stays until the transaction ends. Ask before locking any row. */
  async isGone(tx: EntityManager, leaver: Leaver, id: string): Promise<boolean> {
    const { table, key, since } = this.place(tx, leaver);
    await tx.query('SELECT pg_advisory_xact_lock_shared(hashtextextended($1, 0))', [id]);
    const found = await tx.query<unknown[]>(
      `SELECT 1 FROM ${table} WHERE ${key} = $1 AND ${since} IS NOT NULL`,
      [id],
    );
    return found.length > 0;
  }

  /** Lets a user who is still there create something. @throws DomainError unauthenticated */
  async assertPresent(tx: EntityManager, userId: string): Promise<void> {
    if (await this.isGone(tx, 'user', userId)) throw unauthenticated();
  }

  /** Erases once more what was under way during a deletion, one id at a time; replicas take different ones. */
  async lookAgain(): Promise<void> {
    for (const leaver of LEAVERS) {
      const lookedAgain = this.tombstones[leaver]?.lookedAgain;
      if (lookedAgain === undefined) continue;
      while (await this.transactions.run((tx) => this.lookAgainAtNext(tx, leaver, lookedAgain)));
    }
  }

  /** Forgets the ids that are kept for a time only. */
  async sweep(): Promise<void> {
    for (const leaver of LEAVERS) {
      const keepDays = this.tombstones[leaver]?.keepDays;
      if (keepDays === undefined) continue;
      await this.transactions.run((tx) => {
        const { table, since } = this.place(tx, leaver);
        return tx.query(`DELETE FROM ${table} WHERE ${since} < now() - $1 * interval '1 day'`, [keepDays]);
      });
    }
  }

  private async lookAgainAtNext(tx: EntityManager, leaver: Leaver, lookedAgain: string): Promise<boolean> {
    const { table, key, since } = this.place(tx, leaver);
    const [next] = ids.parse(
      await tx.query(
        `SELECT ${key} AS id FROM ${table}
         WHERE NOT "${lookedAgain}" AND ${since} < now() - interval '${AFTERMATH}'
         ORDER BY ${since} LIMIT 1 FOR UPDATE SKIP LOCKED`,
      ),
    );
    if (!next) return false;
    await this.erase(tx, leaver, next.id);
    await tx.query(`UPDATE ${table} SET "${lookedAgain}" = true WHERE ${key} = $1`, [next.id]);
    return true;
  }

  /** Kept first answers go with what they quote, in every service. */
  private async erase(tx: EntityManager, leaver: Leaver, id: string): Promise<void> {
    const erase = this.erasures.get(leaver);
    if (!erase) throw new Error(`Nobody erases a ${leaver}`);
    await erase(tx, id);
    if (leaver === 'user') await this.commands.forgetUser(tx, id);
    else await this.commands.forget(tx, id);
  }

  private place(tx: EntityManager, leaver: Leaver): Record<'table' | 'key' | 'since', string> {
    const mark: Tombstone | undefined = this.tombstones[leaver];
    if (!mark) throw new Error(`There are no tombstones for a ${leaver}`);
    const { tableName } = tx.dataSource.getMetadata(mark.table);
    return { table: `"${tableName}"`, key: `"${mark.id}"`, since: `"${mark.since}"` };
  }
}
