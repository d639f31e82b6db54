import { Inject, Injectable } from '@nestjs/common';
import { unauthenticated } from '@proofround/contracts';
import type { EntityManager } from 'typeorm';
import { z } from 'zod';

import { TOMBSTONES } from '../config/injection-tokens.js';
import { Transactions } from '../database/transactions.js';
import { Commands } from '../idempotency/commands.js';
import { Loops } from '../work/loops.js';
import type { DeletedKind, Tombstone, Tombstones } from './tombstones.js';

/** After this, no request from before the deletion arrives: users are cached 2 s, requests expire in 5 s. */
const LAST_REQUESTS = '15 seconds';
const ERASE_AGAIN_MS = 1000;

const KINDS = ['user', 'startup'] as const satisfies readonly DeletedKind[];
const idRows = z.array(z.object({ id: z.string() }));
const indexRows = z.array(z.object({ index: z.number() }));

/** What may be deleted for good. */
export interface Deletable {
  readonly kind: DeletedKind;
  readonly id: string;
}

/** Deletes a service's data about an id. A second call deletes data that arrived since the first. */
export type Erase = (tx: EntityManager, id: string) => Promise<void>;

/**
 * Deletes an account or a startup from a service: marks its id as gone and erases its data. Late
 * requests must not bring the data back: code that creates rows calls isGone() or assertPresent()
 * first. A service that has too many such places erases a second time instead (`erasedTwice`).
 */
@Injectable()
export class Departures {
  private readonly erasures = new Map<DeletedKind, Erase>();

  constructor(
    private readonly transactions: Transactions,
    private readonly commands: Commands,
    @Inject(TOMBSTONES) private readonly tombstones: Tombstones,
    loops: Loops,
  ) {
    if (KINDS.some((kind) => tombstones[kind]?.erasedTwice)) {
      loops.every(ERASE_AGAIN_MS, 'the second erasure after deletions', () => this.eraseAgain());
    }
  }

  /** Registers how this service erases; called once per kind at start-up. */
  eraseBy(kind: DeletedKind, erase: Erase): void {
    this.erasures.set(kind, erase);
  }

  /** Marks the id as gone, erases its data. A concurrent creation waits. Call it before locking any row. */
  async depart(tx: EntityManager, kind: DeletedKind, id: string): Promise<void> {
    const { table, key, since } = this.sqlNames(tx, kind);
    await tx.query('SELECT pg_advisory_xact_lock(hashtextextended($1, 0))', [id]);
    await tx.query(
      `INSERT INTO ${table} AS known (${key}, ${since}) VALUES ($1, now())
       ON CONFLICT (${key}) DO UPDATE SET ${since} = now() WHERE known.${since} IS NULL`,
      [id],
    );
    await this.erase(tx, kind, id);
  }

  /** Like {@link goneAmong} for one id. */
  async isGone(tx: EntityManager, kind: DeletedKind, id: string): Promise<boolean> {
    return (await this.goneAmong(tx, [{ kind, id }])).length > 0;
  }

  /**
   * Which of these are gone. The deletion of the others waits until this transaction ends. Call it
   * before locking any row.
   */
  async goneAmong(tx: EntityManager, asked: readonly Deletable[]): Promise<Deletable[]> {
    const ids = asked.map(({ id }) => id);
    await tx.query(
      'SELECT pg_advisory_xact_lock_shared(hashtextextended(id, 0)) FROM unnest($1::text[]) AS id',
      [ids],
    );
    // A separate statement after the lock sees the deletion that the lock waited for.
    const marks = asked.map(({ kind }, index) => {
      const { table, key, since } = this.sqlNames(tx, kind);
      return `SELECT ${index} AS index FROM ${table} WHERE ${key} = $${index + 1} AND ${since} IS NOT NULL`;
    });
    const found = indexRows.parse(await tx.query(marks.join(' UNION ALL '), ids));
    return found.flatMap(({ index }) => asked[index] ?? []);
  }

  /** Allows a creation only while the user's account exists. @throws DomainError unauthenticated */
  async assertPresent(tx: EntityManager, userId: string): Promise<void> {
    if (await this.isGone(tx, 'user', userId)) throw unauthenticated();
  }

  /** Erases data that requests created during a deletion. Replicas take different ids. */
  async eraseAgain(): Promise<void> {
    for (const kind of KINDS) {
      const erasedTwice = this.tombstones[kind]?.erasedTwice;
      if (erasedTwice === undefined) continue;
      while (await this.transactions.run((tx) => this.eraseNextAgain(tx, kind, erasedTwice)));
    }
  }

  /** Deletes the tombstones whose `keepDays` are over. */
  async sweep(): Promise<void> {
    for (const kind of KINDS) {
      const keepDays = this.tombstones[kind]?.keepDays;
      if (keepDays === undefined) continue;
      await this.transactions.run((tx) => {
        const { table, since } = this.sqlNames(tx, kind);
        return tx.query(`DELETE FROM ${table} WHERE ${since} < now() - $1 * interval '1 day'`, [keepDays]);
      });
    }
  }

  private async eraseNextAgain(tx: EntityManager, kind: DeletedKind, erasedTwice: string): Promise<boolean> {
    const { table, key, since } = this.sqlNames(tx, kind);
    const [next] = idRows.parse(
      await tx.query(
        `SELECT ${key} AS id FROM ${table}
         WHERE NOT "${erasedTwice}" AND ${since} < now() - interval '${LAST_REQUESTS}'
         ORDER BY ${since} LIMIT 1 FOR UPDATE SKIP LOCKED`,
      ),
    );
    if (!next) return false;
    await this.erase(tx, kind, next.id);
    await tx.query(`UPDATE ${table} SET "${erasedTwice}" = true WHERE ${key} = $1`, [next.id]);
    return true;
  }

  /** Erases the service's data and the stored command replies that contain the id. */
  private async erase(tx: EntityManager, kind: DeletedKind, id: string): Promise<void> {
    const erase = this.erasures.get(kind);
    if (!erase) throw new Error(`No erasure is registered for a ${kind}`);
    await erase(tx, id);
    if (kind === 'user') await this.commands.forgetUser(tx, id);
    else await this.commands.forget(tx, id);
  }

  private sqlNames(tx: EntityManager, kind: DeletedKind): Record<'table' | 'key' | 'since', string> {
    const configured: Tombstone | undefined = this.tombstones[kind];
    if (!configured) throw new Error(`No tombstone table is configured for a ${kind}`);
    const { tableName } = tx.dataSource.getMetadata(configured.table);
    return { table: `"${tableName}"`, key: `"${configured.id}"`, since: `"${configured.since}"` };
  }
}
