import { Injectable } from '@nestjs/common';
import { filterOf, FOUND_MAX, startupsFound } from '@proofround/contracts';
import { Loops, Outbox, Transactions } from '@proofround/service-kit';
import { DataSource, type EntityManager, LessThanOrEqual } from 'typeorm';
import { v7 as uuid } from 'uuid';
import { z } from 'zod';

import { conditionsOf } from '../records/startup-conditions.js';
import { lockSearches, nextLook } from './looks.js';
import { SearchRow } from './search.entity.js';

const EVERY_MS = 60_000;
/** A startup counts as new an hour after it was added: by then its analysis has ended, and filters see its score. */
const SETTLED_MS = 3_600_000;

/** Those who followed a search less than an hour ago have seen what was there. */
const LOOKED = `
  UPDATE saved_searches SET look_due_at = $2, looked_until = greatest(looked_until, $3) WHERE id = ANY($1)`;

const foundRows = z.array(z.object({ startup_id: z.string(), idea_title: z.string() }));
type Found = z.output<typeof foundRows>;

/** The least id that is made at this moment. Ids are time-ordered. */
const firstIdAt = (moment: Date): string =>
  uuid({ msecs: moment.getTime(), random: new Uint8Array(16), seq: 0 });

/** Once a day, tells investors of the new startups that the searches they follow find (SEARCH-6). */
@Injectable()
export class SearchNews {
  constructor(
    private readonly database: DataSource,
    private readonly transactions: Transactions,
    private readonly outbox: Outbox,
    loops: Loops,
  ) {
    loops.add({ name: 'the look of followed searches', everyMs: EVERY_MS, next: () => this.next() });
  }

  /** Looks for one investor. Returns whether more may be due. */
  async next(now = new Date()): Promise<boolean> {
    const due = await this.database.manager.findOne(SearchRow, {
      select: { id: true, user_id: true },
      where: { look_due_at: LessThanOrEqual(now) },
      order: { look_due_at: 'ASC' },
    });
    if (!due) return false;
    await this.transactions.run((tx) => this.lookFor(tx, due.user_id, now));
    return true;
  }

  /** The event and the time of the next look commit together. Another replica may have looked meanwhile. */
  private async lookFor(tx: EntityManager, user_id: string, now: Date): Promise<void> {
    await lockSearches(tx, user_id);
    const rows = await tx.find(SearchRow, {
      where: { user_id, look_due_at: LessThanOrEqual(now) },
      order: { id: 'ASC' },
    });
    const [first] = rows;
    if (!first?.look_due_at) return;
    const until = new Date(now.getTime() - SETTLED_MS);
    const names: string[] = [];
    const titles = new Map<string, string>();
    for (const row of rows) {
      const found = await newOf(tx, row, until);
      if (found.length > 0) names.push(row.name);
      for (const { startup_id, idea_title } of found) titles.set(startup_id, idea_title);
    }
    await tx.query(LOOKED, [rows.map(({ id }) => id), nextLook(first.look_due_at, now), until]);
    if (titles.size === 0) return;
    // The newest first.
    const startups = [...titles]
      .map(([startup_id, idea_title]) => ({ startup_id, idea_title }))
      .toSorted((one, other) => (one.startup_id < other.startup_id ? 1 : -1));
    await this.outbox.append(tx, startupsFound, {
      investor_user_id: user_id,
      searches: names,
      startups: startups.slice(0, FOUND_MAX),
      has_more: startups.length > FOUND_MAX,
    });
  }
}

/** The startups that were added since the last look, the newest first, and one more than are named. */
async function newOf(
  tx: EntityManager,
  { user_id, query, looked_until }: SearchRow,
  until: Date,
): Promise<Found> {
  const filter = filterOf(query);
  const conditions = filter && conditionsOf({ user_id, user_type: 'investor' }, filter);
  if (!conditions || !looked_until || looked_until >= until) return [];
  const { values, parameter } = conditions.withMore();
  const [from, to] = [parameter(firstIdAt(looked_until)), parameter(firstIdAt(until))];
  return foundRows.parse(
    await tx.query(
      `SELECT id AS startup_id, idea_title FROM startups
       WHERE ${conditions.sql} AND id >= ${from}::uuid AND id < ${to}::uuid
       ORDER BY id DESC LIMIT ${FOUND_MAX + 1}`,
      values,
    ),
  );
}
