import { type EventData, matchesRemoved, matchingRequested, RECOUNTED_TOGETHER } from '@proofround/contracts';
import type { Outbox } from '@proofround/service-kit';
import { Any, type EntityManager } from 'typeorm';
import { z } from 'zod';

import { InvestorRow } from '../records/investor.entity.js';
import { StartupRow, updateStartups } from '../records/startup.entity.js';
import { MatchRow } from './match.entity.js';

/**
 * Deletes the matches of a startup that is held back or sold for good, and notifies their investors. It
 * must not take a place in any investor's best list. The caller has locked the startup and stores
 * it afterwards.
 */
export async function dropMatches(tx: EntityManager, outbox: Outbox, startup: StartupRow): Promise<void> {
  const dropped = await tx.find(MatchRow, {
    select: { id: true, investor: { id: true, user_id: true } },
    relations: { investor: true },
    where: { startup_id: startup.id },
  });
  await tx.delete(MatchRow, { startup_id: startup.id });
  startup.match_count = 0;
  await outbox.appendLiveAll(
    tx,
    dropped.flatMap(({ investor }) =>
      investor
        ? {
            userId: investor.user_id,
            live: { event: 'matches.updated' as const, data: { investor_id: investor.id } },
          }
        : [],
    ),
  );
}

/**
 * Requests a ranking for a target that may have changed, and marks its pairs as outdated until one comes.
 * A caller that has locked the target may know that it has no pairs.
 */
export async function requestMatching(
  tx: EntityManager,
  outbox: Outbox,
  request: EventData<typeof matchingRequested>,
  { hasPairs = true }: { readonly hasPairs?: boolean } = {},
): Promise<void> {
  const { target, request_id } = request;
  const [side, id] =
    'startup_id' in target ? ['startup_id', target.startup_id] : ['investor_id', target.investor_id];
  if (hasPairs) await tx.query(`UPDATE matches SET stale_since = $2 WHERE ${side} = $1`, [id, request_id]);
  await outbox.append(tx, matchingRequested, request);
}

const countRows = z.array(z.object({ startup_id: z.string(), matches: z.number() }));

/** Locks startups whose matches are about to change, in id order against deadlocks. */
export function lockStartups(tx: EntityManager, ids: readonly string[]): Promise<LockedStartup[]> {
  return tx.find(StartupRow, {
    select: {
      id: true,
      owner_id: true,
      held_back: true,
      is_sold: true,
      sale_id: true,
      completed_sale_id: true,
      match_count: true,
      match_request_id: true,
    },
    where: { id: Any([...ids]) },
    order: { id: 'ASC' },
    lock: { mode: 'for_no_key_update' },
  });
}

type LockedStartup = Pick<
  StartupRow,
  | 'id'
  | 'owner_id'
  | 'held_back'
  | 'is_sold'
  | 'sale_id'
  | 'completed_sale_id'
  | 'match_count'
  | 'match_request_id'
>;

export async function startupsOf(tx: EntityManager, investorId: string): Promise<string[]> {
  const rows = await tx.find(MatchRow, {
    select: { startup_id: true },
    where: { investor_id: investorId },
  });
  return rows.map(({ startup_id }) => startup_id);
}

/** Updates the match counts of a few hundred startups at most, and notifies their founders. */
export async function recountMatches(
  tx: EntityManager,
  outbox: Outbox,
  startupIds: readonly string[],
): Promise<void> {
  const locked = await lockStartups(tx, startupIds);
  // A separate statement after the lock sees matches that other transactions committed meanwhile.
  const counts = await countMatches(tx, startupIds);
  const countOf = (id: string) => counts.get(id) ?? 0;
  const changed = locked.filter(({ id, match_count }) => match_count !== countOf(id));
  const rows = await tx.findBy(StartupRow, { id: Any(changed.map(({ id }) => id)) });
  for (const row of rows) row.match_count = countOf(row.id);
  await updateStartups(tx, rows);
  await outbox.appendLiveAll(
    tx,
    locked.map(({ id: startup_id, owner_id: userId }) => ({
      userId,
      live: { event: 'matches.updated', data: { startup_id } },
    })),
  );
}

async function countMatches(
  tx: EntityManager,
  startupIds: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  const rows = countRows.parse(
    await tx.query(
      'SELECT startup_id, count(*)::integer AS matches FROM matches WHERE startup_id = ANY($1) GROUP BY 1',
      [startupIds],
    ),
  );
  return new Map(rows.map(({ startup_id, matches }) => [startup_id, matches]));
}

/**
 * Deletes an investor profile and its matches (by foreign key), and recounts the startups' matches.
 * A profile can match thousands of startups, and each count rewrites a document: the first startups
 * are counted at once, the others by events, so that the investor does not wait for them.
 */
export async function deleteProfile(tx: EntityManager, outbox: Outbox, investorId: string): Promise<void> {
  // Startups are locked before their matches, as in every writer of matches, to avoid deadlocks.
  await lockStartups(tx, await startupsOf(tx, investorId));
  await tx.findOne(InvestorRow, {
    select: { id: true },
    where: { id: investorId },
    lock: { mode: 'pessimistic_write' },
  });
  const startups = await startupsOf(tx, investorId);
  await tx.delete(InvestorRow, { id: investorId });
  await recountMatches(tx, outbox, startups.slice(0, RECOUNTED_TOGETHER));
  const later: string[][] = [];
  for (let from = RECOUNTED_TOGETHER; from < startups.length; from += RECOUNTED_TOGETHER) {
    later.push(startups.slice(from, from + RECOUNTED_TOGETHER));
  }
  await outbox.appendAll(
    tx,
    matchesRemoved,
    later.map((startup_ids) => ({ startup_ids })),
  );
}
