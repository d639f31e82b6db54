import type { MatchableInvestor, MatchableStartup, RankedPair, Stage } from '@proofround/contracts';

import { read } from '../analysis/rubric/reading.js';

/**
 * Ranks a pair (scoring references, section 4): sector 35, check size 30, thesis overlap 15,
 * stage and traction 15, geography 5. What is not known is left out and the rest re-weighted.
 */

interface Aspect {
  weight: number;
  /** 0 to 1; null when one side said nothing about it. */
  fit: number | null;
  forFounder: string;
  forInvestor: string;
}

const dollars = (amount: number) => `$${amount.toLocaleString('en-US')}`;
const range = (min: number | null, max: number | null) =>
  min !== null && max !== null
    ? `${dollars(min)} to ${dollars(max)}`
    : min !== null
      ? `from ${dollars(min)}`
      : `up to ${dollars(max ?? 0)}`;

/** Names of one sector that mean the same. */
const SECTOR_FAMILIES: readonly (readonly string[])[] = [
  [
    'fintech',
    'financial technology',
    'finance',
    'financial services',
    'payments',
    'banking',
    'insurtech',
    'insurance',
  ],
  ['healthtech', 'health tech', 'healthcare', 'health', 'medtech', 'medical', 'digital health', 'biotech'],
  ['e-commerce', 'ecommerce', 'retail', 'online retail', 'marketplace', 'marketplaces', 'd2c', 'dtc'],
  ['saas', 'software', 'b2b software', 'b2b saas', 'enterprise software', 'software as a service'],
  ['edtech', 'education', 'ed tech', 'learning', 'training'],
  [
    'cleantech',
    'climate',
    'climate tech',
    'climatetech',
    'energy',
    'sustainability',
    'greentech',
    'renewables',
  ],
  ['ai/ml', 'ai', 'ml', 'artificial intelligence', 'machine learning', 'generative ai', 'deep learning'],
];

const sectorKey = (name: string) =>
  name
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}/&+-]+/gu, ' ')
    .trim();

function familyOf(name: string): number | string {
  const key = sectorKey(name);
  const index = SECTOR_FAMILIES.findIndex((family) => family.includes(key));
  return index >= 0 ? index : key;
}

function sectorAspect(startup: MatchableStartup, investor: MatchableInvestor): Aspect {
  const families = startup.sector
    .split(/[,;/|]|\band\b/i)
    .concat(startup.sector)
    .map(familyOf);
  const shared = investor.investment_sectors.find((name) => families.includes(familyOf(name)));
  return {
    weight: 35,
    fit: shared === undefined ? 0 : 1,
    forFounder:
      shared === undefined
        ? `Sector does not fit: invests in ${investor.investment_sectors.slice(0, 3).join(', ')}`
        : `Invests in ${shared}, your sector`,
    forInvestor:
      shared === undefined
        ? `Sector does not fit: ${startup.sector} is not among yours`
        : `${startup.sector} is among your sectors`,
  };
}

function checkAspect({ funding_ask: ask }: MatchableStartup, investor: MatchableInvestor): Aspect {
  const { check_size_min: min, check_size_max: max, budget } = investor;
  const unknown = 'Funding ask not stated, so the check size cannot be compared';
  if (ask === null || ask === 0) return { weight: 30, fit: null, forFounder: unknown, forInvestor: unknown };
  if (min === null && max === null) {
    const fit = budget >= ask ? 1 : budget >= ask / 2 ? 0.5 : 0;
    const words = budget >= ask ? 'covers' : 'does not cover';
    return {
      weight: 30,
      fit,
      forFounder: `The budget of ${dollars(budget)} ${words} your ask of ${dollars(ask)}`,
      forInvestor: `Asks for ${dollars(ask)}; your budget ${words} it`,
    };
  }
  const low = min ?? 0;
  const high = max ?? Infinity;
  const inside = ask >= low && ask <= high;
  const near = ask >= low * 0.5 && ask <= high * 1.5;
  const words = inside ? 'within' : near ? 'near' : 'outside';
  return {
    weight: 30,
    fit: inside ? 1 : near ? 0.5 : 0,
    forFounder: `Your ask of ${dollars(ask)} is ${words} their usual check of ${range(min, max)}`,
    forInvestor: `Asks for ${dollars(ask)}, ${words} your check size of ${range(min, max)}`,
  };
}

