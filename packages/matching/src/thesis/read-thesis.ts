import type { Stage } from '@proofround/contracts';

import { nounsIn } from '../english.js';
import { placesIn, type PlaceMention } from '../places.js';
import { short } from '../reasons.js';
import { remembered } from '../remembered.js';
import { bounded, isOrdinary, isStopWord, languageOf, plain, type Language } from '../text.js';
import { GENERAL } from '../topic-vocabulary.js';
import { clauseTopic, literalTopic, topicMentions, type Topic, type TopicMention } from '../topics.js';
import { ANYTHING } from './cues.js';
import { chequeIn, type Cheque } from './cheques.js';
import { milestonesIn, type Floor, type Milestone } from './milestones.js';
import { isAnywhere, isScope, isSoft } from './scope.js';
import { Walk, type Item, type Marked } from './walk.js';
import { sentencesOf, wordsOf, type Words } from './words.js';

/** What rules a startup out, in the investor's own words. */
export interface Gate {
  /** What it must be about, all of it, to be ruled out; empty: whatever it is about. */
  readonly about: readonly Topic[];
  /** It is ruled out while it lacks any of these; empty: always. */
  readonly lacks: readonly Floor[];
  /** It is ruled out once it has gone past this. */
  readonly past: Floor | null;
  readonly quote: string;
}
/** The only topics that are looked at, any one of them. */
export interface OnlyTopics {
  readonly topics: readonly Topic[];
  readonly quote: string;
}
export interface PlaceRule {
  /** 'scope': where they say that they invest, which is outside only where their own choice agrees. */
  readonly kind: 'only' | 'never' | 'scope';
  readonly places: readonly (readonly string[])[];
  readonly quote: string;
}

/** An investor's prose as what they want and what they refuse. */
export interface Thesis {
  readonly stated: boolean;
  readonly wants: readonly Topic[];
  readonly gates: readonly Gate[];
  readonly only: readonly OnlyTopics[];
  readonly places: readonly PlaceRule[];
  /** Where they say that they invest, without refusing other places. */
  readonly prefers: readonly (readonly string[])[];
  readonly cheque: Cheque | null;
  /** The stages of the rounds that they name. */
  readonly rounds: readonly Stage[];
}

export const STAGE_ORDER: readonly Stage[] = ['idea', 'mvp', 'launched', 'growing'];

/** What investors call rounds, as stages. */
const ROUNDS: readonly (readonly [RegExp, readonly Stage[]])[] = [
  [/\b(?:pre ?seed|idea stage|pre product)\b/, ['idea', 'mvp']],
  [/(?<!pre ?)\bseed\b|\bpre ?revenue\b/, ['mvp', 'launched']],
  [/\bseries a\b|\bpost ?revenue\b/, ['launched', 'growing']],
  [/\bseries [b-e]\b|\bgrowth (?:stage|equity)\b|\blater? stage\b|\bscale ?ups?\b/, ['growing']],
  [/\bearly stage\b/, ['idea', 'mvp', 'launched']],
];
const roundsIn = (text: string) => ROUNDS.flatMap(([round, stages]) => (round.test(text) ? stages : []));

type Found = Item & { topic?: TopicMention; place?: PlaceMention; milestone?: Milestone };
type Mark = Marked<Found>;

const QUOTED = 220;
const MOST_TOPICS = 60;

/** Reads what an investor writes; the same text is read once. */
export const readThesis = (text: string | null): Thesis => readOnce(text ?? '');
const readOnce = remembered((text) => read(bounded(text)));

function read(text: string): Thesis {
  const language = languageOf(text);
  const sentences = sentencesOf(text).map((sentence) => readSentence(sentence, language));
  const gates = sentences.flatMap((one) => one.gates);
  const refused = new Set(gates.flatMap(({ about }) => about.map(({ key }) => key)));
  const wanted = sentences.flatMap((one) => one.wants).filter(({ key }) => !refused.has(key));
  const wants = new Map(wanted.map((topic) => [topic.key, topic]));
  return {
    stated: plain(text).split(' ').length > 2,
    wants: [...wants.values()].slice(0, MOST_TOPICS),
    gates,
    only: sentences.flatMap((one) => one.only),
    places: sentences
      .flatMap((one) => one.places)
      .filter(({ kind }) => kind !== 'scope' || !isAnywhere(plain(text))),
    prefers: sentences.flatMap((one) => one.prefers),
    cheque: sentences.map((one) => one.cheque).find((cheque) => cheque !== null) ?? null,
    rounds: STAGE_ORDER.filter((stage) => sentences.some(({ rounds }) => rounds.includes(stage))),
  };
}

