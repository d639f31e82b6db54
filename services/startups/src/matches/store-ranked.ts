import type { MatchTarget, RankedPair } from '@proofround/contracts';
import { insertAll } from '@proofround/service-kit';
import { Any, type EntityManager } from 'typeorm';
import { v7 as uuid } from 'uuid';

import { bestOfEither } from './best-of-either.js';
import { MatchRow } from './match.entity.js';
import { type Changes, mergeRanking } from './merge-ranking.js';

interface Ranking {
  readonly request_id: string;
  readonly target: MatchTarget;
  /** The target's stored pairs. */
  readonly former: readonly MatchRow[];
  /** The target's pairs in the result. Both sides of each still exist. */
  readonly ranked: readonly RankedPair[];
}

interface Stored extends Pick<Changes, 'changed' | 'hasMore'> {
  /** How many pairs the target has now. */
  count: number;
}

/**
 * Updates the stored pairs of a target from a ranking, and writes only what differs. The caller has locked
 * the target, the startups of all pairs and the former pairs.
 */
export async function storeRanked(
  tx: EntityManager,
  { request_id, target, former, ranked }: Ranking,
): Promise<Stored> {
  const { candidates, isOutdated, changesFor } = mergeRanking(request_id, former, ranked);
  const shown = await bestOfEither(tx, target, candidates, isOutdated);
  const { removed, written, refreshed, toRank, changed, hasMore } = changesFor(shown);
  const idsOf = (rows: readonly { id: string }[]) => Any(rows.map(({ id }) => id));
  if (removed.length > 0) await tx.delete(MatchRow, { id: idsOf(removed) });
  const now = new Date();
  const rows = written.map((pair) => ({
    ...pair,
    id: pair.id ?? uuid(),
    created_at: pair.created_at ?? now,
  }));
  await insertAll(tx, MatchRow, rows, { replaces: ['startup_id', 'investor_id'] });
  if (refreshed.length > 0) await tx.update(MatchRow, { id: idsOf(refreshed) }, { stale_since: null });
  if (toRank.length > 0) await tx.update(MatchRow, { id: idsOf(toRank) }, { stale_since: request_id });
  return { count: shown.length, changed, hasMore };
}
