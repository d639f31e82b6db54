import { NOTHING, type Finding } from './factor.js';
import { quote, quoted, type Reading } from './reading.js';
import { CONTRASTS, REASONS } from './vocabulary.js';

/** Fewest distinct telling words for an explanation; with a reason, a contrast or a figure, or without. */
const EXPLAINS = 3;
const EXPLAINS_ALONE = 8;

export interface TextExpectation {
  /** What makes an explanation specific for this factor; a figure unless said otherwise. */
  specific?: (reading: Reading) => boolean;
  /** What would be proof, in a sentence with a figure that is no plan. */
  proof: RegExp;
}

/** A figure of what is, not of what is planned. */
export const statesFigure = ({ sentences }: Reading) =>
  sentences.some(({ figures, future }) => figures.length > 0 && !future);

export function explains(reading: Reading): boolean {
  const { size } = reading.content;
  return (
    size >= EXPLAINS_ALONE ||
    (size >= EXPLAINS &&
      (reading.figures.length > 0 ||
        (size > EXPLAINS && (reading.matches(REASONS) || reading.matches(CONTRASTS)))))
  );
}

/**
 * How far a text gets: something is said, it is explained, it is specific, it is proven. Proof
 * counts only with a figure beside it; a word like "pilot" alone proves nothing.
 */
export function textRung(reading: Reading, expect: TextExpectation): Finding {
  if (!reading.says) return NOTHING;
  if (!explains(reading)) return { rung: 'considered', evidence: quote(reading) };
  const specific = expect.specific ?? statesFigure;
  if (!specific(reading)) return { rung: 'explained', evidence: quote(reading) };
  const proof = reading.proof(expect.proof);
  return proof
    ? { rung: 'evidenced', evidence: quoted(proof.raw) }
    : { rung: 'specified', evidence: quote(reading, /\d/) };
}
