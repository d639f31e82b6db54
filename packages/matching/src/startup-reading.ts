import type { MatchableStartup } from '@proofround/contracts';
import { z } from 'zod';

import { kindsOf, type Kind } from './kinds.js';
import { remembered } from './remembered.js';
import { readSector, sectorsInProse, type SectorId, type SectorReading } from './sectors.js';
import { isStopWord, languageOf, singular, stem, type Language } from './text.js';
import { milestonesIn } from './thesis/milestones.js';
import { sentencesOf, wordsOf } from './thesis/words.js';
import { topicMentions, type Topic } from './topics.js';

/** How a startup's texts mention a topic. */
interface Mention {
  /** It is what they do, or for whom; not what they fight, replace or do without. */
  about: boolean;
  /** Only whom it is for. */
  audience: boolean;
  everyday: boolean;
  /** Only in a bare list of key words, which gains nothing. */
  listed: boolean;
}

/** A startup's texts as the matcher reads them. */
export interface StartupReading {
  readonly sector: SectorReading;
  /** The sectors that title and description name outright. */
  readonly described: readonly SectorId[];
  readonly mentions: ReadonlyMap<string, Mention>;
  /** Sentences in singular plain words: title, description and market, then the problem. */
  readonly said: readonly (readonly string[])[];
  readonly problem: readonly (readonly string[])[];
  /** Of the sentences of `said` those that are bare lists of key words. */
  readonly lists: ReadonlySet<readonly string[]>;
  /** Revenue a month and users that the texts state, beside what the fields say. */
  readonly revenue: number;
  readonly users: number;
  /** It says that somebody pays, without saying how much a month. */
  readonly earns: boolean;
  /** What kind of business it is by what it does. */
  readonly kinds: ReadonlySet<Kind>;
  readonly stems: ReadonlySet<string>;
}

const set = (list: string): ReadonlySet<string> => new Set(list.split(' '));
const FOUGHT_BEFORE = set(
  'anti against fight fights fighting prevent prevents preventing stop stops stopping quit quits quitting detect detects detecting combat combats block blocks blocking beat ban bans without no not never non instead unlike alternative replace replaces replacing rid avoid avoids protect protects protecting overcome leave leaving gegen ohne kein keine statt contre sans pas contra sin sem senza contro nao recover recovering recovery off',
);
const FOUGHT_AFTER = set('free addiction addicts prevention blocker detection fraud recovery harm abuse');
const FOR_WHOM = set('for help helps helping serve serves serving fur pour para per voor');
const PLANNED = set(
  'will plan plans planned planning await awaiting before next pending soon later not no yet without until hope hopes aim aims intend seeking need needs towards future expect expected',
);
const REACH = 3;
/** That somebody pays: what was sold, what is charged, or who pays. */
const EARNS =
  /\b(?:paying (?:customers?|clients?|users?|subscribers?)|\d[\d.,]* (?:\p{L}+ ){0,3}(?:pay|pays|paid|paying)\b|(?:we|i|have|has) sold\b|(?:keep|take|charge|retain) \d[\d.,]*%|sales of|in (?:orders|sales)|(?:we|i) (?:charge|keep|take) (?:\p{L}+ ){0,2}[$€£]?\d|(?:companies|customers|hospitals|clinics|shops|users) pay (?!no)|zahlende|verkauft|clients? payants?|(?:avons|ont) vendu|nous facturons|cobramos|vendimos|clientes (?:de pago|pagantes|que pagan|que pagam)|vendemos|abbiamo venduto|betalende)/u;
const says = (pattern: RegExp, words: readonly string[]) => pattern.test(words.join(' '));

const near = (words: readonly string[], from: number, to: number, list: ReadonlySet<string>) =>
  words.slice(Math.max(0, from), to).some((word) => list.has(word));

const isFought = (words: readonly string[], at: number, length: number) =>
  near(words, at - REACH, at, FOUGHT_BEFORE) || near(words, at + length, at + length + 2, FOUGHT_AFTER);

/** Longer than this without function words, a sentence is a list of key words. */
const LIST_WORDS = 7;

function isList(words: readonly string[], language: Language): boolean {
  const real = words.filter((word) => /\p{L}/u.test(word));
  return (
    real.length > LIST_WORDS && real.filter((word) => isStopWord(word, language)).length < real.length / 10
  );
}

type Texts = Pick<
  MatchableStartup,
  'sector' | 'idea_title' | 'idea_description' | 'target_market' | 'problem_statement' | 'solution_statement'
>;
/** By the profile, so that a job does not put its texts together again for every pair. */
const readings = new WeakMap<MatchableStartup, StartupReading>();
const textsOf = (texts: Texts): string =>
  JSON.stringify([
    texts.sector,
    texts.idea_title,
    texts.idea_description,
    texts.target_market ?? '',
    texts.problem_statement ?? '',
    texts.solution_statement ?? '',
  ]);
const readOnce = remembered((texts) => read(z.array(z.string()).parse(JSON.parse(texts))));

