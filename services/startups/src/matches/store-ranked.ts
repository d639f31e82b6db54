import type { EventData, matchesGenerated, MatchTarget, RankedPair } from '@proofround/contracts';
import { insertAll, timeOfId } from '@proofround/service-kit';
import { Any, type EntityManager } from 'typeorm';
import { v7 as uuid } from 'uuid';

import { bestOfEither } from './best-of-either.js';
import { MatchRow } from './match.entity.js';

interface Stored {
  /** How many pairs the target has now. */
  count: number;
  /** Pairs that were added, removed or changed in score or reasons. */
  changed: { startup_id: string; investor_id: string }[];
  /** Whether another round is needed because pairs with outdated scores remain. */
  again: boolean;
}

type StoredPair = Omit<MatchRow, 'startup' | 'investor'>;

const keyOf = ({ startup_id, investor_id }: { startup_id: string; investor_id: string }) =>
  `${startup_id} ${investor_id}`;

const groupsOf = ({
  startup_groups,
  investor_groups,
}: Pick<MatchRow, 'startup_groups' | 'investor_groups'>) => JSON.stringify([startup_groups, investor_groups]);

/** Writes the pairs whose content differs, and marks the outdated ones among the others as up to date. */
async function writeDifference(
  tx: EntityManager,
  rows: readonly StoredPair[],
  formerOf: ReadonlyMap<string, MatchRow>,
  changed: readonly StoredPair[],
): Promise<void> {
  const differs = new Set(changed);
  const [whole, refreshed]: [StoredPair[], string[]] = [[], []];
  for (const row of rows) {
    const former = formerOf.get(keyOf(row));
    if (!former || differs.has(row) || groupsOf(former) !== groupsOf(row)) whole.push(row);
    else if (former.stale_since !== row.stale_since) refreshed.push(row.id);
  }
  await insertAll(tx, MatchRow, whole, { replaces: ['startup_id', 'investor_id'] });
  if (refreshed.length > 0) await tx.update(MatchRow, { id: Any(refreshed) }, { stale_since: null });
}

/** The content of a pair that either side sees, in comparable form. */
const contentOf = ({
  match_score,
  startup_reasons,
  investor_reasons,
}: Pick<MatchRow, 'match_score' | 'startup_reasons' | 'investor_reasons'>) =>
  JSON.stringify([match_score, startup_reasons, investor_reasons]);

/**
 * Updates the stored pairs of a target from a ranking. The matcher reports every former pair that
 * it received; a pair without reasons is not worth showing. An unranked former pair competes with
 * its stored score; if that is outdated, only the other side's list can keep the pair, and the next
 * round ranks it. The other side's ranking may have added a pair after this request. The score of
 * that pair may be for older facts, so it counts as outdated too. Rounds end, because another is
 * requested only after this one refreshed outdated pairs or for pairs that are older than the next
 * request. The caller has locked the target, the startups of all pairs and the former pairs.
 * @param former the target's stored pairs
 * @param ranked the target's pairs in the result; both sides of each still exist
 */
export async function storeRanked(
  tx: EntityManager,
  { request_id }: Pick<EventData<typeof matchesGenerated>, 'request_id'>,
  { target, former, ranked }: { target: MatchTarget; former: MatchRow[]; ranked: RankedPair[] },
): Promise<Stored> {
  const formerOf = new Map(former.map((row) => [keyOf(row), row]));
  const rankedOf = new Map(ranked.map((pair) => [keyOf(pair), pair]));
  const unranked = former.filter((row) => !rankedOf.has(keyOf(row)));
  const fresh = [...rankedOf.values()].filter((pair) => pair.startup_reasons.length > 0);
  const isOutdated = (row: MatchRow) => row.stale_since !== null && row.stale_since <= request_id;
  const added = new Set(unranked.filter((row) => row.created_at.getTime() > timeOfId(request_id)));
  const outdated = new Set(unranked.filter((row) => isOutdated(row) || added.has(row)).map(keyOf));

  const pairs = await bestOfEither<MatchRow | RankedPair>(tx, target, [...fresh, ...unranked], (pair) =>
    outdated.has(keyOf(pair)),
  );
  const shown = new Set(pairs.map(keyOf));
  const removed = former.filter((row) => !shown.has(keyOf(row)));
  const rows = fresh
    .filter((pair) => shown.has(keyOf(pair)))
    .map((pair) => {
      const row = formerOf.get(keyOf(pair));
      const stale_since = row && !isOutdated(row) ? row.stale_since : null;
      const { startup_groups = null, investor_groups = null } = pair;
      const keptFields = { id: row?.id ?? uuid(), created_at: row?.created_at ?? new Date(), stale_since };
      return { ...pair, startup_groups, investor_groups, ...keptFields };
    });
  if (removed.length > 0) await tx.delete(MatchRow, { id: Any(removed.map(({ id }) => id)) });
  const isChanged = (pair: StoredPair) => {
    const row = formerOf.get(keyOf(pair));
    return !row || contentOf(row) !== contentOf(pair);
  };
  const changed = rows.filter(isChanged);
  await writeDifference(tx, rows, formerOf, changed);
  const remaining = [...added].filter((row) => shown.has(keyOf(row)));
  await tx.update(MatchRow, { id: Any(remaining.map(({ id }) => id)) }, { stale_since: request_id });
  return {
    count: pairs.length,
    changed: [...changed, ...removed],
    again:
      remaining.length > 0 ||
      (unranked.some((row) => shown.has(keyOf(row)) && isOutdated(row)) &&
        former.some((row) => rankedOf.has(keyOf(row)) && isOutdated(row))),
  };
}
