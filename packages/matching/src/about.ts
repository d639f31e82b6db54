import type { Kind } from './kinds.js';
import type { StartupReading } from './startup-reading.js';
import { isFought, isPlanned, near } from './startup-words.js';
import { singular, stem, wordSet } from '@proofround/text/words/plain-words.js';
import { topicMentions, type Clause, type Topic } from './topics.js';

function occurrences(
  sentences: readonly (readonly string[])[],
  literal: string,
): { words: readonly string[]; at: number; length: number }[] {
  const parts = literal.split(' ');
  return sentences.flatMap((words) =>
    words.flatMap((word, at) =>
      word === parts[0] && parts.every((part, index) => words[at + index] === part)
        ? [{ words, at, length: parts.length }]
        : [],
    ),
  );
}

const KINDS: Record<string, Kind> = {
  'topic:consumer': 'consumer',
  'topic:hardware': 'hardware',
  'sector:marketplace': 'marketplace',
  'topic:people by the hour': 'labour',
};
const OPERATES_REACH = 3;
const OPERATES = wordSet('run runs running operate operates operated open opened opens own owns');

/** Whether a startup runs the thing itself: "we opened one classroom". */
const operates = ({ statements }: StartupReading, topic: Topic): boolean =>
  statements.some((words) =>
    topicMentions(words, 'en').some(
      (mention) =>
        mention.topic.key === topic.key && near(words, mention.at - OPERATES_REACH, mention.at, OPERATES),
    ),
  );

/** A clause with this many words is compared with the whole text instead of each sentence. */
const LONG = 4;

/** Whether a startup's texts use half of a clause's words: in one sentence with the verb, unless it is long. */
function meansClause({ statements, stems: allStems }: StartupReading, { verb, words }: Clause): boolean {
  const all = verb === null ? words : [verb, ...words];
  const count = (stems: ReadonlySet<string>) => all.filter((word) => stems.has(stem(word))).length;
  const least = Math.max(2, all.length / 2);
  if (verb !== null && all.length >= LONG) return count(allStems) >= least;
  return statements.some((sentence) => {
    const stems = sentence.map(stem);
    const done = verb === null ? 0 : stems.indexOf(stem(verb));
    return done >= 0 && !(verb && isFought(sentence, done, 1)) && count(new Set(stems)) >= least;
  });
}

const sectorsMet = ({ sector }: StartupReading, topic: Topic) =>
  topic.sectors.some((id) => sector.ids.includes(id));

/** The sentences that must name a subject; one may mention it in passing. */
const ENOUGH = 2;

/**
 * Whether a startup is about a topic, by its sector or its texts: refusing the topic then refuses
 * the startup. An audience counts for a trade ("dentists"), not for a sector.
 */
export function isAbout(reading: StartupReading, topic: Topic): boolean {
  if (topic.clause) return meansClause(reading, topic.clause);
  if (topic.narrowed?.some((word) => !reading.stems.has(stem(word)))) return false;
  if (topic.operated && !operates(reading, topic)) return false;
  const kind = KINDS[topic.key];
  if (kind && reading.kinds.has(kind)) return true;
  if (topic.literal !== null) {
    const named = occurrences(reading.statements, topic.literal).filter(
      ({ words, at, length }) => !isFought(words, at, length),
    );
    const isCompound = topic.literal.includes(' ');
    return named.some(({ words }) => isCompound || reading.leading.has(words)) || named.length >= ENOUGH;
  }
  if (sectorsMet(reading, topic)) return true;
  const mention = reading.mentions.get(topic.key);
  if (!mention || mention.everyday || mention.denied) return false;
  if (!mention.leading && mention.sentences < ENOUGH) return false;
  return topic.sectors.length === 0 || !mention.audience || topic.key === 'topic:consumer';
}

/** Whether a startup mentions a topic at all, even as something it fights or as its problem. */
export function touches(reading: StartupReading, topic: Topic): boolean {
  if (topic.literal !== null) {
    const sentences = [
      ...reading.statements.filter((words) => !reading.keywordLists.has(words)),
      ...reading.problem,
    ];
    return occurrences(sentences, topic.literal).length > 0;
  }
  return sectorsMet(reading, topic) || reading.mentions.get(topic.key)?.listed === false;
}

/** Whether a startup states that it has something, without denying or only planning it. */
export const states = (reading: StartupReading, wanted: string): boolean =>
  occurrences(reading.statements, wanted.split(' ').map(singular).join(' ')).some(
    ({ words, at, length }) =>
      !isPlanned(words, at - 4, at) && !isPlanned(words, at + length, at + length + 4),
  );
