import { wordSet } from '@proofround/text/word-set.js';
import type { LanguageCode } from '@proofround/text/words/plain-words.js';

import { clauseTopic, type NamedTopic, type Topic, wordsOfTopic } from '../topics/topics.js';
import { MEETS } from './condition-words.js';
import { requirementsOfCondition } from './conditions.js';
import { ANYTHING } from './cues.js';
import { type Exception, exceptionIn } from './exceptions.js';
import type { Item, MarkedItem, MarkedSentence } from './marks.js';
import { isCeiling, type Requirement, type Traction } from './milestones.js';
import { describedBy, narrowedByContext } from './phrases.js';
import type { Words } from './words.js';

/** A rule of an investor's prose that excludes startups. */
export interface Refusal {
  /** It refuses startups about all of these topics. Empty: it refuses every startup. */
  readonly about: readonly Topic[];
  /** It refuses startups that fail one of these. Empty: it does not depend on requirements. */
  readonly unmet: readonly Requirement[];
  /** It refuses startups that have passed this. */
  readonly ceiling: Traction | null;
  /** It spares startups that this describes. */
  readonly unless?: Exception;
  readonly quote: string;
}

/** Words that link names to one subject: "hardware for schools", unlike "hardware, robots or schools". */
const LINKS = wordSet('for in with to on of fur pour para per voor dans en em');

const LISTED = wordSet(', and or nor und oder noch et ou ni y o e of');

const OPERATORS =
  /\b(?:operators?|owners?|chains?|providers?|betreiber|exploitants?|operador(?:es)?) (?:of|von|de|d)(?: the)?$/;

const SELLERS = /\b(?:sold|sells?|selling|sales)(?: directly| mainly| mostly)? to(?: the)?$/;

function topicGroups(marks: readonly MarkedItem[], { normalized: words }: Words): NamedTopic[][] {
  const groups: NamedTopic[][] = [];
  let last: { at: number; end: number } | undefined;
  for (const { item } of marks) {
    if (!item.topic) continue;
    const between = words.slice(last?.end, item.at);
    const isSame = item.at === last?.at;
    const isLinked =
      last !== undefined &&
      (between.length === 0 || (between.length <= 2 && between.some((word) => LINKS.has(word))));
    const { topic } = item.topic;
    const before = words.slice(Math.max(0, item.at - 4), item.at).join(' ');
    const named = OPERATORS.test(before)
      ? { ...topic, role: 'operator' as const }
      : SELLERS.test(before)
        ? { ...topic, role: 'supplier' as const }
        : topic;
    // Two meanings of the same words are alternatives; linked names form one group.
    if (isLinked && !isSame) groups.at(-1)?.push(named);
    else groups.push([named]);
    last = { at: item.at, end: item.at + item.length };
  }
  // "Software for dentists" refuses everything for dentists.
  const withoutSoftware = (group: NamedTopic[]) => group.filter(({ key }) => key !== 'topic:software');
  return groups.map((group) => (withoutSoftware(group).length > 0 ? withoutSoftware(group) : group));
}

const requirementOf = ({ item }: MarkedItem): Requirement | null =>
  item.milestone?.traction ?? (item.topic ? { kind: 'said', words: wordsOfTopic(item.topic.topic) } : null);

/** Whether the item at `next` is listed as one more condition after a milestone. */
const links = (words: readonly string[], { at, length }: Item, next: number): boolean =>
  words.slice(at + length, next).some((word) => LISTED.has(word));

/** Words that introduce a condition without naming it: "unless they have a flight permit". */
const CONDITION_FILLERS = new Set(['they', 'there', 'have']);

/**
 * The requirements of a condition: its milestones and topics or, without any, its literal words ("clinical
 * validation"), which the startup must then state.
 */
