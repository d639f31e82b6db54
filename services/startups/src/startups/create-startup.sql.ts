import { conflict, ownStartupsSentence, startupCreated } from '@proofround/contracts';
import { eventStatement, type EventStatements, RawJson } from '@proofround/service-kit';
import type { DataSource } from 'typeorm';
import { z } from 'zod';

import type { PendingRuns } from '../analysis/pending-runs.js';
import { derive, StartupRow } from '../records/startup.entity.js';

/**
 * Stores a new startup and its event; returns the startup as the API's JSON.
 * @throws DomainError conflict if too many runs of the owner are pending, or the owner has too many startups
 */
export type CreateStartup = (row: StartupRow) => Promise<RawJson>;

/** Builds the insert from the entity's columns. A transaction takes 1.9 times its processor time (decision 13). */
export function startupCreation(
  database: DataSource,
  statements: EventStatements,
  pendingRuns: PendingRuns,
  mostOwned: number,
): CreateStartup {
  const { columns } = database.getMetadata(StartupRow);
  const names = columns.map(({ databaseName }) => `"${databaseName}"`);
  // $1 to $3 belong to the event, $4 to $6 to the limits below.
  const placeholders = columns.map((_, index) => `$${index + 7}`);
  const create = eventStatement({
    event: startupCreated,
    data: { startup_id: 'id', owner_id: 'owner_id', run_id: 'run_id', is_pro: 'is_pro' },
    from: 'stored',
    sql: (insertEvent) => `
      WITH stored AS (
        INSERT INTO startups (${names.join(', ')}) 
        SELECT ${placeholders.join(', ')}
        -- Without limits; else pending_runs locks the owner, so that the counts hold until the commit.
        WHERE CASE WHEN $4::int IS NULL THEN true WHEN pending_runs($5::uuid) >= $4::int THEN false
          ELSE owned_startups($5::uuid) < $6::int END
        RETURNING id, owner_id, run_id, is_pro
      ), event AS (${insertEvent})
      SELECT stored.id, CASE WHEN stored.id IS NULL THEN owned_startups($5::uuid)::int END AS owned
      FROM (SELECT 1) AS answer LEFT JOIN stored ON true`,
    row: z.object({ id: z.string().nullable(), owned: z.number().nullable() }),
  });
  return (row) => {
    const derived = derive(row);
    const columnValues = columns.map((column): unknown => column.getEntityValue(derived));
    const values = [pendingRuns.limit, row.owner_id, mostOwned, ...columnValues];
    return statements.run(row.owner_id, create, values, ([answer]) => {
      if (answer?.id == null)
        throw (answer?.owned ?? 0) >= mostOwned
          ? conflict(ownStartupsSentence(mostOwned))
          : pendingRuns.refusal();
      return new RawJson(derived.document);
    });
  };
}
