import type { MatchableStartup } from '@proofround/contracts';
import { z } from 'zod';

import { kindsOf, type Kind } from './kinds.js';
import { remembered } from '@proofround/text/words/remembered.js';
import {
  readSector,
  sectorsInProse,
  type SectorId,
  type SectorReading,
} from '@proofround/text/sectors/sectors.js';
import { isAudience, isDenied, isFought, isPlanned } from './startup-words.js';
import { isStopWord, languageOf, singular, stem, type Language } from '@proofround/text/words/plain-words.js';
import { milestonesIn } from './thesis/milestones.js';
import { sentencesOf, wordsOf } from './thesis/words.js';
import { topicMentions } from './topics.js';

/** How a startup's texts mention a topic. */
interface Mention {
  /** How many sentences make it what they do, or for whom; not what they fight, replace or do without. */
  sentences: number;
  /** The name stands in the title, in the first sentences or in the target market. */
  leading: boolean;
  /** The startup says that it does not do this. */
  denied: boolean;
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
  /** Of the sentences of `said` those that say what it is. */
  readonly leading: ReadonlySet<readonly string[]>;
  /** Of the sentences of `said` those that are bare lists of key words. */
  readonly lists: ReadonlySet<readonly string[]>;
  /** Revenue a month and users that the texts state, beside what the fields say. */
  readonly revenue: number;
  readonly users: number;
  /** It says that somebody pays, without saying how much a month. */
  readonly earns: boolean;
  /** It says that somebody uses it, whatever they are called. */
  readonly used: boolean;
  /** It says that nobody pays yet. */
  readonly unsold: boolean;
  /** What kind of business it is by what it does. */
  readonly kinds: ReadonlySet<Kind>;
  readonly stems: ReadonlySet<string>;
}

/** That somebody pays: what was sold, what is charged, or who pays. */
const EARNS =
  /\b(?:paying (?:customers?|clients?|users?|subscribers?)|\d[\d.,]* (?:\p{L}+ ){0,3}(?:pay|pays|paid|paying)\b|(?:we|i|have|has) sold\b|(?:keep|take|charge|retain) \d[\d.,]*%|sales of|in (?:orders|sales)|(?:we|i) (?:charge|keep|take) (?:\p{L}+ ){0,2}[$€£]?\d|(?:companies|customers|hospitals|clinics|shops|users) pay (?!no)|zahlende|verkauft|clients? payants?|(?:avons|ont) vendu|nous facturons|cobramos|vendimos|clientes (?:de pago|pagantes|que pagan|que pagam)|vendemos|abbiamo venduto|betalende)/u;
/** That somebody uses it: how many do, or where it is in use. */
const USED =
  /\b(?:(?:in|im) (?:daily |weekly |taglichen )?(?:use|einsatz|betrieb) (?:at|by|in|bei)|in uso (?:da|presso)|(?:\d+|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|zwei|drei|vier|funf|sechs|deux|trois|quatre|cinq|dos|tres|cuatro|cinco|dois|quatro|due|tre) (?:\p{L}+ ){1,4}(?:use|used|using|uses|run it|signed up|nutzen|verwenden|benutzen|utilisent|usan|usaron|lo han usado|utilizan|usam|usaram|utilizam|usano|gebruiken)\b)/u;
/** That nobody pays yet. */
const UNSOLD =
  /\b(?:pre revenue|(?:no|zero|not any) (?:revenue|sales|income|paying|customers?)\b|nobody pays|(?:not|nothing) (?:yet )?(?:charge|charged|sold|earn|earned)|without (?:revenue|sales)|free (?:for now|so far|until)|kein(?:e|en)? (?:umsatz|einnahmen|zahlend\p{L}*)|noch nichts verkauft|pas (?:encore )?de (?:chiffre|revenus|ventes)|sin (?:ingresos|ventas)|sem (?:receita|vendas)|nessun (?:ricavo|fatturato)|geen omzet)\b/u;
const says = (pattern: RegExp, words: readonly string[]) => pattern.test(words.join(' '));

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

/** So many sentences of a description say what it is about. */
const LEADING = 2;

