import type { PhraseBook } from '@proofround/text/words/phrase-book.js';
import type { LanguageCode } from '@proofround/text/words/plain-words.js';

import { type Cue, cuesOf } from './cues.js';
import type { Item } from './marks.js';

/** The most words that a refusal can cover. */
const MAX_SCOPE = 60;

/** The items and cues of a sentence by the index of their first word. */
export class CueReader<T extends Item> {
  private readonly items = new Map<number, T[]>();
  private readonly cues: PhraseBook<Cue>;

  constructor(
    private readonly words: readonly string[],
    items: readonly T[],
    language: LanguageCode,
  ) {
    this.cues = cuesOf(language);
    for (const item of items) this.items.set(item.at, [...(this.items.get(item.at) ?? []), item]);
  }

  itemsAt(at: number): readonly T[] | undefined {
    return this.items.get(at);
  }

  cueAt(at: number): { cue: Cue; words: number } | null {
    const found = this.cues.at(this.words, at);
    return found && { cue: found.value, words: found.words };
  }

  isNegation(word: string): boolean {
    return this.cues.at([word], 0)?.value === 'no';
  }

  /** The words from an index to the next mark. */
  rest(at: number): readonly string[] {
    const rest = this.words.slice(at, at + MAX_SCOPE);
    const end = rest.findIndex((word) => /^[,:()]$/.test(word));
    return end < 0 ? rest : rest.slice(0, end);
  }

  /** Whether an item begins among them. */
  hasItems(from: number): boolean {
    const end = from + this.rest(from).length;
    for (let at = from; at < end; at++) if (this.items.has(at)) return true;
    return false;
  }

  /** Whether a negation at `at` is about what stands before it: "Crypto: no.", unlike "Policy: no crypto." */
  isVerdict(at: number): boolean {
    const cue = this.cueAt(at);
    return cue?.cue === 'no' && !this.hasItems(at + cue.words);
  }
}
