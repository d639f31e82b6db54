import { inPlainWords, languageByStopWords, type LanguageCode } from '@proofround/text/words/plain-words.js';
import { cuesOf } from './cues.js';

const OTHERS: readonly LanguageCode[] = ['de', 'fr', 'es', 'pt', 'it', 'nl'];
/** Function words that only English has. */
const ENGLISH =
  /\b(?:the|and|of|we|our|my|is|are|with|but|not|dont|wont|only|for|from|companies|please|anything|nothing|i|im|never|without)\b/;

/**
 * The language of a thesis. A short one has hardly any function words, so its refusing words decide: "Ni
 * alcohol ni tabaco".
 */
export function thesisLanguage(text: string): LanguageCode {
  const language = languageByStopWords(text);
  const words = inPlainWords(text).split(' ');
  if (language !== 'en' || ENGLISH.test(words.join(' '))) return language;
  const counted = OTHERS.map((other) => ({ other, hits: cuesIn(other, words) }));
  const best = counted.toSorted((a, b) => b.hits - a.hits)[0];
  return best && best.hits > 0 && cuesIn('en', words) < best.hits ? best.other : 'en';
}

const cuesIn = (language: LanguageCode, words: readonly string[]): number =>
  words.filter((_, at) => cuesOf(language).at(words, at) !== null).length;
