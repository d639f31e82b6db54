import type { BusinessType } from './multiples.js';

/** The words that name a kind of business outright; anything vaguer says nothing. */
const NAMES: readonly (readonly [BusinessType, RegExp])[] = [
  ['SaaS', /\b(saas|software[ -]as[ -]a[ -]service|subscription software|cloud software)\b/],
  [
    'E-commerce',
    /\b(e-?commerce|(online|web|internet)[ -]?(shops?|stores?)|direct-to-consumer|d2c|dtc|shopify stores?)\b/,
  ],
  ['Marketplace', /\b(marketplaces?|market places?)\b/],
  ['Agency', /\b(agency|agencies|consultancy|consultancies|consulting (firm|company|business))\b/],
];

/**
 * What stands after these words, up to the end of the clause, is about customers, competitors or
 * means, not about the business itself: "software for agencies", "unlike marketplaces".
 */
const ABOUT_OTHERS =
  /\b(for|to|with|unlike|not|no|without|than|instead of|replac(?:es?|ing)|serv(?:es?|ing)|help(?:s|ing)?|lets?|letting|across|between)\b[^.,;:!?()\n–—|]*/g;

/**
 * The kind of business, read from what a listing shows, when its words name exactly one; null
 * when they name none or several.
 */
export function businessType(texts: readonly (string | null)[]): BusinessType | null {
  const own = texts
    .filter((text) => text !== null)
    .map((text) => text.toLowerCase().replace(ABOUT_OTHERS, ' '))
    .join('\n');
  const named = NAMES.filter(([, words]) => words.test(own)).map(([type]) => type);
  return named.length === 1 ? (named[0] ?? null) : null;
}