function conditionsOf(
  own: readonly MarkedItem[],
  from: number,
  { normalized: words, raw }: Words,
): Requirement[] {
  if (MEETS.test(words.slice(from).join(' '))) return [];
  const asked = own.filter(({ mode }) => mode === 'condition');
  // A topic linked to a milestone ("users in the field") is no condition of its own.
  const reached = asked.filter(({ item }) => item.milestone);
  if (reached.length === 0) {
    // "Before the first hospital has paid" asks for payment, not for hospitals.
    const understood = requirementsOfCondition(raw.slice(from).join(' '), words.slice(from).join(' '));
    if (understood.length > 0) return understood;
  }
  const isWhere = ({ item }: MarkedItem) =>
    item.topic && reached.some((mark) => mark.item.at < item.at && !links(words, mark.item, item.at));
  const requirements = asked.filter((mark) => !isWhere(mark)).flatMap((mark) => requirementOf(mark) ?? []);
  if (requirements.length > 0) return requirements;
  const rest = words.slice(from).filter((word) => /^\p{L}{4,}$/u.test(word) && !CONDITION_FILLERS.has(word));
  // Words that are not adjacent form no name that a startup could state.
  const isName = words.join(' ').includes(rest.join(' '));
  return isName && rest.length > 0 && rest.length <= 3 ? [{ kind: 'said', words: rest.join(' ') }] : [];
}

/** Words that name no subject: "not before revenue", "we never come in before launch". */
const IDLE =
  /^(?:come|coming|in|go|get|getting|start|join|enter|look|talk|meet|engage|commit|write|cheques?|checks?|bet|and|please|ever|again|usually|invest\w*|fund|funding|back|before|prior|until|unless|without|to|ahead|of|vor|bevor|ohne|avant|sans|antes|sin|sem|prima|senza|voor|zonder|de|del|d|da|do|du|des|della|dei|dem|den|der|sich|uns|ein|einsteigen|steigen|entramos|entrons)$/;
const namesNothing = ({ normalized: words }: Words, from: number, condition: number | null): boolean =>
  condition !== null && words.slice(from, condition).every((word) => IDLE.test(word) || ANYTHING.has(word));

/** A negation that a verb follows. */
const NEGATED_VERB =
  /\b(?:dont|wont|cant|cannot|doesnt|wouldnt|(?:i|we|do|will|would|may|can|shall|could) (?:not|never))$/;

/** The items that a refusal names and the clauses that describe others. */
function refusalParts(marking: MarkedSentence, nth: number, words: Words, language: LanguageCode) {
  const own = marking.marked.filter((mark) => mark.refusal === nth && mark.mode === 'no');
  const covers = ({ item }: MarkedItem, at: number) => item.at <= at && at < item.at + item.length;
  const isNamed = (at: number) =>
    own.some((mark) => covers(mark, at) && mark.item.topic?.topic.kind === 'known');
  const { from = 0, condition = null } = marking.spans[nth] ?? {};
  const next = marking.spans[nth + 1]?.from ?? words.normalized.length;
  const to = next > from ? next : words.normalized.length;
  const described = condition === null ? describedBy(words, from, to, isNamed) : [];
  const isOutside = ({ item }: MarkedItem) =>
    described.every(({ at, end }) => item.at < at || item.at >= end);
  // Neither the refusing word ("exclude") nor its verb ("do not entertain") narrows a name.
  const first = NEGATED_VERB.test(words.normalized.slice(0, from).join(' ')) ? from + 1 : from;
  const isFree = (at: number, mark: MarkedItem) =>
    (at >= first || mark.item.at < from) && !marking.marked.some((other) => covers(other, at));
  const narrowed = (mark: MarkedItem): MarkedItem => {
    const { topic } = mark.item;
    if (!topic) return mark;
    const own = narrowedByContext(topic, words, language, (at) => isFree(at, mark));
    return { ...mark, item: { ...mark.item, topic: { ...topic, topic: own } } };
  };
  return { own: own.filter(isOutside).map(narrowed), described, narrowed };
}

type RefusalParts = ReturnType<typeof refusalParts>;

export function refusalsIn(
  marking: MarkedSentence,
  words: Words,
  quote: string,
  language: LanguageCode,
): Refusal[] {
  const exception = exceptionIn(words.normalized, language);
  return marking.spans.flatMap((span, nth) => {
    const isSpared = exception !== null && isBefore(marking, nth, exception);
    const spared = isSpared && isKind(exception, span.condition) ? exception : null;
    const found = refusalsOf(marking, nth, words, quote, language, spared !== null);
    return spared ? found.map((refusal) => ({ ...refusal, unless: spared })) : found;
  });
}

