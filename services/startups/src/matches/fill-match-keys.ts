import { CELLS_VERSION, investorMatchKeys, startupMatchKeys } from '@proofround/matching/match-cells.js';
import type { DataSource, EntityManager } from 'typeorm';

import { InvestorRow } from '../investors/investor.entity.js';
import { StartupRow } from '../startups/startup.entity.js';

const BATCH = 500;
const SEPARATOR = '\u001f';

/**
 * Derives the match keys again where they come from a former vocabulary or from before there were
 * any: one pass over each table in small transactions, which stops when told to and goes on from
 * there at the next start. A row that was written meanwhile is up to date and left alone.
 */
export async function fillMatchKeys(database: DataSource, signal: AbortSignal): Promise<void> {
  await pass(database, signal, 'startups', async (tx, after) => {
    const rows = await tx
      .createQueryBuilder(StartupRow, 'row')
      .select(['row.id', 'row.sector', 'row.stage', 'row.funding_ask'])
      .where('row.id > :after AND row.match_keys_version <> :version', { after, version: CELLS_VERSION })
      .orderBy('row.id')
      .limit(BATCH)
      .setLock('pessimistic_write')
      .getMany();
    return rows.map((row) => ({ id: row.id, keys: startupMatchKeys(row) }));
  });
  await pass(database, signal, 'investor_profiles', async (tx, after) => {
    const rows = await tx
      .createQueryBuilder(InvestorRow, 'row')
      .where('row.id > :after AND row.match_keys_version <> :version', { after, version: CELLS_VERSION })
      .orderBy('row.id')
      .limit(BATCH)
      .setLock('pessimistic_write')
      .getMany();
    return rows.map((row) => ({ id: row.id, keys: investorMatchKeys(row) }));
  });
}

async function pass(
  database: DataSource,
  signal: AbortSignal,
  table: 'startups' | 'investor_profiles',
  next: (tx: EntityManager, after: string) => Promise<{ id: string; keys: string[] }[]>,
): Promise<void> {
  let after: string | undefined = '00000000-0000-0000-0000-000000000000';
  while (after !== undefined && !signal.aborted) {
    const from: string = after;
    after = await database.transaction(async (tx) => {
      const rows = await next(tx, from);
      await tx.query(
        `UPDATE ${table} SET match_keys = string_to_array(done.keys, $3), match_keys_version = $4
         FROM unnest($1::uuid[], $2::text[]) AS done (id, keys) WHERE ${table}.id = done.id`,
        [rows.map(({ id }) => id), rows.map(({ keys }) => keys.join(SEPARATOR)), SEPARATOR, CELLS_VERSION],
      );
      return rows.at(-1)?.id;
    });
  }
}