function read([
  sector = '',
  title = '',
  description = '',
  market = '',
  pains = '',
  solution = '',
]: readonly string[]): StartupReading {
  const [first, ...rest] = [description, solution].map((text) => sentencesOf(text));
  const leading = [sector, title, market].flatMap(sentencesOf).concat(first?.slice(0, LEADING) ?? []);
  const following = (first ?? []).slice(LEADING).concat(...rest);
  const wordsIn = (sentence: string) => wordsOf(sentence).plain;
  const [led, followed, problem] = [leading, following, sentencesOf(pains)].map((all) => all.map(wordsIn));
  return interpret(
    { sector, title, market, description, language: languageOf(description) },
    { leading: led ?? [], following: followed ?? [], problem: problem ?? [] },
  );
}

type Sentences = readonly (readonly string[])[];

function interpret(
  {
    sector,
    title,
    market,
    language,
    description,
  }: Record<'sector' | 'title' | 'market' | 'description', string> & { language: Language },
  { leading, following, problem }: Record<'leading' | 'following' | 'problem', Sentences>,
): StartupReading {
  const sentences = [...leading, ...following];
  const said = sentences.map((words) => words.map(singular));
  const solved = problem.map((words) => words.map(singular));
  return {
    sector: readSector(sector),
    described: sectorsInProse(`${title}. ${description}`),
    mentions: mentionsOf(leading, following, problem, language),
    said,
    lists: new Set(said.filter((words) => isList(words, language))),
    problem: solved,
    leading: new Set(said.slice(0, leading.length)),
    ...tractionOf(sentences),
    kinds: kindsOf([...said, ...solved], market),
    stems: new Set([...said, ...solved].flat().map(stem)),
  };
}

/** Revenue and users that sentences state and that are neither planned nor denied. */
function tractionOf(
  sentences: Sentences,
): Pick<StartupReading, 'revenue' | 'users' | 'earns' | 'used' | 'unsold'> {
  const stated = sentences
    .filter((words) => !isPlanned(words))
    .flatMap((words) => milestonesIn(words).filter(({ side }) => side !== 'lacking'));
  // A bare "revenue" says that there is some, not how much.
  const least = (kind: 'revenue' | 'users') =>
    stated.flatMap(({ floor }) => (floor.kind === kind ? [floor.least] : []));
  const most = (kind: 'revenue' | 'users') => Math.max(0, ...least(kind).filter((figure) => figure > 1));
  return {
    revenue: most('revenue'),
    users: most('users'),
    earns: least('revenue').length > 0 || sentences.some((words) => !isPlanned(words) && says(EARNS, words)),
    used: sentences.some((words) => !isPlanned(words) && says(USED, words)),
    unsold: sentences.some((words) => says(UNSOLD, words)),
  };
}

function mentionsOf(leading: Sentences, following: Sentences, problem: Sentences, language: Language) {
  const mentions = new Map<string, Mention>();
  for (const [index, words] of [...leading, ...following].entries()) {
    const list = isList(words, language);
    const inSentence = new Map<string, Mention>();
    for (const [position, { topic, at, words: length, everyday }] of topicMentions(
      words,
      language,
    ).entries()) {
      const about = !isFought(words, at, length);
      add(inSentence, topic.key, {
        sentences: about ? 1 : 0,
        leading: about && index < leading.length,
        denied: isDenied(words, at),
        audience: isAudience(words, at),
        everyday,
        listed: list && position > 0,
      });
    }
    for (const [key, mention] of inSentence) {
      add(mentions, key, { ...mention, sentences: Math.min(1, mention.sentences) });
    }
  }
  const solved = { sentences: 0, leading: false, denied: false, audience: true, listed: false };
  for (const { topic, everyday } of problem.flatMap((words) => topicMentions(words, language))) {
    add(mentions, topic.key, { ...solved, everyday });
  }
  return mentions;
}

function add(mentions: Map<string, Mention>, key: string, mention: Mention): void {
  const former = mentions.get(key);
  if (!former) mentions.set(key, mention);
  else {
    former.sentences += mention.sentences;
    former.leading ||= mention.leading;
    former.denied ||= mention.denied;
    former.audience &&= mention.audience;
    former.everyday &&= mention.everyday;
    former.listed &&= mention.listed;
  }
}