/** Reads what a startup states; the same texts are read once. */
export function readStartup(startup: MatchableStartup): StartupReading {
  let reading = readings.get(startup);
  if (!reading) readings.set(startup, (reading = readOnce(textsOf(startup))));
  return reading;
}

function read([
  sector = '',
  title = '',
  description = '',
  market = '',
  pains = '',
  solution = '',
]: readonly string[]): StartupReading {
  const sentences = [sector, title, description, market, solution].flatMap(sentencesOf).map(wordsOf);
  const problem = sentencesOf(pains).map((sentence) => wordsOf(sentence).plain);
  const language = languageOf(description);
  const mentions = new Map<string, Mention>();
  let [revenue, users] = [0, 0];
  for (const { plain: words } of sentences) {
    const list = isList(words, language);
    for (const [index, { topic, at, words: length, everyday }] of topicMentions(words).entries()) {
      const audience = near(words, at - REACH, at, FOR_WHOM);
      const listed = list && index > 0;
      add(mentions, topic.key, { about: !isFought(words, at, length), audience, everyday, listed });
    }
    if (words.some((word) => PLANNED.has(word))) continue;
    for (const { floor, side } of milestonesIn(words)) {
      if (side === 'lacking' || floor.kind === 'stage') continue;
      if (floor.kind === 'revenue') revenue = Math.max(revenue, floor.least);
      else users = Math.max(users, floor.least);
    }
  }
  for (const words of problem) {
    for (const { topic, everyday } of topicMentions(words))
      add(mentions, topic.key, { about: false, audience: true, everyday, listed: false });
  }
  const said = sentences.map(({ plain: words }) => words.map(singular));
  const lists = new Set(said.filter((words) => isList(words, language)));
  return {
    sector: readSector(sector),
    described: sectorsInProse(`${title}. ${description}`),
    mentions,
    said,
    lists,
    problem: problem.map((words) => words.map(singular)),
    revenue,
    users,
    earns: sentences.some(
      ({ plain: words }) => !words.some((word) => PLANNED.has(word)) && says(EARNS, words),
    ),
    kinds: kindsOf([...said, ...problem.map((words) => words.map(singular))]),
    stems: new Set([...said, ...problem].flat().map(stem)),
  };
}

function add(mentions: Map<string, Mention>, key: string, mention: Mention): void {
  const former = mentions.get(key);
  if (!former) mentions.set(key, mention);
  else {
    former.about ||= mention.about;
    former.audience &&= mention.audience;
    former.everyday &&= mention.everyday;
    former.listed &&= mention.listed;
  }
}

function places(
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
};
const OPERATES = set('run runs running operate operates operated open opened opens own owns');

/** Whether a startup runs such a thing itself: "we opened one classroom". */
const operates = ({ said }: StartupReading, topic: Topic): boolean =>
  said.some((words) =>
    topicMentions(words).some(
      (mention) => mention.topic.key === topic.key && near(words, mention.at - REACH, mention.at, OPERATES),
    ),
  );

const meansClause = ({ stems }: StartupReading, clause: readonly string[]): boolean =>
  clause.filter((word) => stems.has(stem(word))).length >= Math.max(2, clause.length / 2);

const sectorsMet = ({ sector }: StartupReading, topic: Topic) =>
  topic.sectors.some((id) => sector.ids.includes(id));

/**
 * Whether a startup is about a topic, so that refusing the topic refuses it: by its sector, or by
 * what it says of itself. Whom it sells to makes it about a trade, not about a technology.
 */
export function isAbout(reading: StartupReading, topic: Topic): boolean {
  if (topic.clause) return meansClause(reading, topic.clause);
  if (topic.operated && !operates(reading, topic)) return false;
  const kind = KINDS[topic.key];
  if (kind && reading.kinds.has(kind)) return true;
  if (topic.literal !== null) {
    return places(reading.said, topic.literal).some(({ words, at, length }) => !isFought(words, at, length));
  }
  if (sectorsMet(reading, topic)) return true;
  const mention = reading.mentions.get(topic.key);
  if (!mention?.about || mention.everyday) return false;
  return topic.sectors.length === 0 || !mention.audience || topic.key === 'topic:consumer';
}

/** Whether a startup touches a topic at all: also what it fights, and the problem it solves. */
export function touches(reading: StartupReading, topic: Topic): boolean {
  if (topic.literal !== null) {
    const sentences = [...reading.said.filter((words) => !reading.lists.has(words)), ...reading.problem];
    return places(sentences, topic.literal).length > 0;
  }
  return sectorsMet(reading, topic) || reading.mentions.get(topic.key)?.listed === false;
}

/** Whether a startup says that it has something, neither denied nor planned. */
export const hasSaid = (reading: StartupReading, wanted: string): boolean =>
  places(reading.said, wanted.split(' ').map(singular).join(' ')).some(
    ({ words, at, length }) =>
      !near(words, at - 4, at, PLANNED) && !near(words, at + length, at + length + 4, PLANNED),
  );
