import { normalise } from '@proofround/text/words/words.js';

/** Scripts without spaces or with joined particles; there a word may stand inside another. */
const JOINED = /[\p{Script=Arabic}\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u;
const SHORTEST_PREFIX = 2;
const MAX_PHRASE = 4;

/** Finds the names whose words a text contains; each word is looked up, so long lists cost nothing. */
export interface Lexicon<Name extends string> {
  /** The different words of each name in a text in lower case without accents. */
  find(text: string): ReadonlyMap<Name, ReadonlySet<string>>;
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
      const plain = normalise(word.replaceAll('_', ' ')).trim();
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

/** The longest phrase at a place that has a name, or the word there. */
function longestAt<Name>(index: Index<Name>, tokens: readonly string[], at: number): [string, Names<Name>] {
  const word = tokens[at] ?? '';
  for (let length = index.opening.has(word) ? MAX_PHRASE : 1; length > 1; length--) {
    const phrase = tokens.slice(at, at + length).join(' ');
    const names = namesOf(index, phrase);
    if (names.length > 0) return [phrase, names];
  }
  return [word, namesOf(index, word)];
}

export const tokensOf = (text: string): string[] => text.match(/[\p{L}\p{N}]+(?:[-'][\p{L}\p{N}]+)*/gu) ?? [];

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
    find(text) {
      const found = new Map<Name, Set<string>>();
      const add = (name: Name, word: string) => found.set(name, (found.get(name) ?? new Set()).add(word));
      const tokens = tokensOf(text);
      for (let at = 0; at < tokens.length;) {
        const [phrase, names] = longestAt(index, tokens, at);
        for (const name of names) if (name !== null) add(name, phrase);
        at += phrase.split(' ').length;
      }
      if (!JOINED.test(text)) return found;
      for (const [word, name] of index.inside) if (text.includes(word)) add(name, word);
      return found;
    },
  };
}
