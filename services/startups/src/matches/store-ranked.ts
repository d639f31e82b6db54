import type { EventData, matchesGenerated, MatchTarget, RankedPair } from '@proofround/contracts';
import { Any, type EntityManager } from 'typeorm';
import { v7 as uuid } from 'uuid';

import { bestOfEither } from './best-of-either.js';
import { MatchRow } from './match.entity.js';

interface Stored {
  /** The pairs that came, went or are shown otherwise; the lists of all others stay as they are. */
  changed: { startup_id: string; investor_id: string }[];
  /** Whether pairs with an outdated score are left for another round. */
  again: boolean;
}

/** What a pair of one target is known by. */
const keyOf = ({ startup_id, investor_id }: { startup_id: string; investor_id: string }) =>
  `${startup_id} ${investor_id}`;

const told = ({
  match_score,
  startup_reasons,
  investor_reasons,
}: Pick<MatchRow, 'match_score' | 'startup_reasons' | 'investor_reasons'>) =>
  JSON.stringify([match_score, startup_reasons, investor_reasons]);

/**
 * Brings the stored pairs of a target in step with what was ranked. The matcher tells of every
 * former pair it was given; one that is not worth showing comes without reasons. A former pair
 * that it was not given (there are more than one round can rank) stays by the same rule with the
 * score it has; one whose score is from before the target changed stays for the other side's sake
 * only, and is ranked in the next round. Rounds end: the next one is asked for only where this one
 * brought outdated pairs up to date.
 *
 * The caller has locked the target, the startups of all pairs and the former pairs.
 * @param former the target's stored pairs.
 * @param ranked the result's pairs of the target whose both sides are there.
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
  const outdated = new Set(unranked.filter(isOutdated).map(keyOf));

  const pairs = await bestOfEither<MatchRow | RankedPair>(tx, target, [...fresh, ...unranked], (pair) =>
    outdated.has(keyOf(pair)),
  );
  const shown = new Set(pairs.map(keyOf));
  const gone = former.filter((row) => !shown.has(keyOf(row)));
  const rows = fresh
    .filter((pair) => shown.has(keyOf(pair)))
    .map((pair) => {
      const row = formerOf.get(keyOf(pair));
      const stale_since = row && !isOutdated(row) ? row.stale_since : null;
      // A pair that stays keeps its id and its date.
      const { startup_groups = null, investor_groups = null } = pair;
      const kept = { id: row?.id ?? uuid(), created_at: row?.created_at ?? new Date(), stale_since };
      return { ...pair, startup_groups, investor_groups, ...kept };
    });
  if (gone.length > 0) await tx.delete(MatchRow, { id: Any(gone.map(({ id }) => id)) });
  if (rows.length > 0) await tx.upsert(MatchRow, rows, ['startup_id', 'investor_id']);

  const toldBefore = (pair: Parameters<typeof keyOf>[0]) => {
    const row = formerOf.get(keyOf(pair));
    return row && told(row);
  };
  return {
    changed: [...rows.filter((pair) => toldBefore(pair) !== told(pair)), ...gone],
    again:
      unranked.some((row) => shown.has(keyOf(row)) && isOutdated(row)) &&
      former.some((row) => rankedOf.has(keyOf(row)) && isOutdated(row)),
  };
}
