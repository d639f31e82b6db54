import { investorMatchKeys, MATCH_KEYS_VERSION, startupMatchKeys } from '@proofround/matching/match-keys.js';
import { type DataSource, type EntityManager, MoreThan, Not } from 'typeorm';

import { InvestorRow } from '../records/investor.entity.js';
import { StartupRow } from '../records/startup.entity.js';

const NIL_ID = '00000000-0000-0000-0000-000000000000';

/** Options to find and lock the next rows whose match keys are outdated. */
const nextAfter = (id: string) => ({
  where: { id: MoreThan(id), match_keys_version: Not(MATCH_KEYS_VERSION) },
  order: { id: 'ASC' as const },
  take: 100,
  lock: { mode: 'for_no_key_update' as const },
});

/**
 * Derives missing match keys and those of an older vocabulary: one pass over each table in small
 * transactions. It stops on `signal`; the next start continues, because finished rows carry the
 * current version.
 */
export async function fillMatchKeys(database: DataSource, signal: AbortSignal): Promise<void> {
  await inBatches(database, signal, async (tx, after) => {
    const rows = await tx.find(StartupRow, {
      select: { id: true, sector: true, stage: true, funding_ask: true },
      ...nextAfter(after),
    });
    for (const row of rows) {
      const match_keys = startupMatchKeys(row);
      await tx.update(StartupRow, { id: row.id }, { match_keys, match_keys_version: MATCH_KEYS_VERSION });
    }
    return rows.at(-1)?.id;
  });
  await inBatches(database, signal, async (tx, after) => {
    const rows = await tx.find(InvestorRow, nextAfter(after));
    for (const row of rows) {
      const match_keys = investorMatchKeys(row);
      await tx.update(InvestorRow, { id: row.id }, { match_keys, match_keys_version: MATCH_KEYS_VERSION });
    }
    return rows.at(-1)?.id;
  });
}

/** Calls `batch` with the last id it returned, each time in its own transaction, until none is left. */
async function inBatches(
  database: DataSource,
  signal: AbortSignal,
  batch: (tx: EntityManager, after: string) => Promise<string | undefined>,
): Promise<void> {
  let after: string | undefined = NIL_ID;
  while (after !== undefined && !signal.aborted) {
    const from: string = after;
    after = await database.transaction((tx) => batch(tx, from));
  }
}
