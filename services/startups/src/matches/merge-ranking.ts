import type { RankedPair } from '@proofround/contracts';
import { timeOfId } from '@proofround/service-kit';

import type { MatchRow } from './match.entity.js';

export type StoredPair = Omit<MatchRow, 'startup' | 'investor'>;
/** A pair that the ranking gives, with what its row keeps. `id` is null for a pair without a row. */
export interface KeptPair extends Omit<StoredPair, 'id' | 'created_at'> {
  id: string | null;
  created_at: Date | null;
}

interface Pair {
  readonly startup_id: string;
  readonly investor_id: string;
}
type Candidate = Pair & Pick<RankedPair, 'match_score'>;

/** What a ranking says about the stored pairs of its target. */
export interface Merged {
  /** The pairs that compete for a place among the target's matches. */
  readonly candidates: readonly Candidate[];
  /** Whether a pair's score may be for older facts of the target. */
  readonly isOutdated: (pair: Pair) => boolean;
  /** What to write once it is known which of the candidates are shown. */
  readonly changesFor: (shown: readonly Pair[]) => Changes;
}

export interface Changes {
  /** Rows to delete. */
  readonly removed: readonly StoredPair[];
  /** Pairs whose content differs from their row, or that have none. */
  readonly written: readonly KeptPair[];
  /** Rows that only have to be marked as up to date. */
  readonly refreshed: readonly StoredPair[];
  /** Rows that the next round must rank. */
  readonly toRank: readonly StoredPair[];
  /** Pairs that either side sees differently now. */
  readonly changed: readonly Pair[];
  /** Whether pairs with outdated scores remain that another round would rank. */
  readonly hasMore: boolean;
}

const keyOf = ({ startup_id, investor_id }: Pair) => `${startup_id} ${investor_id}`;

/** What either side sees of a pair, in comparable form. */
const contentOf = ({ match_score, startup_reasons, investor_reasons }: KeptPair | StoredPair) =>
  JSON.stringify([match_score, startup_reasons, investor_reasons]);

const groupsOf = ({ startup_groups, investor_groups }: KeptPair | StoredPair) =>
  JSON.stringify([startup_groups, investor_groups]);

/**
 * Compares a ranking with the stored pairs of its target.
 *
 * - A ranked pair without reasons is not worth showing.
 * - A stored pair that the ranking lacks competes with its stored score.
 * - That score is outdated if this request or an earlier one marked it, or if the other side's ranking stored
 *   it after this request was made.
 *
 * The rounds come to an end: another one is requested only if this one ranked marked pairs again, or for
 * pairs that were stored after this request. The next request is made later than those.
 */
export function mergeRanking(
  request_id: string,
  former: readonly StoredPair[],
  ranked: readonly RankedPair[],
): Merged {
  const formerOf = new Map(former.map((row) => [keyOf(row), row]));
  const rankedOf = new Map(ranked.map((pair) => [keyOf(pair), pair]));
  const isMarked = ({ stale_since }: StoredPair) => stale_since !== null && stale_since <= request_id;
  const isStoredLater = ({ created_at }: StoredPair) => created_at.getTime() > timeOfId(request_id);
  const unranked = former.filter((row) => !rankedOf.has(keyOf(row)));
  const outdated = new Set(unranked.filter((row) => isMarked(row) || isStoredLater(row)).map(keyOf));
  const worthShowing = [...rankedOf.values()].filter(({ startup_reasons }) => startup_reasons.length > 0);

  const kept = (pair: RankedPair): KeptPair => {
    const row = formerOf.get(keyOf(pair));
    const { startup_groups = null, investor_groups = null } = pair;
    const stale_since = row && !isMarked(row) ? row.stale_since : null;
    const { id = null, created_at = null } = row ?? {};
    return { ...pair, startup_groups, investor_groups, id, created_at, stale_since };
  };

  function changesFor(shown: readonly Pair[]): Changes {
    const keys = new Set(shown.map(keyOf));
    const isShown = (pair: Pair) => keys.has(keyOf(pair));
    const written: KeptPair[] = [];
    const [changed, refreshed]: [Pair[], StoredPair[]] = [[], []];
    for (const pair of worthShowing.filter(isShown).map(kept)) {
      const row = formerOf.get(keyOf(pair));
      const isChanged = !row || contentOf(row) !== contentOf(pair);
      if (isChanged) changed.push(pair);
      if (isChanged || groupsOf(row) !== groupsOf(pair)) written.push(pair);
      else if (row.stale_since !== pair.stale_since) refreshed.push(row);
    }
    const removed = former.filter((row) => !isShown(row));
    const toRank = unranked.filter((row) => isShown(row) && isStoredLater(row));
    const leavesMarked = unranked.some((row) => isShown(row) && isMarked(row));
    const hasRefreshed = former.some((row) => rankedOf.has(keyOf(row)) && isMarked(row));
    const hasMore = toRank.length > 0 || (leavesMarked && hasRefreshed);
    return { removed, written, refreshed, toRank, changed: [...changed, ...removed], hasMore };
  }

  return {
    candidates: [...worthShowing, ...unranked],
    isOutdated: (pair) => outdated.has(keyOf(pair)),
    changesFor,
  };
}