const overlaps = (a: Item, b: Item) => a.at < b.at + b.words && b.at < a.at + a.words;

const COMPANIES =
  /^(?:startups?|companies|company|businesses|business|plays?|deals?|founders?|teams?|ventures?|stuff|things?|brands?|apps?|and|or|und|oder|et|ou|y|o|e|nor|ni|noch|,|\?)$/;
const BEFORE_NAME =
  /^(?:in|into|about|on|and|or|nor|any|more|another|no|not|for|of|with|und|oder|kein|keine|keinen|et|ou|ni|y|e|de|dans|en|em|pure|only|touch|skip|avoid|do|than|except|like|love|back|,|:)$/;

/** A sector's name that is an ordinary word means the sector only where it stands by itself. */
function standsAlone({ everyday, at, words: length }: TopicMention, { plain: words }: Words): boolean {
  if (!everyday || length > 1 || !isOrdinary(words[at] ?? '')) return true;
  const before = words[at - 1];
  const after = words[at + length];
  return (before === undefined || BEFORE_NAME.test(before)) && (after === undefined || COMPANIES.test(after));
}

/** The telling nouns that no vocabulary covers, where they stand. */
function literals(sentence: string, words: Words, taken: readonly Item[]): TopicMention[] {
  const found: TopicMention[] = [];
  for (const noun of nounsIn(sentence)) {
    const parts = noun.split(' ');
    for (const [at, word] of words.plain.entries()) {
      if (word !== parts[0] || !parts.every((part, index) => words.plain[at + index] === part)) continue;
      const item = { at, words: parts.length };
      if ([...taken, ...found].some((one) => overlaps(one, item))) continue;
      found.push({ topic: literalTopic(noun), everyday: false, ...item });
    }
  }
  return found;
}

function itemsIn(sentence: string, words: Words, language: Language): Found[] {
  const milestones = milestonesIn(words.plain);
  const places = placesIn(words.plain, words.raw);
  const free = (item: Item) => ![...milestones, ...places].some((one) => overlaps(one, item));
  const topics = topicMentions(words.plain).filter((mention) => free(mention) && standsAlone(mention, words));
  const nouns = language === 'en' ? literals(sentence, words, [...milestones, ...places, ...topics]) : [];
  return [
    ...[...topics, ...nouns].map((topic) => ({ at: topic.at, words: topic.words, topic })),
    ...places.map((place) => ({ at: place.at, words: place.words, place })),
    ...milestones.map((milestone) => ({ at: milestone.at, words: milestone.words, milestone })),
  ];
}

function readSentence(sentence: string, language: Language) {
  const words = wordsOf(sentence);
  const quote = short(sentence, QUOTED);
  const walk = new Walk(words.plain, itemsIn(sentence, words, language), language);
  const { marked } = walk;
  const topicsIn = (...modes: Mark['mode'][]) =>
    marked.flatMap(({ item, mode }) => (item.topic && modes.includes(mode) ? [item.topic.topic] : []));
  const placesOf = (...modes: Mark['mode'][]) =>
    marked.flatMap(({ item, mode }) => (item.place && modes.includes(mode) ? [item.place.place] : []));
  const only = topicsIn('only').filter(({ literal }) => literal === null);
  const wanted = marked.flatMap(({ item, mode }) => (item.place && mode === 'want' ? [item.place] : []));
  const rules = (kind: PlaceRule['kind'], places: PlaceRule['places']): PlaceRule[] =>
    places.length > 0 ? [{ kind, places, quote }] : [];
  return {
    wants: topicsIn('want', 'open', 'only', 'must'),
    gates: [...refusals(walk, words, quote), ...demands(marked, words, quote)],
    only: only.length > 0 ? [{ topics: only, quote }] : [],
    places: [
      ...rules('only', placesOf('only', 'must')),
      ...rules('scope', isScope(words, wanted) ? wanted.map(({ place }) => place) : []),
      ...rules('never', marked.some(({ item, mode }) => item.topic && mode === 'no') ? [] : placesOf('no')),
    ],
    prefers: placesOf('want', 'open'),
    cheque: chequeIn(words.plain),
    rounds: walk.runs.length > 0 ? [] : roundsIn(words.plain.join(' ')),
  };
}

