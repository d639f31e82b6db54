import type { PhraseBook } from '@proofround/text/words/phrase-book.js';
import type { LanguageCode } from '@proofround/text/words/plain-words.js';

import { type Cue, cuesOf, namesInvestor } from './cues.js';
import type { Item } from './marks.js';

/** The most words that a refusal can cover. */
const MAX_SCOPE = 60;

/** The words of a sentence, with the items and cues that begin at each of them. */
export class CueReader {
  private readonly items = new Map<number, Item[]>();
  private readonly cues: PhraseBook<Cue>;

  constructor(
    readonly words: readonly string[],
    items: readonly Item[],
    language: LanguageCode,
  ) {
    this.cues = cuesOf(language);
    for (const item of items) this.items.set(item.at, [...(this.items.get(item.at) ?? []), item]);
  }

  /** The word at an index; empty outside the sentence. */
  word(at: number): string {
    return this.words[at] ?? '';
  }

  itemsAt(at: number): readonly Item[] | undefined {
    return this.items.get(at);
  }

  /** The cue that begins at an index, and the index after it. */
  cueAt(at: number): { cue: Cue; end: number } | null {
    const found = this.cues.at(this.words, at);
    return found && { cue: found.value, end: at + found.length };
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
    return cue?.cue === 'no' && !this.hasItems(cue.end);
  }

  /** Whether the investor is the subject of the words from `from` up to `to`. */
  isOwn(from: number, to: number): boolean {
    return namesInvestor(this.words.slice(from, to));
  }
}
