import type { ReasonKind } from '@proofround/contracts';

/** The words of a reason for each side. */
type ReasonTexts = readonly [forFounder: string, forInvestor: string];

/** One criterion of the comparison. */
export interface Aspect {
  /** Its share of 100 (MATCH-9). */
  readonly weight: number;
  /** 0 to 1; null when unknown, which counts neither for nor against. */
  readonly fit: number | null;
  /** The group of the reason; derived from `fit` when missing. */
  readonly kind?: ReasonKind | undefined;
  /** Words the reason. Most pairs are not shown, so only the score is computed for all. */
  readonly reason: () => ReasonTexts;
}

/** Makes the aspects of one criterion, which all have its weight. */
export const aspectOf =
  (weight: number) =>
  (fit: number | null, reason: () => ReasonTexts, kind?: ReasonKind): Aspect => ({
    weight,
    fit,
    kind,
    reason,
  });

/** The least fit that is shown as a fit. */
const FITS_FROM = 0.5;

export const kindOf = ({ kind, fit }: Pick<Aspect, 'kind' | 'fit'>): ReasonKind =>
  kind ?? (fit === null ? 'not_known' : fit >= FITS_FROM ? 'fits' : 'does_not_fit');

const SHOWN = 80;

/** A few names in a sentence: "FinTech, SaaS and 3 more". */
export function names(list: readonly string[], most = 3, last = 'and'): string {
  const shown = list.slice(0, most).map((name) => short(name));
  const more = list.length - shown.length;
  if (more > 0) return `${shown.join(', ')} and ${more} more`;
  return shown.length > 1 ? `${shown.slice(0, -1).join(', ')} ${last} ${shown.at(-1) ?? ''}` : shown.join('');
}

/** Shortens a user's text to `most` characters without splitting one. */
export function short(text: string, most = SHOWN): string {
  const characters = Array.from(text);
  return characters.length <= most ? text : `${characters.slice(0, most - 1).join('')}…`;
}