/** "hardware for schools" is one thing, "hardware, robots or schools" are three. */
const LINKS = new Set([
  'for',
  'in',
  'with',
  'to',
  'on',
  'of',
  'fur',
  'pour',
  'para',
  'per',
  'voor',
  'dans',
  'en',
  'em',
]);

const OPERATORS =
  /\b(?:operators?|owners?|chains?|providers?|betreiber|exploitants?|operador(?:es)?) (?:of|von|de|d)(?: the)?$/;

function grouped(marks: readonly Mark[], { plain: words }: Words): Topic[][] {
  const groups: Topic[][] = [];
  let end = -9;
  let at = -9;
  for (const { item } of marks) {
    if (!item.topic) continue;
    const between = words.slice(end, item.at);
    const joined =
      item.at === at ||
      (end >= 0 &&
        (between.length === 0 || (between.length <= 2 && between.some((word) => LINKS.has(word)))));
    const { topic } = item.topic;
    const run = OPERATORS.test(words.slice(Math.max(0, item.at - 3), item.at).join(' '));
    const named = run ? { ...topic, operated: true } : topic;
    // Two meanings of the same words are alternatives; linked names are one thing.
    if (joined && item.at !== at) groups.at(-1)?.push(named);
    else groups.push([named]);
    [at, end] = [item.at, item.at + item.words];
  }
  // "Software for dentists" is about dentists, whatever it is made of.
  const telling = (group: Topic[]) => group.filter(({ key }) => key !== 'topic:software');
  return groups.map((group) => (telling(group).length > 0 ? telling(group) : group));
}

const floorOf = ({ item }: Mark): Floor | null =>
  item.milestone?.floor ??
  (item.topic ? { kind: 'said', words: item.topic.topic.literal ?? item.topic.topic.name } : null);

/** A condition: its milestones and topics, and else its words, to be said ("clinical validation"). */
function conditionsOf(own: readonly Mark[], from: number, { plain: words }: Words): Floor[] {
  const floors = own.filter(({ mode }) => mode === 'condition').flatMap((mark) => floorOf(mark) ?? []);
  if (floors.length > 0) return floors;
  const rest = words.slice(from).filter((word) => /^\p{L}{4,}$/u.test(word));
  return rest.length > 0 && rest.length <= 3 ? [{ kind: 'said', words: rest.join(' ') }] : [];
}

/** Words that name nothing to refuse: "not before revenue", "we never come in before launch". */
const IDLE =
  /^(?:come|coming|in|go|get|getting|start|join|enter|look|talk|meet|engage|commit|write|cheques?|checks?|bet|and|please|ever|again|usually|invest\w*|fund|funding|back|before|prior|until|unless|without|to|ahead|of|vor|bevor|ohne|avant|sans|antes|sin|sem|prima|senza|voor|zonder|de|del|d|sich|uns|ein|einsteigen|steigen|entramos|entrons)$/;
const saysNothing = ({ plain: words }: Words, from: number, condition: number | null): boolean =>
  condition !== null && words.slice(from, condition).every((word) => IDLE.test(word) || ANYTHING.has(word));

const RELATIVE = /^(?:that|which|who)$/;

/** The telling words of a refusal that names what it refuses by a clause only. */
function clauseFrom({ plain: words }: Words, from: number): string[] {
  const end = words.findIndex((word, at) => at >= from && /^[,:()?!]$/.test(word));
  const run = words.slice(from, end < 0 ? undefined : end);
  const start = run.findIndex((word) => RELATIVE.test(word));
  if (start < 0) return [];
  const telling = run
    .slice(start)
    .filter((word) => /^\p{L}{3,}$/u.test(word) && !isStopWord(word, 'en') && !GENERAL.has(word));
  return [...new Set(telling)];
}

