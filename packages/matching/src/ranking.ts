import {
  type MatchableInvestor,
  type MatchableStartup,
  type RankedPair,
  reasonKind,
} from '@proofround/contracts';

import { checkAspect } from './aspects/check.js';
import { geographyAspect } from './aspects/geography.js';
import { sectorAspect } from './aspects/sector.js';
import { stageAspect } from './aspects/stage.js';
import { thesisAspect } from './aspects/thesis.js';
import { type Aspect, kindOf } from './reasons.js';
import { exclusionQuote } from './refused-by.js';
import { readStartup } from './startup/reading.js';
import { readThesis } from './thesis/read-thesis.js';

/** The highest score of a pair whose sector does not fit: other aspects cannot compensate for it. */
const MAX_WITH_WRONG_SECTOR = 40;
/** The highest score of a pair that the investor's own words rule out. */
const MAX_WHEN_EXCLUDED = 20;
/** Unknown aspects lower the highest score by this share of their weight, so that a known fit ranks higher. */
const UNKNOWN_PENALTY = 0.4;
/** The highest score when two of sector, check size and stage do not fit. */
const MAX_WITH_TWO_WRONG = 25;
/** Factors on the score when check size, stage or geography do not fit. */
const MISFIT_FACTOR = 0.75;
const ELSEWHERE_FACTOR = 0.85;
/** The factor when the thesis names other subjects and the sector does not fit fully. */
const OTHER_SUBJECTS_FACTOR = 0.85;

/**
 * Ranks one pair (MATCH-9). Weights: sector 35, check size 30, thesis 15, stage and traction 15,
 * geography 5. Unknown aspects are left out and the others re-weighted.
 * A check size or a stage that does not fit costs 25 % of the score each, a geography 15 %. A sector
 * that does not fit and unknown aspects cap the score. The investor's own exclusions cap it below
 * the shown matches.
 *
 * The score depends only on the pair, never on the side that asks. Reasons are ordered: exclusion,
 * full fits, partial fits, misfits, unknowns.
 */
export function rankPair(startup: MatchableStartup, investor: MatchableInvestor): RankedPair {
  const reading = readStartup(startup);
  const sector = sectorAspect(startup, reading, investor);
  const check = checkAspect(startup, investor);
  const stage = stageAspect(startup, reading, investor);
  const geography = geographyAspect(startup, investor);
  const thesis = thesisAspect(reading, investor);
  const aspects = [sector, check, thesis, stage, geography];
  const isAboutOtherSubjects = thesis.fit === 0 && sector.fit !== 1;
  const factors = [
    check.fit === 0 ? MISFIT_FACTOR : 1,
    stage.fit === 0 ? MISFIT_FACTOR : 1,
    geography.fit === 0 ? ELSEWHERE_FACTOR : 1,
    isAboutOtherSubjects ? OTHER_SUBJECTS_FACTOR : 1,
  ];
  const score = factors.reduce((reduced, factor) => reduced * factor, weighted(aspects));
  const theses = [investor.investment_thesis, investor.current_companies].map(readThesis);
  const quote = exclusionQuote(startup, reading, investor, theses);
  const highest = quote === null ? highestScore(aspects, sector, check, stage) : MAX_WHEN_EXCLUDED;
  return {
    startup_id: startup.startup_id,
    investor_id: investor.investor_id,
    match_score: Math.round(Math.min(score, highest)),
    ...reasonsOf(aspects, quote),
  };
}

const KINDS = reasonKind.options;

/** The reasons for both sides, as one list and grouped by kind. */
function reasonsOf(aspects: readonly Aspect[], quote: string | null) {
  const ordered = aspects.toSorted((a, b) => (b.fit ?? -1) - (a.fit ?? -1));
  const side = (exclusionPrefix: string, textOf: (aspect: Aspect) => string) => {
    const first = quote === null ? [] : [`${exclusionPrefix}: “${quote}”`];
    const [fits, does_not_fit, not_known] = KINDS.map((kind) =>
      ordered.filter((aspect) => kindOf(aspect) === kind).map(textOf),
    );
    return {
      reasons: [...first, ...ordered.map(textOf)],
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

/** The score in percent over the known aspects; 0 when none is known. */
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

function highestScore(aspects: readonly Aspect[], sector: Aspect, check: Aspect, stage: Aspect): number {
  const wrong = [sector, check, stage].filter(({ fit }) => fit === 0).length;
  if (wrong >= 2) return MAX_WITH_TWO_WRONG;
  if (sector.fit === 0) return MAX_WITH_WRONG_SECTOR;
  const unknown = aspects.reduce((sum, { fit, weight }) => (fit === null ? sum + weight : sum), 0);
  return 100 - UNKNOWN_PENALTY * unknown;
}

/** The target's 50 best pairs, and 50 more that may be among the best of the other side. */
const MAX_PAIRS = 100;
/** The most pairs that one message may carry. */
const MAX_RETURNED = 200;
/** Pairs below this score are not shown. */
const MIN_SCORE = 30;

const isWorthShowing = ({ match_score }: RankedPair) => match_score >= MIN_SCORE;
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
  pairs.filter(isWorthShowing).toSorted(bestFirst).slice(0, MAX_PAIRS);

/** Every pair worth showing, best first; ties have a stable order. */
export function rank(startups: Side<MatchableStartup>, investors: Side<MatchableInvestor>): RankedPair[] {
  return bestOf(everyPair(startups, investors));
}

/**
 * The pairs worth showing, best first, followed by the other ranked pairs up to the message limit.
 * The others may be stored matches whose score must now fall. Pairs not worth showing have no reasons.
 * @param startups most likely first, as `matchingCandidates` returns them; investors likewise.
 */
export function rankIncludingUnshown(
  startups: Side<MatchableStartup>,
  investors: Side<MatchableInvestor>,
): RankedPair[] {
  const pairs = everyPair(startups, investors);
  return [...new Set([...bestOf(pairs), ...pairs])]
    .slice(0, MAX_RETURNED)
    .map((pair) => (isWorthShowing(pair) ? pair : withoutReasons(pair)));
}
