import { singular, stem, wordSet } from '@proofround/text/words/plain-words.js';
import { rememberedFor } from '@proofround/text/words/remembered.js';

import type { Kind } from '../topics/kinds.js';
import { meaning } from '../topics/synonyms.js';
import { type Clause, type Topic, topicMentions } from '../topics/topics.js';
import { hasConcept } from './has-concept.js';
import type { StartupReading } from './reading.js';
import { isAudience, isDenied, isFought, isPlanned, near } from './words.js';

type Sentences = readonly (readonly string[])[];

interface Position {
  readonly words: readonly string[];
  readonly at: number;
}

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

function occurrences(sentences: Sentences, literal: string): (Position & { length: number })[] {
  const end = literal.indexOf(' ');
  const first = positionsIn(sentences).get(end < 0 ? literal : literal.slice(0, end));
  if (!first) return [];
  const parts = literal.split(' ');
  return first
    .filter(({ words, at }) => parts.every((part, index) => words[at + index] === part))
    .map((position) => ({ ...position, length: parts.length }));
}

const KINDS: Record<string, Kind> = {
  'topic:consumer': 'consumer',
  'topic:hardware': 'hardware',
  'sector:marketplace': 'marketplace',
  'topic:people by the hour': 'labour',
  'topic:agencies': 'agency',
};
const OPERATES_REACH = 3;
const OPERATES = wordSet('run runs running operate operates operated open opened opens own owns');

const topicsIn = rememberedFor((sentence: readonly string[]) => topicMentions(sentence, 'en'));

/** Whether a startup runs the thing itself: "we opened one classroom". */
const operates = ({ statements }: StartupReading, topic: Topic): boolean =>
  statements.some((words) =>
    topicsIn(words).some(
      (mention) =>
        mention.topic.key === topic.key && near(words, mention.at - OPERATES_REACH, mention.at, OPERATES),
    ),
  );

/** The sentences that must name a subject; one may mention it in passing. */
const ENOUGH = 2;

/**
 * Whether a startup runs the thing, or sells to it, as the refusal says. Undefined if the refusal
 * says neither, or if it is unknown.
 */
function hasRefusedRole(reading: StartupReading, topic: Topic): boolean | undefined {
  if (topic.operated) return operates(reading, topic);
  return topic.sold ? (reading.mentions.get(topic.key)?.buyer ?? undefined) : undefined;
}

/** A clause with this many words is compared with the whole text instead of each sentence. */
const LONG = 4;

const stemsOfSentence = rememberedFor((sentence: readonly string[]) => sentence.map(stem));
const stemsOfClause = rememberedFor(({ verb, words }: Clause) => ({
  verb: verb === null ? null : stem(verb),
  all: (verb === null ? words : [verb, ...words]).map(stem),
}));

/** The letters of a word before its endings, and the share of a clause's words that must be there. */
const FOREIGN_ROOT = 5;
const MOST_OF = 0.6;

const root = (word: string): string => word.slice(0, FOREIGN_ROOT);
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

/** Whether a startup's texts use half of a clause's words: in one sentence with the verb, unless it is long. */
function meansClause(reading: StartupReading, clause: Clause): boolean {
  if (clause.isForeign) return meansForeign(reading, clause);
  const { statements, stems: allStems } = reading;
  const { verb, all } = stemsOfClause(clause);
  const least = Math.max(2, all.length / 2);
  const isEnough = (has: (word: string) => boolean) => all.filter(has).length >= least;
  if (verb !== null && all.length >= LONG) return isEnough((word) => allStems.has(word));
  return statements.some((sentence) => {
    const stems = stemsOfSentence(sentence);
    const done = verb === null ? 0 : stems.indexOf(verb);
    if (done < 0 || (verb !== null && isFought(sentence, done, 1))) return false;
    return isEnough((word) => stems.includes(word));
  });
}

