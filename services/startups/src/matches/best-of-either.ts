import type { EntityManager } from 'typeorm';
import { z } from 'zod';

/** The size of each side's own best list. */
const BEST = 50;

interface ScoredPair {
  readonly startup_id: string;
  readonly investor_id: string;
  readonly match_score: number;
}

const counterpartRows = z.array(z.object({ counterpart: z.string() }));

/**
 * The pairs that both sides list: those among the best 50 of either side. A list may therefore be longer
 * than 50. Exception: the score of an outdated pair is older than the target's last change. Such a pair
 * takes no place in the target's best list. It stays only while it is among its counterpart's best.
 */
export async function bestOfEither<Pair extends ScoredPair>(
  tx: EntityManager,
  target: { startup_id: string } | { investor_id: string },
  pairs: readonly Pair[],
  isOutdated: (pair: Pair) => boolean,
): Promise<Pair[]> {
  const [own, counterpart, targetId] =
    'startup_id' in target
      ? (['startup_id', 'investor_id', target.startup_id] as const)
      : (['investor_id', 'startup_id', target.investor_id] as const);
  const upToDate = pairs
    .filter((pair) => !isOutdated(pair))
    .toSorted((a, b) => b.match_score - a.match_score || a[counterpart].localeCompare(b[counterpart]));
  const best = upToDate.slice(0, BEST);
  const rest = [...upToDate.slice(BEST), ...pairs.filter(isOutdated)];
  if (rest.length === 0) return best;
  const rows: unknown = await tx.query(
    `SELECT pair.counterpart FROM unnest($1::uuid[], $2::double precision[]) AS pair (counterpart, score)
     WHERE (SELECT count(*) FROM (
       SELECT 1 FROM matches
       WHERE ${counterpart} = pair.counterpart AND match_score > pair.score AND ${own} <> $3 LIMIT ${BEST}
     ) AS better) < ${BEST}`,
    [rest.map((pair) => pair[counterpart]), rest.map(({ match_score }) => match_score), targetId],
  );
  const wantedBy = new Set(counterpartRows.parse(rows).map((row) => row.counterpart));
  return [...best, ...rest.filter((pair) => wantedBy.has(pair[counterpart]))];
}
