import type { MatchableInvestor, MatchableStartup, RankedPair } from '@proofround/contracts';

import { checkAspect } from './aspects/check.js';
import { geographyAspect } from './aspects/geography.js';
import { sectorAspect } from './aspects/sector.js';
import { stageAspect } from './aspects/stage.js';
import { thesisAspect } from './aspects/thesis.js';
import { ruledOutBy } from './gates.js';
import { kindOf, type Aspect } from './reasons.js';
import { readStartup } from './startup-reading.js';
import { readThesis } from './thesis/read-thesis.js';

/** A wrong sector cannot be made good by the rest: such a pair gets no more than this. */
const WRONG_SECTOR_MOST = 40;
/** What the investor's own words rule out. */
const RULED_OUT_MOST = 20;
/** What is not known holds 100 % back by this part of its weight: a known fit stands above it. */
const UNKNOWN_HOLDS_BACK = 0.4;
/** Two of sector, check size and stage wrong: nothing to introduce anybody for. */
const TWO_WRONG_MOST = 25;
/** Check size or stage beyond reach, or the wrong part of the world: what is left of the score. */
const WRONG_LEAVES = 0.75;
const ELSEWHERE_LEAVES = 0.85;
/** Their thesis speaks of other things, and the sector is not theirs either. */
const OTHER_THINGS_LEAVES = 0.85;

/**
 * Ranks one pair (MATCH-9): sector 35, check size 30, thesis 15, stage and
 * traction 15, geography 5. What is not known is left out and the rest re-weighted, so that it
 * counts neither for nor against. Where check size or stage do not fit at all, a quarter of the
 * score goes with each, and 15 % where geography does not; a wrong sector is capped, 100 % takes
 * that all of it is known, and what the investor rules out in words is not shown.
 *
 * Depends on nothing but the two, so it is the same whichever side asked. Reasons, in this order:
 * what rules it out, what fits, what fits in part, what does not, what is not known.
 */
export function rankPair(startup: MatchableStartup, investor: MatchableInvestor): RankedPair {
  const reading = readStartup(startup);
  const sector = sectorAspect(startup, reading, investor);
  const check = checkAspect(startup, investor);
  const stage = stageAspect(startup, reading, investor);
  const geography = geographyAspect(startup, investor);
  const thesis = thesisAspect(reading, investor);
  const aspects = [sector, check, thesis, stage, geography];
  const left = [
    [check, WRONG_LEAVES],
    [stage, WRONG_LEAVES],
    [geography, ELSEWHERE_LEAVES],
    [sector.fit === 1 ? sector : thesis, OTHER_THINGS_LEAVES],
  ] as const;
  const score = left.reduce((sum, [{ fit }, leaves]) => (fit === 0 ? sum * leaves : sum), weighted(aspects));
  const theses = [investor.investment_thesis, investor.current_companies].map(readThesis);
  const quote = ruledOutBy(startup, reading, investor, theses);
  const highest = quote === null ? most(aspects, sector, check, stage) : RULED_OUT_MOST;
  return {
    startup_id: startup.startup_id,
    investor_id: investor.investor_id,
    match_score: Math.round(Math.min(score, highest)),
    ...reasonsOf(aspects, quote),
  };
}

const KINDS = ['fits', 'does_not_fit', 'not_known'] as const;

/** The reasons of both sides, as one list and in their groups. */
function reasonsOf(aspects: readonly Aspect[], quote: string | null) {
  const ordered = aspects.toSorted((a, b) => (b.fit ?? -1) - (a.fit ?? -1));
  const side = (ruledOut: string, said: (aspect: Aspect) => string) => {
    const first = quote === null ? [] : [`${ruledOut}: “${quote}”`];
    const [fits, does_not_fit, not_known] = KINDS.map((kind) =>
      ordered.filter((one) => kindOf(one) === kind).map(said),
    );
    return {
      reasons: [...first, ...ordered.map(said)],
      groups: {
        fits: fits ?? [],
        does_not_fit: [...first, ...(does_not_fit ?? [])],
        not_known: not_known ?? [],
      },
    };
  };
  const founder = side('Excluded because they say', ({ forFounder }) => forFounder);
  const investor = side('You say', ({ forInvestor }) => forInvestor);
  return {
    startup_reasons: founder.reasons,
    investor_reasons: investor.reasons,
    startup_groups: founder.groups,
    investor_groups: investor.groups,
  };
}

/** Percent of what is known; 0 when nothing is. */
function weighted(aspects: readonly Aspect[]): number {
  let weight = 0;
  let earned = 0;
  for (const aspect of aspects) {
    if (aspect.fit === null) continue;
    weight += aspect.weight;
    earned += aspect.weight * aspect.fit;
  }
  return weight === 0 ? 0 : (100 * earned) / weight;
}

function most(aspects: readonly Aspect[], sector: Aspect, check: Aspect, stage: Aspect): number {
  const wrong = [sector, check, stage].filter(({ fit }) => fit === 0).length;
  if (wrong >= 2) return TWO_WRONG_MOST;
  if (sector.fit === 0) return WRONG_SECTOR_MOST;
  const unknown = aspects.reduce((sum, { fit, weight }) => (fit === null ? sum + weight : sum), 0);
  return 100 - UNKNOWN_HOLDS_BACK * unknown;
}

/** The target's own best 50, and as many again that may be among the best of the other side. */
const MOST_PAIRS = 100;
/** With the likeliest candidates beside them: as many as one message may carry. */
const MOST_TOLD = 200;
/** Below this a match helps neither side. */
const LEAST_SCORE = 30;

const isWorthShowing = ({ match_score }: RankedPair) => match_score >= LEAST_SCORE;
const bestFirst = (a: RankedPair, b: RankedPair) =>
  b.match_score - a.match_score ||
  a.investor_id.localeCompare(b.investor_id) ||
  a.startup_id.localeCompare(b.startup_id);

const withoutReasons = ({ startup_groups: _mine, investor_groups: _theirs, ...pair }: RankedPair) => ({
  ...pair,
  startup_reasons: [],
  investor_reasons: [],
});

type Side<T> = readonly T[];
const everyPair = (startups: Side<MatchableStartup>, investors: Side<MatchableInvestor>) =>
  startups.flatMap((startup) => investors.map((investor) => rankPair(startup, investor)));
const bestOf = (pairs: readonly RankedPair[]) =>
  pairs.filter(isWorthShowing).toSorted(bestFirst).slice(0, MOST_PAIRS);

/** Every pair worth showing, best first; equal ones in an order that does not change. */
export function rank(startups: Side<MatchableStartup>, investors: Side<MatchableInvestor>): RankedPair[] {
  return bestOf(everyPair(startups, investors));
}

/**
 * The pairs worth showing, best first, and after them what became of the likeliest candidates
 * otherwise: these may be matches already, and whoever stores the result must know that they were
 * ranked. Of those the ones that are not worth showing have no reasons.
 * @param startups most likely first, as `matchingCandidates` gives them; the investors likewise.
 */
export function rankAndTell(
  startups: Side<MatchableStartup>,
  investors: Side<MatchableInvestor>,
): RankedPair[] {
  const pairs = everyPair(startups, investors);
  return [...new Set([...bestOf(pairs), ...pairs])]
    .slice(0, MOST_TOLD)
    .map((pair) => (isWorthShowing(pair) ? pair : withoutReasons(pair)));
}
