/** Finds phrases in plain words. The longest phrase at a position wins. */
export class PhraseBook<T> {
  private readonly entries = new Map<string, T>();
  /** The length in words of the longest phrase that starts with a word. */
  private readonly longest = new Map<string, number>();

  constructor(entries: Iterable<readonly [phrase: string, value: T]>) {
    for (const [phrase, value] of entries) {
      this.entries.set(phrase, value);
      const words = phrase.split(' ');
      const [first = ''] = words;
      this.longest.set(first, Math.max(this.longest.get(first) ?? 0, words.length));
    }
  }

  /** The longest accepted phrase that starts at this position. */
  at(
    words: readonly string[],
    at: number,
    accepts: (value: T, length: number, phrase: string) => boolean = () => true,
  ): { value: T; length: number; phrase: string } | null {
    const longest = Math.min(this.longest.get(words[at] ?? '') ?? 0, words.length - at);
    for (let length = longest; length > 0; length--) {
      const phrase = words.slice(at, at + length).join(' ');
      const value = this.entries.get(phrase);
      if (value !== undefined && accepts(value, length, phrase)) return { value, length, phrase };
    }
    return null;
  }

  /** All phrases in a sentence, in order and without overlap. */
  in(
    words: readonly string[],
    accepts?: (value: T, length: number, phrase: string, at: number) => boolean,
  ): { value: T; length: number; phrase: string; at: number }[] {
    const found: { value: T; length: number; phrase: string; at: number }[] = [];
    for (let at = 0; at < words.length;) {
      const match = this.at(
        words,
        at,
        (value, length, phrase) => accepts?.(value, length, phrase, at) ?? true,
      );
      if (match) found.push({ ...match, at });
      at += match?.length ?? 1;
    }
    return found;
  }
}
