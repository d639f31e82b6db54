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

export const tokensOf = (text: string): string[] => text.match(/[\p{L}\p{N}]+(?:[-'][\p{L}\p{N}]+)*/gu) ?? [];

/**
 * Each entry has a name and its words: a star matches any ending or beginning, "_" is a space. The
 * longest phrase counts; the words of a nameless phrase have no name.
 */
export function lexicon<Name extends string>(
  entries: readonly (readonly [name: Name, words: string])[],
  nameless = '',
): Lexicon<Name> {
  const whole = new Map<string, (Name | null)[]>();
  const beginnings = new Map<string, (Name | null)[]>();
  const endings = new Map<string, (Name | null)[]>();
  const inside: [string, Name][] = [];
  /** The first words of phrases; no other word begins one. */
  const opening = new Set<string>();
  const all: (readonly [Name | null, string])[] = [...entries, [null, nameless]];
  for (const [name, words] of all) {
    for (const word of words.split(' ')) {
      const plain = normalise(word.replaceAll('_', ' ')).trim();
      if (JOINED.test(plain)) {
        if (name !== null) inside.push([plain, name]);
      } else if (plain !== '') {
        const table = plain.endsWith('*') ? beginnings : plain.startsWith('*') ? endings : whole;
        const key = plain.replace('*', '');
        const [firstWord = '', secondWord] = key.split(' ');
        if (secondWord !== undefined) opening.add(firstWord);
        table.set(key, [...(table.get(key) ?? []), name]);
      }
    }
  }
  const namesOf = (word: string): (Name | null)[] => {
    const found = [...(whole.get(word) ?? [])];
    const [firstWord = ''] = word.split(' ', 1);
    // An ending of a phrase is an ending of its last word.
    const shortest = word === firstWord ? SHORTEST_PREFIX : firstWord.length + 2;
    for (let length = shortest; length <= word.length; length++)
      found.push(
        ...(beginnings.get(word.slice(0, length)) ?? []),
        ...(endings.get(word.slice(-length)) ?? []),
      );
    return found;
  };
  /** The longest phrase at a place that has a name, or the word there. */
  const longestAt = (tokens: readonly string[], at: number): [string, (Name | null)[]] => {
    const word = tokens[at] ?? '';
    for (let length = opening.has(word) ? MAX_PHRASE : 1; length > 1; length--) {
      const phrase = tokens.slice(at, at + length).join(' ');
      const names = namesOf(phrase);
      if (names.length > 0) return [phrase, names];
    }
    return [word, namesOf(word)];
  };
  return {
    find(text) {
      const found = new Map<Name, Set<string>>();
      const add = (name: Name, word: string) => found.set(name, (found.get(name) ?? new Set()).add(word));
      const tokens = tokensOf(text);
      for (let at = 0; at < tokens.length;) {
        const [phrase, names] = longestAt(tokens, at);
        for (const name of names) if (name !== null) add(name, phrase);
        at += phrase.split(' ').length;
      }
      if (JOINED.test(text)) for (const [word, name] of inside) if (text.includes(word)) add(name, word);
      return found;
    },
  };
}
