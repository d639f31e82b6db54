import { notACursor } from '@proofround/contracts';

import type { MatchRow } from './match.entity.js';

/** A place in a list of matches, best first and equal ones by id, whether or not a row is there. */
export interface MatchPlace {
  /** Scores between these two are that of the place. */
  readonly above: number;
  readonly below: number;
  /** Ids up to this one come before the place. */
  readonly id: string;
}

/** Scores, 0 to 100, as whole numbers of eight hexadecimal digits. The matcher gives whole percents. */
const STEPS = 10_000_000;
const SCORE_DIGITS = 8;
/** A match's id (version 7) is told by its time, its counter and the first of its random digits. */
const ID = /^[0-9a-f]{12}7[0-9a-f]{3}[89ab][0-9a-f]{7}$/;

const digits = (id: string) => id.replaceAll('-', '').toLowerCase();
const asId = (hex: string) =>
  [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)].join('-');

/** The place right after a match. It has the shape of an id, as every cursor. */
export function cursorAfter({ match_score, id }: Pick<MatchRow, 'match_score' | 'id'>): string {
  const score = Math.round(match_score * STEPS)
    .toString(16)
    .padStart(SCORE_DIGITS, '0');
  return asId(score + digits(id).slice(0, -SCORE_DIGITS));
}

/** @throws DomainError invalid for the cursor of another list. */
export function placeOf(cursor: string): MatchPlace {
  const hex = digits(cursor);
  const score = Number.parseInt(hex.slice(0, SCORE_DIGITS), 16);
  const start = hex.slice(SCORE_DIGITS);
  if (score > 100 * STEPS || !ID.test(start)) throw notACursor();
  return {
    above: (score - 0.5) / STEPS,
    below: (score + 0.5) / STEPS,
    id: asId(start.padEnd(32, 'f')),
  };
}
