import type { MatchableInvestor, MatchableStartup, RankedPair } from '@proofround/contracts';

import type { Aspect } from './aspect.js';
import { checkAspect } from './check.js';
import { geographyAspect } from './geography.js';
import { sectorAspect } from './sector.js';
import { stageAspect } from './stage.js';
import { thesisAspect } from './thesis.js';

/** A wrong sector cannot be made good by the rest: such a pair gets no more than this. */
const WRONG_SECTOR_MOST = 40;
/** Without a sector to compare, however well the rest fits: a known fit stands above it. */
const UNKNOWN_SECTOR_MOST = 99;
/** Two of sector, check size and stage wrong: nothing to introduce anybody for. */
const TWO_WRONG_MOST = 25;
/** Check size or stage beyond reach, or the wrong part of the world: what is left of the score. */
const WRONG_LEAVES = 0.75;
const ELSEWHERE_LEAVES = 0.85;

/**
 * Ranks one pair (scoring references, section 4): sector 35, check size 30, thesis overlap 15,
 * stage and traction 15, geography 5. What is not known is left out and the rest re-weighted, so
 * that it counts neither for nor against. Where check size or stage do not fit at all, a quarter
 * of the score goes with each, and 15 % where geography does not; a wrong sector is capped, and 100 % takes a sector that is known to fit.
 *
 * Depends on nothing but the two, so it is the same whichever side asked. Reasons, in this order:
 * what fits, what fits in part, what does not, what is not known.
 */
export function rankPair(startup: MatchableStartup, investor: MatchableInvestor): RankedPair {
  const sector = sectorAspect(startup, investor);
  const check = checkAspect(startup, investor);
  const stage = stageAspect(startup, investor);
  const geography = geographyAspect(startup, investor);
  const aspects = [sector, check, thesisAspect(startup, investor), stage, geography];
  const left = [
    [check, WRONG_LEAVES],
    [stage, WRONG_LEAVES],
    [geography, ELSEWHERE_LEAVES],
  ] as const;
  const score = left.reduce((sum, [{ fit }, leaves]) => (fit === 0 ? sum * leaves : sum), weighted(aspects));
  const ordered = aspects.toSorted((a, b) => (b.fit ?? -1) - (a.fit ?? -1));
  return {
    startup_id: startup.startup_id,
    investor_id: investor.investor_id,
    match_score: Math.round(Math.min(score, most(sector, check, stage))),
    startup_reasons: ordered.map(({ forFounder }) => forFounder),
    investor_reasons: ordered.map(({ forInvestor }) => forInvestor),
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

function most(sector: Aspect, check: Aspect, stage: Aspect): number {
  const wrong = [sector, check, stage].filter(({ fit }) => fit === 0).length;
  if (wrong >= 2) return TWO_WRONG_MOST;
  if (sector.fit === null) return UNKNOWN_SECTOR_MOST;
  return sector.fit === 0 ? WRONG_SECTOR_MOST : 100;
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
    .map((pair) => (isWorthShowing(pair) ? pair : { ...pair, startup_reasons: [], investor_reasons: [] }));
}
