import { rememberedFor } from '@proofround/text/words/remembered.js';

import type { LiteralTopic } from '../../topics/topics.js';
import { ENOUGH_SENTENCES, occurrences } from '../occurrences.js';
import type { StartupReading } from '../reading.js';
import { isFought } from '../words.js';
import { meansPhrase } from './phrase.js';

/** The letters of the words of a name that may stand apart: "drug for humans", unlike "no code". */
const LETTERS_APART = 4;
/** The words of a name that may stand apart; empty if one of them is too short. */
const partsOf = rememberedFor(({ literal }: LiteralTopic): readonly string[] => {
  const parts = literal.split(' ');
  return parts.every((part) => part.length >= LETTERS_APART) ? parts : [];
});

/** Whether a startup says a name outside the vocabulary, or its words in another order. */
export function saysLiterally(reading: StartupReading, topic: LiteralTopic): boolean {
  const isCompound = topic.literal.includes(' ');
  const parts = isCompound ? partsOf(topic) : [];
  if (parts.length > 0 && meansPhrase(reading, parts)) return true;
  const named = occurrences(reading.statements, topic.literal).filter(
    ({ words, at, length }) => !isFought(words, at, length),
  );
  return (
    named.some(({ words }) => isCompound || reading.leading.has(words)) || named.length >= ENOUGH_SENTENCES
  );
}
