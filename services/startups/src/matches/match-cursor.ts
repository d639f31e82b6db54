import { notACursor } from '@proofround/contracts';

import type { MatchRow } from './match.entity.js';

/** A position in a list of matches (best first, then by id). It stays valid when its row is deleted. */
export interface MatchPlace {
  /** Rows whose score is between `above` and `below` have the score of this position. */
  readonly above: number;
  readonly below: number;
  /** Among equal scores, the last id before this position. */
  readonly id: string;
}

/** Steps per percent: a score from 0 to 100 becomes a whole number of eight hexadecimal digits. */
const STEPS = 10_000_000;
const SCORE_DIGITS = 8;
/** The first 24 digits of a match's id (UUID version 7): time, counter and some random digits. */
const ID = /^[0-9a-f]{12}7[0-9a-f]{3}[89ab][0-9a-f]{7}$/;

const digits = (id: string) => id.replaceAll('-', '').toLowerCase();
const asId = (hex: string) =>
  [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)].join('-');

/** The position right after a match, as a UUID because every cursor is one. */
export function cursorAfter({ match_score, id }: Pick<MatchRow, 'match_score' | 'id'>): string {
  const score = Math.round(match_score * STEPS)
    .toString(16)
    .padStart(SCORE_DIGITS, '0');
  return asId(score + digits(id).slice(0, -SCORE_DIGITS));
}

/** @throws DomainError invalid when the cursor belongs to another list. */
export function placeOf(cursor: string): MatchPlace {
  const hex = digits(cursor);
  const score = Number.parseInt(hex.slice(0, SCORE_DIGITS), 16);
  const idPrefix = hex.slice(SCORE_DIGITS);
  if (score > 100 * STEPS || !ID.test(idPrefix)) throw notACursor();
  return {
    above: (score - 0.5) / STEPS,
    below: (score + 0.5) / STEPS,
    id: asId(idPrefix.padEnd(32, 'f')),
  };
}
