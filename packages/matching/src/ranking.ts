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

/** The names of the criteria that fit. */
const fitting = (aspects: Readonly<Record<string, Aspect>>): string[] =>
  Object.entries(aspects).flatMap(([name, aspect]) => (kindOf(aspect) === 'fits' ? [name] : []));

/** A compared pair, whose reasons are not worded yet. */
interface Compared extends Pick<RankedPair, 'startup_id' | 'investor_id' | 'match_score'> {
  readonly aspects: readonly Aspect[];
  /** The investor's words that rule the startup out. */
  readonly quote: string | null;
}

/**
 * Compares one pair (MATCH-9). Weights: sector 35, check size 30, thesis 15, stage and traction 15,
 * geography 5. Unknown aspects are left out and the others re-weighted.
 * A check size or a stage that does not fit costs 25 % of the score each, a geography 15 %. A sector
 * that does not fit and unknown aspects cap the score. The investor's own exclusions cap it below
 * the shown matches.
 *
 * The score depends only on the pair, never on the side that asks.
 */
function compare(startup: MatchableStartup, investor: MatchableInvestor): Compared {
  const reading = readStartup(startup);
  const sector = sectorAspect(startup, reading, investor);
  const check = checkAspect(startup, investor);
  const stage = stageAspect(startup, reading, investor);
  const geography = geographyAspect(startup, investor);
  const others = { sector, 'check size': check, stage, geography };
  const thesis = thesisAspect(reading, investor, () => fitting(others));
  const aspects = [sector, check, thesis, stage, geography];
  const isAboutOtherSubjects = thesis.fit === 0 && sector.fit !== 1;
  const factors = [
    check.fit === 0 ? MISFIT_FACTOR : 1,
    stage.fit === 0 ? MISFIT_FACTOR : 1,
    geography.fit === 0 ? ELSEWHERE_FACTOR : 1,
    isAboutOtherSubjects ? OTHER_SUBJECTS_FACTOR : 1,
  ];
  const score = factors.reduce((reduced, factor) => reduced * factor, weighted(aspects));
  const quote = exclusionQuote(startup, reading, investor);
  const highest = quote === null ? highestScore(aspects, sector, check, stage) : MAX_WHEN_EXCLUDED;
  return {
    startup_id: startup.startup_id,
    investor_id: investor.investor_id,
    match_score: Math.round(Math.min(score, highest)),
    aspects,
    quote,
  };
}

/** Ranks one pair. Reasons are ordered: exclusion, full fits, partial fits, misfits, unknowns. */
export const rankPair = (startup: MatchableStartup, investor: MatchableInvestor): RankedPair =>
  withReasons(compare(startup, investor));

const KINDS = reasonKind.options;

/** Words the reasons for both sides, as one list and grouped by kind. */
function withReasons({ aspects, quote, ...pair }: Compared): RankedPair {
  const ordered = aspects
    .toSorted((a, b) => (b.fit ?? -1) - (a.fit ?? -1))
    .map((aspect) => ({ kind: kindOf(aspect), texts: aspect.reason() }));
  const side = (exclusionPrefix: string, reader: 0 | 1) => {
    const first = quote === null ? [] : [`${exclusionPrefix}: “${quote}”`];
    const [fits, does_not_fit, not_known] = KINDS.map((wanted) =>
      ordered.filter(({ kind }) => kind === wanted).map(({ texts }) => texts[reader]),
    );
    return {
      reasons: [...first, ...ordered.map(({ texts }) => texts[reader])],
      groups: {
        fits: fits ?? [],
        does_not_fit: [...first, ...(does_not_fit ?? [])],
        not_known: not_known ?? [],
      },
    };
  };
  const founder = side('Excluded because they say', 0);
  const investor = side('You say', 1);
  return {
    ...pair,
    startup_reasons: founder.reasons,
    investor_reasons: investor.reasons,
    startup_groups: founder.groups,
    investor_groups: investor.groups,
  };
}

const withoutReasons = ({ startup_id, investor_id, match_score }: Compared): RankedPair => ({
  ...{ startup_id, investor_id, match_score },
  startup_reasons: [],
  investor_reasons: [],
});

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

/** The 50 best pairs of the profile that is ranked, and 50 more that may be among the best of the other side. */
const MAX_PAIRS = 100;
/** The most pairs that one message may carry. */
const MAX_RETURNED = 200;
/** Pairs below this score are not shown. */
const MIN_SCORE = 30;

const isWorthShowing = ({ match_score }: Compared) => match_score >= MIN_SCORE;
const bestFirst = (a: Compared, b: Compared) =>
  b.match_score - a.match_score ||
  a.investor_id.localeCompare(b.investor_id) ||
  a.startup_id.localeCompare(b.startup_id);

const everyPair = (startups: readonly MatchableStartup[], investors: readonly MatchableInvestor[]) =>
  startups.flatMap((startup) => investors.map((investor) => compare(startup, investor)));
const bestOf = (pairs: readonly Compared[]) =>
  pairs.filter(isWorthShowing).toSorted(bestFirst).slice(0, MAX_PAIRS);

/** Every pair worth showing, best first; ties have a stable order. */
export function rank(
  startups: readonly MatchableStartup[],
  investors: readonly MatchableInvestor[],
): RankedPair[] {
  return bestOf(everyPair(startups, investors)).map(withReasons);
}

/**
 * The pairs worth showing, best first, followed by the other ranked pairs up to the message limit.
 * The others may be stored matches whose score must now fall. Pairs not worth showing have no reasons.
 * @param startups most likely first, as `matchingCandidates` returns them; investors likewise.
 */
export function rankIncludingUnshown(
  startups: readonly MatchableStartup[],
  investors: readonly MatchableInvestor[],
): RankedPair[] {
  const pairs = everyPair(startups, investors);
  return [...new Set([...bestOf(pairs), ...pairs])]
    .slice(0, MAX_RETURNED)
    .map((pair) => (isWorthShowing(pair) ? withReasons(pair) : withoutReasons(pair)));
}
