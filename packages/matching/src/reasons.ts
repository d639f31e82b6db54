/** One thing a pair is compared by, with what it means to either side. */
export interface Aspect {
  /** Its share of 100 (scoring references, section 4). */
  readonly weight: number;
  /** 0 to 1; null when a side said nothing about it: then it counts neither for nor against. */
  readonly fit: number | null;
  readonly forFounder: string;
  readonly forInvestor: string;
}

export const dollars = (amount: number): string => `$${amount.toLocaleString('en-US')}`;

const SHOWN = 80;

/** A few names in a sentence: "FinTech, SaaS and 3 more". */
export function names(list: readonly string[], most = 3): string {
  const shown = list.slice(0, most).map(short);
  const more = list.length - shown.length;
  if (more > 0) return `${shown.join(', ')} and ${more} more`;
  return shown.length > 1 ? `${shown.slice(0, -1).join(', ')} and ${shown.at(-1) ?? ''}` : shown.join('');
}

/** What somebody wrote, short enough for a sentence; never half of a character. */
export function short(text: string): string {
  const characters = Array.from(text);
  return characters.length <= SHOWN ? text : `${characters.slice(0, SHOWN - 1).join('')}…`;
}
