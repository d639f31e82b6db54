import type { BusinessType } from './multiples.js';

/** Words that name a type of business explicitly; vaguer words do not count. */
const TYPE_NAMES: readonly (readonly [BusinessType, RegExp])[] = [
  ['SaaS', /\b(saas|software[ -]as[ -]a[ -]service|subscription software|cloud software)\b/],
  [
    'E-commerce',
    /\b(e-?commerce|(online|web|internet)[ -]?(shops?|stores?)|direct-to-consumer|d2c|dtc|shopify stores?)\b/,
  ],
  ['Marketplace', /\b(marketplaces?|market places?)\b/],
  ['Agency', /\b(agency|agencies|consultancy|consultancies|consulting (firm|company|business))\b/],
];

/**
 * A clause's rest after one of these words describes customers, competitors or means and not the
 * business itself: "software for agencies", "unlike marketplaces".
 */
const ABOUT_OTHERS =
  /\b(for|to|with|unlike|not|no|without|than|instead of|replac(?:es?|ing)|serv(?:es?|ing)|help(?:s|ing)?|lets?|letting|across|between)\b[^.,;:!?()\n–—|]*/g;

/** The type of business that a listing's texts name; null when they name none or several. */
export function businessType(texts: readonly (string | null)[]): BusinessType | null {
  const aboutBusiness = texts
    .filter((text) => text !== null)
    .map((text) => text.toLowerCase().replace(ABOUT_OTHERS, ' '))
    .join('\n');
  const named = TYPE_NAMES.filter(([, pattern]) => pattern.test(aboutBusiness)).map(([type]) => type);
  return named.length === 1 ? (named[0] ?? null) : null;
}
