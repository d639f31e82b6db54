import { stem } from '@proofround/text/words/plain-words.js';
import { rememberedFor } from '@proofround/text/words/remembered.js';

export type Sentences = readonly (readonly string[])[];

interface Position {
  readonly words: readonly string[];
  readonly at: number;
}

/** A subject that one sentence names may be mentioned in passing. So many sentences mean it. */
export const ENOUGH_SENTENCES = 2;

/** The positions of every word. A ranking looks for hundreds of topics in the same sentences. */
const positionsIn = rememberedFor((sentences: Sentences): ReadonlyMap<string, readonly Position[]> => {
  const positions = new Map<string, Position[]>();
  for (const words of sentences)
    for (const [at, word] of words.entries()) {
      const others = positions.get(word);
      if (others) others.push({ words, at });
      else positions.set(word, [{ words, at }]);
    }
  return positions;
});

/** Where sentences have these words one after the other. */
export function occurrences(sentences: Sentences, literal: string): (Position & { length: number })[] {
  const end = literal.indexOf(' ');
  const first = positionsIn(sentences).get(end < 0 ? literal : literal.slice(0, end));
  if (!first) return [];
  const parts = literal.split(' ');
  return first
    .filter(({ words, at }) => parts.every((part, index) => words[at + index] === part))
    .map((position) => ({ ...position, length: parts.length }));
}

export const stemsOfSentence = rememberedFor((sentence: readonly string[]) => sentence.map(stem));
