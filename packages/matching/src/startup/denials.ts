import { wordSet } from '@proofround/text/word-set.js';
import { stem } from '@proofround/text/words/plain-words.js';
import { rememberedFor } from '@proofround/text/words/remembered.js';

import { meaning } from '../topics/synonyms.js';
import type { StartupReading } from './reading.js';

const DENIES_AFTER_IT = wordSet(
  'no not none nobody never without neither nor lack lacks lacking missing cannot isnt arent doesnt dont havent hasnt kein keine keinen keinerlei ohne pas sans aucun aucune sin ningun ninguna sem nenhum nenhuma senza nessun nessuna geen zonder bez zadne ilman utan без нет',
);
const DENIED_BEFORE_IT = wordSet(
  'pending planned planning secret confidential missing absent closed refused expired later unknown not',
);
/** The most words between a denial and what it denies. */
const REACH_IN_WORDS = 6;
const MARK = /^[,:()?!]$/;

/** The stems of the words that a startup says it does not have, or not yet. */
const deniedStems = rememberedFor(
  (reading: StartupReading): ReadonlySet<string> =>
    new Set(deniedIn(reading).map((word) => meaning(stem(word)))),
);
const deniedIn = ({ statements }: StartupReading): string[] =>
  statements.flatMap((words) =>
    words.flatMap((word, at) => {
      const after = DENIES_AFTER_IT.has(word) ? words.slice(at + 1, at + 1 + REACH_IN_WORDS) : [];
      const isOfBefore = DENIED_BEFORE_IT.has(word);
      const before = isOfBefore ? words.slice(Math.max(0, at - REACH_IN_WORDS), at) : [];
      const end = before.findLastIndex((other) => MARK.test(other));
      return [...after, ...before.slice(end + 1)];
    }),
  );

/** Whether a startup says that it does not have a thing. @param wanted the meaning of its stem */
export const deniesHaving = (reading: StartupReading, wanted: string): boolean =>
  deniedStems(reading).has(wanted);