/** The letters of the words of a name that may stand apart: "drug for humans", unlike "no code". */
const PHRASE_LETTERS = 4;
/** The words of a name that may stand apart; empty if one of them is too short. */
const partsOf = rememberedFor(({ literal }: Topic): readonly string[] => {
  const parts = literal?.split(' ') ?? [];
  return parts.every((part) => part.length >= PHRASE_LETTERS) ? parts : [];
});
/** The most other words between the words of a phrase. */
const PHRASE_GAP = 4;

const meaningsOfSentence = rememberedFor((sentence: readonly string[]) =>
  stemsOfSentence(sentence).map(meaning),
);
const meaningsOf = rememberedFor(
  ({ statements }: StartupReading) => new Set(statements.flatMap(meaningsOfSentence)),
);
const meaningsOfPhrase = rememberedFor((phrase: readonly string[]) =>
  phrase.map((word) => meaning(stem(word))),
);

/** Whether one sentence of a startup has all words of a phrase, by stem or meaning, near each other and undenied. */
function meansPhrase(reading: StartupReading, phrase: readonly string[], served: boolean): boolean {
  const wanted = meaningsOfPhrase(phrase);
  const said = meaningsOf(reading);
  if (!wanted.every((word) => said.has(word))) return false;
  const { statements, leading, market } = reading;
  const found = statements.filter((sentence) => {
    const meanings = meaningsOfSentence(sentence);
    const places = wanted.map((word) => meanings.indexOf(word));
    const [first, last] = [Math.min(...places), Math.max(...places)];
    if (first < 0 || last - first >= phrase.length + PHRASE_GAP) return false;
    if (served && !market.has(sentence) && !isAudience(sentence, first, 'en')) return false;
    return !isFought(sentence, first, last - first + 1) && !isDenied(sentence, first);
  });
  return (
    found.length >= ENOUGH || (phrase.length > 1 && found.length > 0) || found.some((one) => leading.has(one))
  );
}

const sectorsMet = ({ sector }: StartupReading, topic: Topic) =>
  topic.sectors.some((id) => sector.ids.includes(id));

/**
 * Whether a startup names parts of a sector as its own business, without naming the sector: hospitals
 * and patients for health. One part must introduce it, and a single sentence may be in passing.
 */
function namesParts({ mentions }: StartupReading, { sectors }: Topic): boolean {
  if (sectors.length === 0) return false;
  let sentences = 0;
  let isLeading = false;
  for (const part of mentions.values()) {
    const { within, denied, audience } = part;
    if (!within || denied || audience || part.sentences === 0 || !sectors.includes(within)) continue;
    sentences += part.sentences;
    isLeading ||= part.leading;
  }
  return isLeading && sentences >= ENOUGH;
}

const APPROVED = new Set(['topic:medical devices', 'topic:regulatory approval']);
/** A device of a health startup is a medical device, whatever it calls it. */
const isMedicalDevice = ({ kinds, sector }: StartupReading): boolean =>
  kinds.has('hardware') && sector.ids.includes('health');

/** Whether a startup belongs to a topic that it does not name. */
const isUnnamed = (reading: StartupReading, topic: Topic): boolean =>
  namesParts(reading, topic) || (APPROVED.has(topic.key) && isMedicalDevice(reading));

/** Whether a startup shows a topic's concept. Null if its other words decide. */
function showsConcept(reading: StartupReading, { key, concept }: Topic): boolean | null {
  if (concept === undefined) return null;
  return hasConcept(reading, concept) || (key === `concept:${concept}` ? false : null);
}

/** Whether a startup says a name outside the vocabularies, or its words in another order. */
function saysLiterally(reading: StartupReading, topic: Topic, literal: string): boolean {
  const named = occurrences(reading.statements, literal).filter(
    ({ words, at, length }) => !isFought(words, at, length),
  );
  const isCompound = literal.includes(' ');
  const parts = isCompound ? partsOf(topic) : [];
  if (parts.length > 0 && meansPhrase(reading, parts, false)) return true;
  return named.some(({ words }) => isCompound || reading.leading.has(words)) || named.length >= ENOUGH;
}

