import { dollars, type ListedStartup, type PriceRange } from '@proofround/contracts';

import { businessType } from './business-type.js';
import {
  AS_OF,
  BANDS,
  BUSINESS_TYPES,
  type BusinessType,
  MULTIPLES,
  SOURCE,
  type Tenths,
} from './multiples.js';

type PricedStartup = Pick<ListedStartup, 'idea_title' | 'idea_description' | 'monthly_revenue'> & {
  tech_stack: string | null;
};

const MONTHS = 12n;
/** Cents times tenths of a multiple that make one dollar. */
const PER_DOLLAR = 1000n;

interface MultipleRange {
  low: Tenths;
  high: Tenths;
  /** The origin of both multiples, as the end of the sentence in `basis`. */
  origin: string;
}

/**
 * The indicative price range (PRICE-1): annualised revenue times the published multiples of the
 * type of business and its revenue band, rounded outwards to whole dollars, so that low < high.
 * Null without revenue.
 */
export function priceRange(startup: PricedStartup): PriceRange | null {
  const annualCents = centsOf(startup.monthly_revenue) * MONTHS;
  if (annualCents <= 0n) return null;
  const type = businessType([startup.idea_title, startup.idea_description, startup.tech_stack]);
  const band = bandOf(annualCents);
  const { low, high, origin } = type === null ? acrossTypes(band) : ofType(type, band);
  return {
    low: Number((annualCents * BigInt(low)) / PER_DOLLAR),
    high: Number((annualCents * BigInt(high) + PER_DOLLAR - 1n) / PER_DOLLAR),
    basis: `12 times the stated monthly revenue (${dollars(Number(annualCents) / 100)} a year) times ${times(low)} to ${times(high)}: ${origin}.`,
    source: SOURCE,
    as_of: AS_OF,
  };
}

/** The range for an owner who has not named a price yet: rounded outwards to two significant figures (PRICE-3). */
export function roundedPriceRange(startup: PricedStartup): PriceRange | null {
  const range = priceRange(startup);
  if (!range) return null;
  return { ...range, low: toTwoFigures(range.low, Math.floor), high: toTwoFigures(range.high, Math.ceil) };
}

function toTwoFigures(amount: number, round: (value: number) => number): number {
  const unit = 10 ** Math.max(String(amount).length - 2, 0);
  return round(amount / unit) * unit;
}

/** Converts through the decimal text, which is exact because amounts have at most two decimals. */
function centsOf(amount: number): bigint {
  return BigInt(amount.toFixed(2).replace('.', ''));
}

/** The index of the revenue band in {@link BANDS}. */
function bandOf(annualCents: bigint): number {
  return BANDS.findLastIndex(({ from }) => annualCents >= from * 100n);
}

/** Spans the multiple of the band and the report's headline guide. */
function ofType(type: BusinessType, band: number): MultipleRange {
  const { bands, guide } = MULTIPLES[type];
  // A band without a published multiple uses the nearest smaller band that has one.
  const publishedBand = bands.findLastIndex((multiple, index) => index <= band && multiple !== null);
  const multiple = bands[publishedBand] ?? guide[0];
  const [guideLow, guideHigh] = guide;
  const size = bands.every((value) => value === multiple) ? 'of all sizes' : `with ${labelOf(publishedBand)}`;
  const unpublished = publishedBand === band ? '' : ', the nearest size with a figure';
  const guideText = guideLow === guideHigh ? times(guideLow) : `${times(guideLow)} to ${times(guideHigh)}`;
  return {
    low: Math.min(multiple, guideLow),
    high: Math.max(multiple, guideHigh),
    origin: `the published revenue multiple for ${nameOf(type)} ${size} is ${times(multiple)}${unpublished}, and the same report's headline guide is ${guideText}`,
  };
}

/** Spans the multiples of every type for this band, when a listing does not name its type. */
function acrossTypes(band: number): MultipleRange {
  const published = BUSINESS_TYPES.flatMap((type) => {
    const multiple = MULTIPLES[type].bands[band];
    return multiple == null ? [] : [{ type, multiple }];
  });
  const multiples = published.map(({ multiple }) => multiple);
  const list = published.map(({ type, multiple }) => `${type} ${times(multiple)}`).join(', ');
  return {
    low: Math.min(...multiples),
    high: Math.max(...multiples),
    origin: `the listing does not say clearly what kind of business it is, so this spans the published revenue multiples for ${labelOf(band)} (${list})`,
  };
}

const labelOf = (band: number) => BANDS[band]?.label ?? BANDS[0].label;

function nameOf(type: BusinessType): string {
  if (type === 'Agency') return 'agencies';
  if (type === 'Marketplace') return 'marketplaces';
  return `${type} businesses`;
}

/** 34 as "3.4", 20 as "2". */
const times = (tenths: Tenths) => String(tenths / 10);
