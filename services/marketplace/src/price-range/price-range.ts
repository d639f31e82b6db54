import type { ListedStartup, PriceRange } from '@proofround/contracts';

import { businessType } from './business-type.js';
import {
  AS_OF,
  BANDS,
  BUSINESS_TYPES,
  MULTIPLES,
  SOURCE,
  type BusinessType,
  type Tenths,
} from './multiples.js';

type Shown = Pick<ListedStartup, 'idea_title' | 'idea_description' | 'monthly_revenue'> & {
  tech_stack: string | null;
};

const MONTHS = 12n;
/** Cents times tenths of a multiple, per dollar. */
const PER_DOLLAR = 1000n;

interface Span {
  low: Tenths;
  high: Tenths;
  /** Where the two come from, after "times 2 to 3.4: ". */
  because: string;
}

/**
 * Guidance on a price (PRICE-1): annualised revenue times published multiples for
 * the kind of business and its size, rounded outwards to whole dollars, so that low < high.
 * Null without revenue.
 */
export function priceRange(startup: Shown): PriceRange | null {
  const annualCents = centsOf(startup.monthly_revenue) * MONTHS;
  if (annualCents <= 0n) return null;
  const type = businessType([startup.idea_title, startup.idea_description, startup.tech_stack]);
  const band = bandOf(annualCents);
  const { low, high, because } = type === null ? acrossTypes(band) : ofType(type, band);
  return {
    low: Number((annualCents * BigInt(low)) / PER_DOLLAR),
    high: Number((annualCents * BigInt(high) + PER_DOLLAR - 1n) / PER_DOLLAR),
    basis: `12 times the stated monthly revenue (${dollars(annualCents)} a year) times ${times(low)} to ${times(high)}: ${because}.`,
    source: SOURCE,
    as_of: AS_OF,
  };
}

/** Through the decimal text, which is exact: amounts have two decimals at most. */
function centsOf(amount: number): bigint {
  return BigInt(amount.toFixed(2).replace('.', ''));
}

/** The size's place in {@link BANDS}. */
function bandOf(annualCents: bigint): number {
  return BANDS.findLastIndex(({ from }) => annualCents >= from * 100n);
}

/** The figure for this size together with the report's headline guide. */
function ofType(type: BusinessType, band: number): Span {
  const { bands, guide } = MULTIPLES[type];
  // Where nothing is published for a size, the next smaller one is the nearest there is.
  const found = bands.findLastIndex((figure, index) => index <= band && figure !== null);
  const figure = bands[found] ?? guide[0];
  const [from, to] = guide;
  const size = bands.every((one) => one === figure) ? 'of all sizes' : `with ${labelOf(found)}`;
  const unpublished = found === band ? '' : ', the nearest size with a figure';
  const guideText = from === to ? times(from) : `${times(from)} to ${times(to)}`;
  return {
    low: Math.min(figure, from),
    high: Math.max(figure, to),
    because: `the published revenue multiple for ${nameOf(type)} ${size} is ${times(figure)}${unpublished}, and the same report's headline guide is ${guideText}`,
  };
}

/** Every kind's figure for this size, for a listing that does not say what it is. */
function acrossTypes(band: number): Span {
  const known = BUSINESS_TYPES.flatMap((type) => {
    const figure = MULTIPLES[type].bands[band];
    return figure == null ? [] : [{ type, figure }];
  });
  const figures = known.map(({ figure }) => figure);
  const named = known.map(({ type, figure }) => `${type} ${times(figure)}`).join(', ');
  return {
    low: Math.min(...figures),
    high: Math.max(...figures),
    because: `the listing does not say clearly what kind of business it is, so this spans the published revenue multiples for ${labelOf(band)} (${named})`,
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

// Made once: making one costs more than the rest of a range.
const thousands = new Intl.NumberFormat('en-US');

function dollars(cents: bigint): string {
  const whole = thousands.format(cents / 100n);
  const rest = cents % 100n;
  return rest === 0n ? `$${whole}` : `$${whole}.${rest.toString().padStart(2, '0')}`;
}