/** Whether everything that a refusal names stands before the exception. */
const isBefore = ({ marked, spans }: MarkedSentence, nth: number, { at }: Exception): boolean => {
  const named = marked.filter(({ refusal, mode }) => refusal === nth && mode === 'no');
  return named.length > 0
    ? named.every(({ item }) => item.at < at)
    : (spans[nth]?.from ?? at) <= at && spans[nth]?.condition !== null;
};

/** Whether an exception names a kind of startup, not a milestone that a condition reads. */
const isKind = ({ topics, words }: Exception, condition: number | null): boolean =>
  topics.length > 0 || (condition === null && words.length > 0);

function refusalsOf(
  marking: MarkedSentence,
  nth: number,
  words: Words,
  quote: string,
  language: LanguageCode,
  isSpared: boolean,
): Refusal[] {
  const { anything = false, condition = null, from = 0 } = marking.spans[nth] ?? {};
  const parts = refusalParts(marking, nth, words, language);
  const { own, described } = parts;
  const refuse = (about: readonly (readonly Topic[])[], unmet: readonly Requirement[] = []): Refusal[] =>
    about.map((topics) => ({ about: topics, unmet, ceiling: null, quote }));
  const clause = refuse(
    described.map(({ at, clause: description }) => {
      // The clause narrows the name before it: "agencies that place au pairs".
      const named = own.find(({ item }) => item.topic && item.at + item.length === at);
      return [...(named?.item.topic ? [named.item.topic.topic] : []), clauseTopic(description)];
    }),
  );
  const milestones = own.filter(({ item }) => item.milestone);
  const passed = milestones.find(({ item, denied }) => !denied && isCeiling(item.milestone));
  if (passed?.item.milestone)
    return [{ about: [], unmet: [], ceiling: passed.item.milestone.traction, quote }];

  const lacking = milestones.filter(({ item, denied }) => item.milestone?.side === 'lacking' || denied);
  const within = marking.marked.filter((mark) => mark.refusal === nth);
  const conditions = condition === null || isSpared ? [] : conditionsOf(within, condition, words);
  const unmet = [...lacking.flatMap((mark) => requirementOf(mark) ?? []), ...conditions];
  const about = subjectsOf(marking, nth, parts, words, unmet.length > 0);
  if (about.length > 0) return [...refuse(about, unmet), ...clause];
  // A conditional refusal without a known subject excludes only when it clearly means everybody.
  const refusesEverybody = anything || conditions.length === 0 || namesNothing(words, from, condition);
  // A single word ("before lunch") is no name that every startup could state.
  const stated = unmet.filter(
    (requirement) => requirement.kind !== 'said' || requirement.words.includes(' '),
  );
  if (stated.length > 0 && refusesEverybody) return refuse([[]], stated);
  // "No revenue, no meeting."
  if (milestones.length > 0 && marking.spans.length > nth + 1 && nth === 0)
    return refuse(
      [[]],
      milestones.flatMap((mark) => requirementOf(mark) ?? []),
    );
  return clause;
}

/** The topics that a refusal is about; those named before it when it refers back to them. */
function subjectsOf(
  marking: MarkedSentence,
  nth: number,
  { own, described, narrowed }: RefusalParts,
  words: Words,
  isConditional: boolean,
): Topic[][] {
  const { anything = false, refersBack = false } = marking.spans[nth] ?? {};
  const isNamed = ({ item }: MarkedItem) => described.every(({ at }) => item.at + item.length !== at);
  const named = topicGroups(own.filter(isNamed), words);
  if (named.length > 0 || !(refersBack || (isConditional && !anything))) return named;
  const first = Math.min(...own.map(({ item }) => item.at), words.normalized.length);
  const before = marking.marked.filter(({ refusal, item }) => refusal < nth && item.at < first);
  return topicGroups(before.map(narrowed), words);
}