/** The gates of a sentence's refusals: what is refused, or what it takes not to be. */
function refusals(walk: Walk<Found>, words: Words, quote: string): Gate[] {
  const gates: Gate[] = [];
  for (const [run, { anything, pointsBack, condition, from }] of walk.runs.entries()) {
    const within = walk.marked.filter((mark) => mark.run === run);
    const own = within.filter(({ mode }) => mode === 'no');
    const milestones = own.filter(({ item }) => item.milestone);
    const lacking = milestones.filter(({ item, denied }) => item.milestone?.side === 'lacking' || denied);
    const conditions = condition === null ? [] : conditionsOf(within, condition, words);
    const lacks = [...lacking.flatMap((mark) => floorOf(mark) ?? []), ...conditions];
    const past =
      milestones.find(({ item, denied }) => !denied && isCeiling(item.milestone))?.item.milestone?.floor ??
      null;
    let about = grouped(own, words);
    const first = Math.min(...own.map(({ item }) => item.at), words.plain.length);
    if (about.length === 0 && (pointsBack || (lacks.length > 0 && !anything))) {
      about = grouped(
        walk.marked.filter(({ run: other, item }) => other < run && item.at < first),
        words,
      );
    }
    if (past) gates.push({ about: [], lacks: [], past, quote });
    else if (about.length > 0)
      gates.push(...about.map((topics) => ({ about: topics, lacks, past: null, quote })));
    // What is refused on a condition must be understood; else it may be something else altogether.
    else if (lacks.length > 0 && (anything || conditions.length === 0 || saysNothing(words, from, condition)))
      gates.push({ about: [], lacks, past: null, quote });
    else if (milestones.length > 0 && walk.runs.length > run + 1 && run === 0) {
      // "No revenue, no meeting."
      gates.push({ about: [], lacks: milestones.flatMap((mark) => floorOf(mark) ?? []), past: null, quote });
    } else if (within.length === 0 && condition === null) {
      const clause = clauseFrom(words, from);
      if (clause.length > 1) gates.push({ about: [clauseTopic(clause)], lacks: [], past: null, quote });
    }
  }
  return gates;
}

const isLate = ({ floor }: Milestone) => floor.kind === 'stage' && floor.least === 'growing';
const isCeiling = (milestone: Milestone | undefined) =>
  milestone !== undefined && (milestone.side === 'having' || (milestone.side === null && isLate(milestone)));
const TOO_LATE = /\b(?:too late|zu spat|trop tard|demasiado tarde|tarde demais|troppo tardi)\b/;
const isAmount = ({ floor }: Milestone) => floor.kind !== 'stage' && floor.least > 1;
const fromWord = /^(?:from|above|over|ab|desde|partir)$/;

const WITH = /^(?:with|mit|avec|con|com|met|that|have|having)$/;

/** The gates of what a sentence asks of everybody: "post-revenue only", "at least $20k a month". */
function demands(marked: readonly Mark[], words: Words, quote: string): Gate[] {
  const isTooLate = TOO_LATE.test(words.plain.join(' '));
  const gates: Gate[] = [];
  for (const { item, mode } of marked) {
    const { milestone } = item;
    if (!milestone || mode === 'no' || mode === 'condition' || mode === 'ignore') continue;
    const { floor, side } = milestone;
    const counted =
      isAmount(milestone) &&
      ((words.raw[item.at] ?? '').includes('+') || fromWord.test(words.plain[item.at - 1] ?? ''));
    const before = words.plain[item.at - 2] ?? '';
    const given = words.plain[item.at - 1] ?? '';
    // "Companies with revenue" are those that they take, unless they only like them better.
    const described =
      mode === 'want' && side === 'having' && WITH.test(given) && ANYTHING.has(before) && !isSoft(words);
    if (isTooLate) gates.push({ about: [], lacks: [], past: floor, quote });
    else if (mode === 'only' && side === 'lacking') gates.push({ about: [], lacks: [], past: floor, quote });
    else if (side !== 'lacking' && (mode === 'only' || mode === 'must' || counted || described)) {
      gates.push({ about: [], lacks: [floor], past: null, quote });
    }
  }
  return gates;
}