function thesisAspect(startup: MatchableStartup, { investment_thesis: thesis }: MatchableInvestor): Aspect {
  const wanted = read(thesis).content;
  if (wanted.size < 3) {
    return {
      weight: 15,
      fit: null,
      forFounder: 'No investment thesis stated',
      forInvestor: 'You have not stated a thesis',
    };
  }
  const texts = [
    startup.idea_title,
    startup.idea_description,
    startup.problem_statement,
    startup.target_market,
  ];
  const offered = read(texts.filter((text) => text !== null).join('. ')).content;
  const shared = [...wanted].filter((word) => offered.has(word));
  const fit = Math.min(1, shared.length / Math.min(6, wanted.size));
  const words = shared.slice(0, 4).join(', ');
  return {
    weight: 15,
    fit,
    forFounder: shared.length > 0 ? `Their thesis speaks of ${words}` : 'Their thesis speaks of other things',
    forInvestor: shared.length > 0 ? `Touches your thesis: ${words}` : 'Does not touch your thesis',
  };
}

const STAGE_ORDER: readonly Stage[] = ['idea', 'mvp', 'launched', 'growing'];

function stageAspect(startup: MatchableStartup, { preferred_stages: preferred }: MatchableInvestor): Aspect {
  if (!preferred || preferred.length === 0) {
    return {
      weight: 15,
      fit: null,
      forFounder: 'No preferred stage stated',
      forInvestor: 'You have not stated a preferred stage',
    };
  }
  const distance = Math.min(
    ...preferred.map((stage) => Math.abs(STAGE_ORDER.indexOf(stage) - STAGE_ORDER.indexOf(startup.stage))),
  );
  const fit = distance === 0 ? 1 : distance === 1 ? 0.33 : 0;
  return {
    weight: 15,
    fit,
    forFounder:
      distance === 0
        ? `Invests at your stage (${startup.stage})`
        : `Prefers the stages ${preferred.join(', ')}`,
    forInvestor:
      distance === 0
        ? `At a stage you prefer (${startup.stage})`
        : `At the stage ${startup.stage}, which is not among yours`,
  };
}

function geographyAspect(
  { location }: MatchableStartup,
  { geography_preference: places }: MatchableInvestor,
): Aspect {
  if (location === null || !places) {
    const words = location === null ? 'Location not stated' : 'No preferred geography stated';
    return { weight: 5, fit: null, forFounder: words, forInvestor: words };
  }
  const here = location.toLowerCase();
  const hit = places.find(
    (place) => here.includes(place.toLowerCase()) || place.toLowerCase().includes(here),
  );
  return {
    weight: 5,
    fit: hit === undefined ? 0 : 1,
    forFounder:
      hit === undefined ? `Prefers ${places.slice(0, 3).join(', ')}` : `Invests in ${hit}, where you are`,
    forInvestor:
      hit === undefined ? `Based in ${location}, outside your geographies` : `Based in ${location}`,
  };
}

/** Ranks one pair; the same facts give the same result from either side. */
export function rankPair(startup: MatchableStartup, investor: MatchableInvestor): RankedPair {
  const aspects = [
    sectorAspect(startup, investor),
    checkAspect(startup, investor),
    thesisAspect(startup, investor),
    stageAspect(startup, investor),
    geographyAspect(startup, investor),
  ];
  const known = aspects.filter((aspect): aspect is Aspect & { fit: number } => aspect.fit !== null);
  const weight = known.reduce((sum, aspect) => sum + aspect.weight, 0);
  const earned = known.reduce((sum, aspect) => sum + aspect.weight * aspect.fit, 0);
  // Good news first, then what does not fit, then what is not known.
  const ordered = aspects.toSorted((a, b) => (b.fit ?? -1) - (a.fit ?? -1));
  return {
    startup_id: startup.startup_id,
    investor_id: investor.investor_id,
    match_score: weight === 0 ? 0 : Math.round((100 * earned) / weight),
    startup_reasons: ordered.map(({ forFounder }) => forFounder.slice(0, 500)),
    investor_reasons: ordered.map(({ forInvestor }) => forInvestor.slice(0, 500)),
  };
}

const MOST_PAIRS = 50;
/** Below this a match helps neither side. */
const LEAST_SCORE = 20;

/** Every pair worth showing, best first. */
export function rank(
  startups: readonly MatchableStartup[],
  investors: readonly MatchableInvestor[],
): RankedPair[] {
  return startups
    .flatMap((startup) => investors.map((investor) => rankPair(startup, investor)))
    .filter(({ match_score }) => match_score >= LEAST_SCORE)
    .toSorted((a, b) => b.match_score - a.match_score || a.investor_id.localeCompare(b.investor_id))
    .slice(0, MOST_PAIRS);
}