/**
 * Whether a startup is about a topic, by its sector or its texts: refusing the topic then refuses
 * the startup. An audience counts for a trade ("dentists"), not for a sector.
 */
export function isAbout(reading: StartupReading, topic: Topic): boolean {
  const shown = showsConcept(reading, topic);
  if (shown !== null) return shown;
  if (topic.phrase) return meansPhrase(reading, topic.phrase, topic.served === true);
  if (topic.clause) return meansClause(reading, topic.clause);
  if (topic.narrowed?.some((word) => !reading.stems.has(stem(word)))) return false;
  if (hasRefusedRole(reading, topic) === false) return false;
  const kind = KINDS[topic.key];
  if (kind && reading.kinds.has(kind)) return true;
  if (topic.literal !== null) return saysLiterally(reading, topic, topic.literal);
  if (sectorsMet(reading, topic) || isUnnamed(reading, topic)) return true;
  const mention = reading.mentions.get(topic.key);
  if (!mention || mention.everyday || mention.denied) return false;
  if (!mention.leading && mention.sentences < ENOUGH) return false;
  return topic.sectors.length === 0 || !mention.audience || topic.key === 'topic:consumer';
}

/** The sentences in which a startup may mention a topic. */
const mentioningSentences = rememberedFor(
  ({ statements, keywordLists, problem }: StartupReading): Sentences => [
    ...statements.filter((words) => !keywordLists.has(words)),
    ...problem,
  ],
);

/** Whether a startup mentions a topic at all, even as something it fights or as its problem. */
export function touches(reading: StartupReading, topic: Topic): boolean {
  if (topic.literal !== null) return occurrences(mentioningSentences(reading), topic.literal).length > 0;
  return sectorsMet(reading, topic) || reading.mentions.get(topic.key)?.listed === false;
}

/** The letters of a word that its endings leave alone: "remesa" of "remesas", "rolnik" of "rolników". */
const ENDING = 2;
const LEAST = 4;

/** Whether a startup's texts have a form of a word, in any language. */
export function mentionsForm({ stems }: StartupReading, word: string): boolean {
  const root = stem(word).slice(0, Math.max(LEAST, word.length - ENDING));
  return [...stems].some((other) => other.startsWith(root));
}

/** The consonants of a word, written alike in several languages: "dezinfekce" and "disinfectant". */
const consonants = (word: string): string =>
  word
    .replaceAll(/ph/g, 'f')
    .replaceAll(/th/g, 't')
    .replaceAll(/[kq]/g, 'c')
    .replaceAll(/z/g, 's')
    .replaceAll(/x/g, 'cs')
    .replaceAll(/w/g, 'v')
    .replaceAll(/[^bcdfghjlmnprstv]/g, '')
    .replaceAll(/(.)\1+/g, '$1');
/** International words of this many consonants are the same in most languages. */
const INTERNATIONAL = 5;
const consonantsOf = rememberedFor(
  ({ stems }: StartupReading) => new Set([...stems].map((word) => consonants(word).slice(0, INTERNATIONAL))),
);

/** Whether a startup's texts have an international word in another spelling. */
export function mentionsCognate(reading: StartupReading, word: string): boolean {
  const sounds = consonants(word).slice(0, INTERNATIONAL);
  return sounds.length === INTERNATIONAL && consonantsOf(reading).has(sounds);
}

/** Whether a startup states that it has something, without denying or only planning it. */
export const states = (reading: StartupReading, wanted: string): boolean =>
  occurrences(reading.statements, wanted.split(' ').map(singular).join(' ')).some(
    ({ words, at, length }) =>
      !isPlanned(words, at - 4, at) && !isPlanned(words, at + length, at + length + 4),
  );
