import type { EntityManager } from 'typeorm';
import { z } from 'zod';

/** How many matches a side is shown for its own sake. */
const BEST = 50;

interface ScoredPair {
  readonly startup_id: string;
  readonly investor_id: string;
  readonly match_score: number;
}

const wanted = z.array(z.object({ counterpart: z.string() }));

/**
 * A pair is a match when it is among the best 50 of either side, and then both see it: somebody
 * whose own list is full still appears with those for whom they are among the best. So a list may
 * be longer than 50, by what the others want.
 *
 * A pair that is `outdated` has a score from before the target changed. It takes no place among
 * the target's own best, and is kept only for the other side's sake until it is ranked again.
 */
export async function bestOfEither<Pair extends ScoredPair>(
  tx: EntityManager,
  target: { startup_id: string } | { investor_id: string },
  pairs: readonly Pair[],
  outdated: (pair: Pair) => boolean,
): Promise<Pair[]> {
  const [own, counterpart, asking] =
    'startup_id' in target
      ? (['startup_id', 'investor_id', target.startup_id] as const)
      : (['investor_id', 'startup_id', target.investor_id] as const);
  const upToDate = pairs
    .filter((pair) => !outdated(pair))
    .toSorted((a, b) => b.match_score - a.match_score || a[counterpart].localeCompare(b[counterpart]));
  const best = upToDate.slice(0, BEST);
  const rest = [...upToDate.slice(BEST), ...pairs.filter(outdated)];
  if (rest.length === 0) return best;
  const found: unknown = await tx.query(
    `SELECT pair.counterpart FROM unnest($1::uuid[], $2::double precision[]) AS pair (counterpart, score)
     WHERE (SELECT count(*) FROM (
       SELECT 1 FROM matches
       WHERE ${counterpart} = pair.counterpart AND match_score > pair.score AND ${own} <> $3 LIMIT ${BEST}
     ) AS better) < ${BEST}`,
    [rest.map((pair) => pair[counterpart]), rest.map(({ match_score }) => match_score), asking],
  );
  const theirs = new Set(wanted.parse(found).map((one) => one.counterpart));
  return [...best, ...rest.filter((pair) => theirs.has(pair[counterpart]))];
}
