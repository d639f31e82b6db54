import { isStopWord, type LanguageCode } from '@proofround/text/words/plain-words.js';

import { type KnownTopic, topicMentions } from '../topics/topics.js';
import { ANYTHING, ME } from './cues.js';

/** What a refusal spares: "no crypto, except for remittances". */
export interface Exception {
  /** The index of its first word. */
  readonly at: number;
  readonly topics: readonly KnownTopic[];
  /** The other words that a spared startup says. */
  readonly words: readonly string[];
}

/** Begins an exception from a refusal, in plain words. */
const EXCEPT =
  /(?<!\p{L})(?:unless|except(?:ing)?(?: for| if| when| where)?|save(?: for| where)|other than|apart from|aside from|with the exception of|barring|es sei denn|ausser(?: wenn| fur| bei)?|ausgenommen|mit ausnahme (?:von|der|des)|sauf(?: si| pour| quand)?|a moins qu\p{L}*|hormis|excepte|a l exception d\p{L}+|salvo|excepto|a menos que|a no ser que|(?:a|con) excepcion de|exceto|a nao ser que|com (?:a )?excecao d\p{L}+|tranne(?: se| che)?|eccetto|a meno che|fuorche|(?:ad|con l) eccezione d\p{L}+|tenzij|behalve|uitgezonderd|met uitzondering van|chyba ze|oprocz|z wyjatkiem|leda(?: by| ze)?|krome|vyjma|paitsi|lukuun ottamatta|utom|forutom|med undantag for|kiveve|кроме|если только не|за исключением|haric|以外|を除)(?!\p{L})/u;

/** Words of exceptions that name nothing. */
const NAMELESS =
  /^(?:they|them|those|these|there|that|this|somebody|someone|something|anything|company|companies|startups?|apps?|software|kind|really|very|only|have|has|been|made|uses?|used|paid|pays|pay|buys|zahlt|bezahlt|bezahlen|kauft|diese\p{L}*|welche\p{L}*|paie\p{L}*|pag\p{L}+|compr\p{L}+|ceux|celles|aquellos|aquellas|quelli|quelle|aqueles|empresas?|entreprises?|firmen|firmy?|bedrijven|aziende|nobody|else)$/u;
const MIN_LETTERS = 4;

/** The words before an exception, in plain words. */
export const beforeException = (text: string): string => text.split(EXCEPT)[0] ?? text;

/** The exception of a sentence; null without one that is understood. */
export function exceptionIn(words: readonly string[], language: LanguageCode): Exception | null {
  const text = words.join(' ');
  const found = EXCEPT.exec(text);
  if (!found) return null;
  const at = text.slice(0, found.index + found[0].length).split(' ').length;
  const end = words.findIndex((word, index) => index > at + 1 && /^[:()?!]$/.test(word));
  const rest = words.slice(at, end < 0 ? undefined : end);
  const topics = topicMentions(rest, language).map(({ topic }) => topic);
  const named = rest.filter(
    (word) =>
      new RegExp(String.raw`^\p{L}{${MIN_LETTERS},}$`, 'u').test(word) &&
      !isStopWord(word, language) &&
      !NAMELESS.test(word) &&
      !ANYTHING.has(word) &&
      !ME.has(word),
  );
  return { at, topics, words: named };
}
