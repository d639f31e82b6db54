import { normalise } from '@proofround/text/words/words.js';

/** Scripts without spaces or with joined particles; there a word may stand inside another. */
const JOINED =
  /[\p{Script=Arabic}\p{Script=Han}\p{Script=Hebrew}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]/u;
/** Letters that stay when accents go; in words and texts they count as their plain ones. */
const LETTERS: Readonly<Record<string, string>> = { ı: 'i', ł: 'l', ø: 'o', đ: 'd' };
const plainOf = (text: string) => text.replaceAll(/[ıłøđ]/g, (letter) => LETTERS[letter] ?? letter);

const SHORTEST_PREFIX = 2;
const MAX_PHRASE = 4;

/** A word or phrase of a name, and where it stands in a text. */
export interface Match<Name extends string> {
  readonly name: Name;
  readonly word: string;
  readonly start: number;
  readonly end: number;
}

/** Finds the names whose words a text contains; each word is looked up, so long lists cost nothing. */
export interface Lexicon<Name extends string> {
  /** The words of the names in a text in lower case without accents, in their order. */
  find(text: string): readonly Match<Name>[];
}

type Names<Name> = readonly (Name | null)[];

/** The words of a lexicon by the way in which they are looked up. */
interface Index<Name> {
  readonly whole: Map<string, Names<Name>>;
  readonly beginnings: Map<string, Names<Name>>;
  readonly endings: Map<string, Names<Name>>;
  readonly inside: [word: string, name: Name][];
  /** The first words of phrases; no other word begins one. */
  readonly opening: Set<string>;
}

function indexOf<Name>(entries: readonly (readonly [Name | null, string])[]): Index<Name> {
  const index: Index<Name> = {
    whole: new Map(),
    beginnings: new Map(),
    endings: new Map(),
    inside: [],
    opening: new Set(),
  };
  for (const [name, words] of entries) {
    for (const word of words.split(' ').filter((each) => each !== '')) {
      const plain = plainOf(normalise(word.replaceAll('_', ' '))).trim();
      if (JOINED.test(plain)) {
        if (name !== null) index.inside.push([plain, name]);
        continue;
      }
      const table = plain.endsWith('*') ? 'beginnings' : plain.startsWith('*') ? 'endings' : 'whole';
      const key = plain.replace('*', '');
      const [first = '', second] = key.split(' ');
      if (second !== undefined) index.opening.add(first);
      index[table].set(key, [...(index[table].get(key) ?? []), name]);
    }
  }
  return index;
}

function namesOf<Name>({ whole, beginnings, endings }: Index<Name>, phrase: string): Names<Name> {
  const found = [...(whole.get(phrase) ?? [])];
  const first = phrase.indexOf(' ');
  // A beginning of a phrase is longer than its first word.
  for (let length = first < 0 ? SHORTEST_PREFIX : first + 2; length <= phrase.length; length++)
    found.push(
      ...(beginnings.get(phrase.slice(0, length)) ?? []),
      ...(endings.get(phrase.slice(-length)) ?? []),
    );
  return found;
}

/** A word, and where it stands in a text. */
export interface Token {
  readonly text: string;
  readonly start: number;
  readonly end: number;
}

const TOKEN = /[\p{L}\p{N}]+(?:[-'][\p{L}\p{N}]+)*/gu;
export const tokensOf = (text: string): Token[] =>
  [...text.matchAll(TOKEN)].map(({ 0: word, index }) => ({
    text: word,
    start: index,
    end: index + word.length,
  }));

/** The longest phrase at a token that has names: its number of words, and the names. */
function longestAt<Name>(index: Index<Name>, tokens: readonly Token[], at: number): [number, Names<Name>] {
  const word = tokens[at]?.text ?? '';
  for (let length = index.opening.has(word) ? MAX_PHRASE : 1; length > 1; length--) {
    const phrase = tokens
      .slice(at, at + length)
      .map(({ text }) => text)
      .join(' ');
    const names = namesOf(index, phrase);
    if (names.length > 0) return [Math.min(length, tokens.length - at), names];
  }
  return [1, namesOf(index, word)];
}

/**
 * Each entry has a name and its words: a star matches any ending or beginning, "_" is a space. The
 * longest phrase counts; the words of a nameless phrase have no name.
 */
export function lexicon<Name extends string>(
  entries: readonly (readonly [name: Name, words: string])[],
  nameless = '',
): Lexicon<Name> {
  const index = indexOf<Name>([...entries, [null, nameless]]);
  return {
    find(written) {
      const text = plainOf(written);
      const found: Match<Name>[] = [];
      const tokens = tokensOf(text);
      for (let at = 0; at < tokens.length;) {
        const [length, names] = longestAt(index, tokens, at);
        const start = tokens[at]?.start ?? 0;
        const end = tokens[at + length - 1]?.end ?? start;
        for (const name of new Set(names))
          if (name !== null) found.push({ name, word: text.slice(start, end), start, end });
        at += length;
      }
      if (!JOINED.test(text)) return found;
      for (const [word, name] of index.inside) {
        const start = text.indexOf(word);
        if (start >= 0) found.push({ name, word, start, end: start + word.length });
      }
      return found.toSorted((a, b) => a.start - b.start);
    },
  };
}
