/** What a reason says of a pair. */
export type ReasonKind = 'fits' | 'does_not_fit' | 'not_known';

/** One thing a pair is compared by, with what it means to either side. */
export interface Aspect {
  /** Its share of 100 (MATCH-9). */
  readonly weight: number;
  /** 0 to 1; null when a side said nothing about it: then it counts neither for nor against. */
  readonly fit: number | null;
  /** What it is told as; by the fit where nothing else is said. */
  readonly kind?: ReasonKind;
  readonly forFounder: string;
  readonly forInvestor: string;
}

/** From here on it is told as a fit. */
const FITS_FROM = 0.5;

export const kindOf = ({ kind, fit }: Pick<Aspect, 'kind' | 'fit'>): ReasonKind =>
  kind ?? (fit === null ? 'not_known' : fit >= FITS_FROM ? 'fits' : 'does_not_fit');

export const dollars = (amount: number): string => `$${amount.toLocaleString('en-US')}`;

const SHOWN = 80;

/** A few names in a sentence: "FinTech, SaaS and 3 more". */
export function names(list: readonly string[], most = 3, last = 'and'): string {
  const shown = list.slice(0, most).map((name) => short(name));
  const more = list.length - shown.length;
  if (more > 0) return `${shown.join(', ')} and ${more} more`;
  return shown.length > 1 ? `${shown.slice(0, -1).join(', ')} ${last} ${shown.at(-1) ?? ''}` : shown.join('');
}

/** What somebody wrote, short enough for a sentence; never half of a character. */
export function short(text: string, most = SHOWN): string {
  const characters = Array.from(text);
  return characters.length <= most ? text : `${characters.slice(0, most - 1).join('')}…`;
}
