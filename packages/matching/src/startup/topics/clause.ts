import { stem } from '@proofround/text/words/plain-words.js';
import { rememberedFor } from '@proofround/text/words/remembered.js';

import type { Clause } from '../../topics/topics.js';
import { stemsOfSentence } from '../occurrences.js';
import type { StartupReading } from '../reading.js';
import { isFought } from '../words.js';

/** A clause with this many words is compared with the whole text instead of each sentence. */
const WORDS_OF_LONG_CLAUSE = 4;

const stemsOfClause = rememberedFor(({ verb, words }: Clause) => ({
  verb: verb === null ? null : stem(verb),
  all: (verb === null ? words : [verb, ...words]).map(stem),
}));

/** Whether a startup's texts use half of a clause's words: in one sentence with the verb, unless it is long. */
export function meansClause(reading: StartupReading, clause: Clause): boolean {
  if (clause.isForeign) return meansForeign(reading, clause);
  const { statements, stems: allStems } = reading;
  const { verb, all } = stemsOfClause(clause);
  const least = Math.max(2, all.length / 2);
  const isEnough = (has: (word: string) => boolean) => all.filter(has).length >= least;
  if (verb !== null && all.length >= WORDS_OF_LONG_CLAUSE) return isEnough((word) => allStems.has(word));
  return statements.some((sentence) => {
    const stems = stemsOfSentence(sentence);
    const done = verb === null ? 0 : stems.indexOf(verb);
    if (done < 0 || (verb !== null && isFought(sentence, done, 1))) return false;
    return isEnough((word) => stems.includes(word));
  });
}

/** The letters of a word before its endings, and the share of a clause's words that must be there. */
const LETTERS_OF_ROOT = 5;
const MOST_OF = 0.6;

const root = (word: string): string => word.slice(0, LETTERS_OF_ROOT);
const rootsOf = rememberedFor(({ statements }: StartupReading) => new Set(statements.flat().map(root)));

/** Whether a sentence says most words of a clause of its language, whatever their endings, and denies none. */
function meansForeign(reading: StartupReading, { words }: Clause): boolean {
  const said = rootsOf(reading);
  const roots = words.map(root).filter((word) => said.has(word));
  const least = Math.max(2, MOST_OF * words.length);
  return (
    roots.length >= least &&
    reading.statements.some((sentence) => {
      const own = sentence.map(root);
      const found = roots.map((word) => own.indexOf(word)).filter((at) => at >= 0);
      return found.length >= least && !found.some((at) => isFought(sentence, at, 1));
    })
  );
}
