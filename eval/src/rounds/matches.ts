import {
  type MatchableInvestor,
  type MatchableStartup,
  MATCHED_FACTS,
  type RankedPair,
  type StartupFacts,
  startupFacts,
} from '@proofround/contracts';
import { rank, rankPair } from '@proofround/matching';

import { atLeast, type Figure, noneOf } from './figure.js';
import { idOf, type Pair, type Round } from './round.js';
import type { ReadStartup } from './scores.js';

const TOP = 5;
const MIN_IN_TOP = 85;
/** The highest score of a pair that the investor's words exclude. */
export const EXCLUDED_MOST = 20;

/** The matching package, replaceable in tests. */
export interface Matcher {
  rank(startups: readonly MatchableStartup[], investors: readonly MatchableInvestor[]): RankedPair[];
  rankPair(startup: MatchableStartup, investor: MatchableInvestor): RankedPair;
}
const PACKAGE: Matcher = { rank, rankPair };

/** A startup as the product passes it to matching. */
export const matchableOf = (
  id: string,
  facts: StartupFacts,
  overall_score: number | null,
): MatchableStartup => ({
  startup_id: idOf(id),
  overall_score,
  ...startupFacts.pick(MATCHED_FACTS).parse(facts),
});

interface Outcome {
  /** The number of good investors that fit into the top five. */
  readonly findable: number;
  readonly found: number;
  readonly missed: string[];
  readonly violated: string[];
}

function outcomeOf(pair: Pair, readStartup: ReadStartup, { investors }: Round, matcher: Matcher): Outcome {
  const { startup: written, reading } = readStartup;
  const startup = matchableOf(written.id, written.facts, reading.score);
  const facts = (id: string) => {
    const found = investors.find((investor) => investor.id === id);
    if (!found) throw new Error(`There is no investor ${id} (pairs of ${pair.startup})`);
    return found.facts;
  };
  const shown = matcher
    .rank(
      [startup],
      investors.map((investor) => investor.facts),
    )
    .map(({ investor_id }) => investor_id);
  const pairs = new Map(investors.map(({ id }) => [id, matcher.rankPair(startup, facts(id))]));
  const goodPlaces = pair.good.map((id) => ({ id, at: shown.indexOf(facts(id).investor_id) }));
  const found = goodPlaces.filter(({ at }) => at >= 0 && at < TOP);
  const findable = Math.min(TOP, pair.good.length);
  const resultText = (id: string) => {
    const { match_score, startup_reasons } = pairs.get(id) ?? { match_score: 0, startup_reasons: [] };
    return `${match_score} % (${startup_reasons.join('; ')})`;
  };
  return {
    findable,
    found: found.length,
    missed:
      found.length >= findable
        ? []
        : goodPlaces
            .filter((place) => !found.includes(place))
            .map(
              ({ id, at }) =>
                `${pair.startup}: ${id} ${at < 0 ? 'is not shown' : `comes ${at + 1}.`}, ${resultText(id)}`,
            ),
    violated: pair.excluded
      .filter(
        ({ investor }) =>
          (pairs.get(investor)?.match_score ?? 0) > EXCLUDED_MOST ||
          shown.includes(facts(investor).investor_id),
      )
      .map(({ investor, words }) => `${pair.startup}: ${investor} says “${words}”, ${resultText(investor)}`),
  };
}

export function measureMatches(
  round: Round,
  all: readonly ReadStartup[],
  matcher: Matcher = PACKAGE,
): Figure[] {
  const outcomes = round.pairs.map((pair) => {
    const readStartup = all.find(({ startup }) => startup.id === pair.startup);
    if (!readStartup) throw new Error(`There is no startup ${pair.startup} (pairs)`);
    return outcomeOf(pair, readStartup, round, matcher);
  });
  const sum = (of: (outcome: Outcome) => number) =>
    outcomes.reduce((total, outcome) => total + of(outcome), 0);
  return [
    atLeast(
      {
        name: 'good investors in the top five',
        part: sum(({ found }) => found),
        whole: sum(({ findable }) => findable),
        cases: outcomes.flatMap(({ missed }) => missed),
      },
      MIN_IN_TOP,
    ),
    noneOf(
      `exclusions violated, of ${round.pairs.flatMap(({ excluded }) => excluded).length}`,
      outcomes.flatMap(({ violated }) => violated),
    ),
  ];
}
