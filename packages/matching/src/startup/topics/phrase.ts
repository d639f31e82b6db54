import { stem } from '@proofround/text/words/plain-words.js';
import { rememberedFor } from '@proofround/text/words/remembered.js';

import { meaning } from '../../topics/synonyms.js';
import { ENOUGH_SENTENCES, stemsOfSentence } from '../occurrences.js';
import type { StartupReading } from '../reading.js';
import { isAudience, isDenied, isFought } from '../words.js';

/** The most other words between the words of a phrase. */
const MAX_GAP = 4;

const meaningsOfSentence = rememberedFor((sentence: readonly string[]) =>
  stemsOfSentence(sentence).map(meaning),
);
const meaningsOf = rememberedFor(
  ({ statements }: StartupReading) => new Set(statements.flatMap(meaningsOfSentence)),
);
const meaningsOfPhrase = rememberedFor((phrase: readonly string[]) =>
  phrase.map((word) => meaning(stem(word))),
);

/**
 * Whether one sentence of a startup has all words of a phrase, by stem or meaning, near each other and undenied.
 * @param isCounted whether a sentence counts that has them from a word on
 */
export function meansPhrase(
  reading: StartupReading,
  phrase: readonly string[],
  isCounted: (sentence: readonly string[], first: number) => boolean = () => true,
): boolean {
  const wanted = meaningsOfPhrase(phrase);
  const said = meaningsOf(reading);
  if (!wanted.every((word) => said.has(word))) return false;
  const { statements, leading } = reading;
  const found = statements.filter((sentence) => {
    const meanings = meaningsOfSentence(sentence);
    const places = wanted.map((word) => meanings.indexOf(word));
    const [first, last] = [Math.min(...places), Math.max(...places)];
    if (first < 0 || last - first >= phrase.length + MAX_GAP || !isCounted(sentence, first)) return false;
    return !isFought(sentence, first, last - first + 1) && !isDenied(sentence, first);
  });
  return (
    found.length >= ENOUGH_SENTENCES ||
    (phrase.length > 1 && found.length > 0) ||
    found.some((one) => leading.has(one))
  );
}

/** Whether a startup serves those whom a phrase names. */
export const serves = (reading: StartupReading, phrase: readonly string[]): boolean =>
  meansPhrase(
    reading,
    phrase,
    (sentence, first) => reading.market.has(sentence) || isAudience(sentence, first, 'en'),
  );
