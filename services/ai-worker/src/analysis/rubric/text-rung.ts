import type { Finding } from './factor.js';
import { NOTHING } from './factor.js';
import { quote, read, type Reading } from './reading.js';

/** Fewest distinct content words for a text to say anything, and to explain something. */
const SAYS_SOMETHING = 2;
const EXPLAINS = 7;

export interface TextExpectation {
  /** What makes an explanation specific for this factor. */
  specific: (reading: Reading, text: string) => boolean;
  /** What would be proof. */
  proof: RegExp;
}

/**
 * How far a text gets: something is said, it is explained, it is specific, it is proven. Proof
 * counts only with a figure or a name beside it; a word like "pilot" alone proves nothing.
 */
export function textRung(text: string | null, expect: TextExpectation): Finding {
  const reading = read(text);
  if (text === null || reading.content.size < SAYS_SOMETHING) return NOTHING;
  if (reading.content.size < EXPLAINS) return { rung: 'considered', evidence: quote(text) };
  const specific = expect.specific(reading, text);
  if (!specific) return { rung: 'explained', evidence: quote(text) };
  const proven = reading.sentences.some(
    (sentence) => expect.proof.test(sentence) && read(sentence).figures.length > 0,
  );
  return proven
    ? { rung: 'evidenced', evidence: quote(text, expect.proof) }
    : { rung: 'specified', evidence: quote(text, /\d/) };
}
