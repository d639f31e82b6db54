import { singular } from '@proofround/text/words/plain-words.js';
import { rememberedFor } from '@proofround/text/words/remembered.js';

import type { NamedTopic, Topic } from '../topics/topics.js';
import { hasConcept } from './has-concept.js';
import { occurrences, type Sentences } from './occurrences.js';
import type { StartupReading } from './reading.js';
import { meansClause } from './topics/clause.js';
import { isAboutKnown, isInSector, showsConcept } from './topics/known.js';
import { saysLiterally } from './topics/literal.js';
import { meansPhrase, serves } from './topics/phrase.js';
import { isOutside } from './topics/restricted.js';
import { isNotYet } from './words.js';

/*
 * What ranking asks of a startup, from strict to lenient:
 * - `isAbout`: the topic is its own business. A refusal of the topic then refuses the startup.
 * - `saysItHas`: it states that it has something ("clinical validation"), now and undenied.
 * - `touches`: it mentions the topic at all, even as what it fights. A wish or an exception then fits.
 * - `mentionsForm` and `mentionsCognate` (word-forms.ts): it has a word in another form or language.
 */

/**
 * Whether a startup is about a topic, by its sector or its texts. An audience counts for a trade ("dentists"), not
 * for a sector.
 */
export function isAbout(reading: StartupReading, topic: Topic): boolean {
  switch (topic.kind) {
    case 'known':
      return showsConcept(reading, topic) || (!isOutside(reading, topic) && isAboutKnown(reading, topic));
    case 'literal':
      return !isOutside(reading, topic) && saysLiterally(reading, topic);
    case 'phrase':
      return meansPhrase(reading, topic.phrase);
    case 'audience':
      return serves(reading, topic.phrase);
    case 'clause':
      return meansClause(reading, topic.clause);
    case 'concept':
      return hasConcept(reading, topic.concept);
  }
}

/** The sentences in which a startup may mention a topic. */
const mentioningSentences = rememberedFor(
  ({ statements, keywordLists, problem }: StartupReading): Sentences => [
    ...statements.filter((words) => !keywordLists.has(words)),
    ...problem,
  ],
);

export const touches = (reading: StartupReading, topic: NamedTopic): boolean =>
  topic.kind === 'literal'
    ? occurrences(mentioningSentences(reading), topic.literal).length > 0
    : isInSector(reading, topic) || reading.mentions.get(topic.key)?.listed === false;

export const saysItHas = (reading: StartupReading, wanted: string): boolean =>
  occurrences(reading.statements, wanted.split(' ').map(singular).join(' ')).some(
    ({ words, at, length }) => !isNotYet(words, at - 4, at) && !isNotYet(words, at + length, at + length + 4),
  );
