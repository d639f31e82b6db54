/*
 * The forms of a text, of “L’Été’s  Cafés” – Bee-Keeping, thanks!
 *
 * | form                         | result                                   | for                            |
 * | ---------------------------- | ---------------------------------------- | ------------------------------ |
 * | `withoutGaps` (prose.ts)     | “L’Été’s Cafés” – Bee-Keeping, thanks!   | dictated texts                 |
 * | `tidy` (prose.ts)            | "L'Été's Cafés" – Bee-Keeping, thanks!   | what the chat reads            |
 * | `comparable` (prose.ts)      | l'été's cafés bee-keeping                | whether messages are equal     |
 * | `normalise` (here)           | “l'ete's  cafes” – bee-keeping, thanks!  | patterns over claims           |
 * | `inPlainWords` (plain-words) | l etes cafes bee keeping thanks          | phrases, theses and places     |
 * | `haystackOf` (sectors.ts)    | l ete cafe bee keeping thank             | names of sectors in a text     |
 */

/** The kind of a word, as far as its spelling shows it. */
export type WordKind = 'word' | 'name' | 'number' | 'money' | 'percent' | 'year' | 'sign';

export interface Word {
  readonly kind: WordKind;
  /** In lower case, without accents and possessive s. */
  readonly text: string;
  readonly start: number;
  readonly end: number;
}

/** A longer run without white space is not a word. The cut bounds the cost of hostile text. */
const MAX_WORD_LENGTH = 40;

const WORD =
  /[$€£¥₹]\s?\d[\d.,]*\s?(?:k|mm?|bn?|million|thousand)?(?![\p{L}\p{N}])|\d[\d.,]*\s?%|\d[\d.,]*(?:k|m|bn)?(?![\p{L}\p{N}])|\p{L}[\p{L}\p{M}'’-]*|[?!:()"]/giu;

const CAPITALISED = /^\p{Lu}\p{Ll}/u;
const NEXT_WORD = /^\s(\p{L}+)/u;

const ASCII = /^[\u0000-\u007f]*$/;

/** Lower case, without accents, with straight apostrophes. */
export function normalise(text: string): string {
  // Nearly all texts. The rest of this function would change nothing else in them.
  if (ASCII.test(text)) return text.toLowerCase();
  return (
    text
      .normalize('NFD')
      .replaceAll(/\p{M}+/gu, '')
      .replaceAll('ß', 'ss')
      .replaceAll('’', "'")
      // "12 000" of Word and Excel has a non-breaking space.
      .replaceAll(/\p{Zs}/gu, ' ')
      .toLowerCase()
  );
}

function kindOf(raw: string, isFirst: boolean): WordKind {
  if (/^[$€£¥₹]/.test(raw)) return 'money';
  if (raw.endsWith('%')) return 'percent';
  if (/^(?:19|20)\d\d$/.test(raw)) return 'year';
  if (/^\d/.test(raw)) return 'number';
  if (!/^\p{L}/u.test(raw)) return 'sign';
  return !isFirst && /^\p{Lu}\p{Ll}/u.test(raw) ? 'name' : 'word';
}

/** The words of a text, in order. A capitalised word that does not start a sentence counts as a name. */
export function wordsOf(text: string): Word[] {
  const words: Word[] = [];
  let isFirst = true;
  for (const match of text.matchAll(WORD)) {
    const raw = match[0];
    const [, next = ''] =
      NEXT_WORD.exec(text.slice(match.index + raw.length, match.index + raw.length + 40)) ?? [];
    if (isFirst && CAPITALISED.test(raw) && CAPITALISED.test(next)) isFirst = false;
    const kind = kindOf(raw, isFirst);
    const letters = raw.slice(0, MAX_WORD_LENGTH);
    words.push({
      kind,
      text: kind === 'word' || kind === 'name' ? normalise(letters).replace(/'s$/, '') : letters,
      start: match.index,
      end: match.index + raw.length,
    });
    isFirst = kind === 'sign';
  }
  return words;
}
