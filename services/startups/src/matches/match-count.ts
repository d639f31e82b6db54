import type { Outbox } from '@proofround/service-kit';
import type { EntityManager } from 'typeorm';
import { z } from 'zod';

import { InvestorRow } from '../investors/investor.entity.js';

const locked = z.array(z.object({ id: z.string(), owner_id: z.string(), held_back: z.boolean() }));
const matched = z.array(z.object({ startup_id: z.string() }));

/**
 * Locks startups whose matches are about to change, always in the same order. Views and interest
 * only refer to a startup and need not wait for this lock.
 */
export async function lockStartups(
  tx: EntityManager,
  ids: readonly string[],
): Promise<z.output<typeof locked>> {
  return locked.parse(
    await tx.query(
      'SELECT id, owner_id, held_back FROM startups WHERE id = ANY ($1) ORDER BY id FOR NO KEY UPDATE',
      [ids],
    ),
  );
}

/** The startups an investor is matched with. */
export async function startupsOf(tx: EntityManager, investorId: string): Promise<string[]> {
  const rows = matched.parse(
    await tx.query('SELECT startup_id FROM matches WHERE investor_id = $1', [investorId]),
  );
  return rows.map(({ startup_id }) => startup_id);
}

/**
 * Brings the match counts of startups in step with their matches and tells their founders. The
 * count stands at the end of a startup's document (see `toStartup`); the rest of the row, which
 * may be long, is left alone.
 */
export async function recountMatches(
  tx: EntityManager,
  outbox: Outbox,
  startupIds: readonly string[],
): Promise<void> {
  const startups = await lockStartups(tx, startupIds);
  // A statement of its own: what others committed while the locks were waited for counts too.
  await tx.query(
    `UPDATE startups SET match_count = counted.n, version = version + 1,
       document = regexp_replace(document, '"match_count":[0-9]+\\}$', '"match_count":' || counted.n || '}')
     FROM unnest($1::uuid[]) AS one (id),
       LATERAL (SELECT count(*)::integer AS n FROM matches WHERE startup_id = one.id) AS counted
     WHERE startups.id = one.id AND match_count <> counted.n`,
    [startups.map(({ id }) => id)],
  );
  for (const { id: startup_id, owner_id } of startups) {
    await outbox.appendLive(tx, owner_id, { event: 'matches.updated', data: { startup_id } });
  }
}

/** Deletes a profile; its matches go by foreign key, and the startups that had them count again. */
export async function deleteMatched(tx: EntityManager, outbox: Outbox, investorId: string): Promise<void> {
  // Startups first, as whoever stores a startup's matches has it: none waits for the other.
  await lockStartups(tx, await startupsOf(tx, investorId));
  await tx.query('SELECT id FROM investor_profiles WHERE id = $1 FOR UPDATE', [investorId]);
  const startups = await startupsOf(tx, investorId);
  await tx.delete(InvestorRow, { id: investorId });
  await recountMatches(tx, outbox, startups);
}
