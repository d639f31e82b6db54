import { FUNCTION_WORDS, type KnownLanguage } from './vocabulary.js';

/** A language the rubric has words for; 'other' when the text is in none of them. */
export type Language = KnownLanguage | 'other';

const LANGUAGES = Object.keys(FUNCTION_WORDS) as KnownLanguage[];

/** Lower case, without accents: what the vocabulary is written in. */
export function plain(text: string): string {
  return text
    .normalize('NFD')
    .replaceAll(/\p{M}+/gu, '')
    .replaceAll('ß', 'ss')
    .replaceAll('’', "'")
    .toLowerCase();
}

/**
 * The language of a text by its small words. Terse notes have few of those in any language, so
 * it takes a clear lead to be anything but English.
 */
export function languageOf(text: string): Language {
  const tokens = plain(text).match(/\p{L}+/gu) ?? [];
  if (tokens.length < 6) return 'English';
  const latin = tokens.filter((token) => /^[a-z]+$/.test(token)).length;
  if (latin < tokens.length / 2) return 'other';
  const shares = LANGUAGES.map((language) => {
    const known: ReadonlySet<string> = FUNCTION_WORDS[language];
    return { language, share: tokens.filter((token) => known.has(token)).length / tokens.length };
  }).toSorted((a, b) => b.share - a.share);
  const [best, second] = shares;
  if (!best || best.share < 0.06) return tokens.length >= 25 ? 'other' : 'English';
  if (best.language === 'English') return 'English';
  const english = shares.find(({ language }) => language === 'English')?.share ?? 0;
  return best.share >= 0.15 && best.share > english * 1.5 && best.share >= (second?.share ?? 0)
    ? best.language
    : 'English';
}
