import type { Stage } from '@proofround/contracts';

import { short } from '../reasons.js';
import { remembered } from '@proofround/text/words/remembered.js';
import { bounded, languageOf, plain, type Language } from '@proofround/text/words/plain-words.js';
import type { Topic } from '../topics.js';
import { chequeIn, type Cheque } from './cheques.js';
import { demands } from './demands.js';
import { itemsIn, type Mark } from './items.js';
import { refusals, type Gate } from './refusals.js';
import { isAnywhere, isLife, scopeOf } from './scope.js';
import { Walk } from './walk.js';
import { sentencesOf, wordsOf } from './words.js';

/** The only topics that are looked at, any one of them. */
export interface OnlyTopics {
  readonly topics: readonly Topic[];
  readonly quote: string;
}
export interface PlaceRule {
  /**
   * 'scope': where they say that they invest; 'named': places beside which nothing else is said.
   * Either leaves others outside only where their own choice agrees.
   */
  readonly kind: 'only' | 'never' | 'scope' | 'named';
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

const WANTED: ReadonlySet<Mark['mode']> = new Set(['want', 'open', 'only', 'must']);
/** A sentence as short as this that says where they invest says nothing else. */
const BARE = 8;
/** "Where our lawyers are" is no wish for lawyers. */
const OURS =
  /^(?:our|my|unsere?|mein|meine|notre|nos|mon|ma|nuestr[oa]s?|mi|noss[oa]s?|nostr[oaie]|onze|ons)$/;
const QUOTED = 220;
const MOST_TOPICS = 60;

/** Reads what an investor writes; the same text is read once. */
export const readThesis = (text: string | null): Thesis => readOnce(text ?? '');
const readOnce = remembered((text) => read(bounded(text)));

function read(text: string): Thesis {
  const language = languageOf(text);
  const sentences = sentencesOf(text).map((sentence) => readSentence(sentence, language));
  const gates = sentences.flatMap((one) => one.gates);
  const refused = new Set(
    gates.flatMap(({ about: [only, more] }) => (only && !more && !only.narrowed ? [only.key] : [])),
  );
  const wanted = sentences.flatMap((one) => one.wants).filter(({ key }) => !refused.has(key));
  const wants = new Map(wanted.map((topic) => [topic.key, topic]));
  return {
    stated: plain(text).split(' ').length > 2,
    wants: [...wants.values()].slice(0, MOST_TOPICS),
    gates,
    only: sentences.flatMap((one) => one.only),
    places: sentences
      .flatMap((one) => one.places)
      .filter(({ kind }) => kind === 'only' || kind === 'never' || !isAnywhere(plain(text))),
    prefers: sentences.flatMap((one) => one.prefers),
    cheque: sentences.map((one) => one.cheque).find((cheque) => cheque !== null) ?? null,
    rounds: STAGE_ORDER.filter((stage) => sentences.some(({ rounds }) => rounds.includes(stage))),
  };
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
  const wants = marked.flatMap(({ item, mode }) =>
    item.topic?.isSubject && WANTED.has(mode) && !OURS.test(words.plain[item.at - 1] ?? '')
      ? [item.topic.topic]
      : [],
  );
  const only = topicsIn('only').filter(({ literal }) => literal === null);
  const wanted = marked.flatMap(({ item, mode }) => (item.place && mode === 'want' ? [item.place] : []));
  const scope = scopeOf(words, wanted);
  const rules = (kind: PlaceRule['kind'], places: PlaceRule['places']): PlaceRule[] =>
    places.length > 0 ? [{ kind, places, quote }] : [];
  return {
    wants:
      isLife(words) || (scope === 'scope' && words.plain.length <= BARE)
        ? wants.filter(({ literal }) => literal === null)
        : wants,
    gates: [...refusals(walk, words, quote, language), ...demands(marked, words, quote)],
    only: only.length > 0 ? [{ topics: only, quote }] : [],
    places: [
      ...rules('only', placesOf('only', 'must')),
      ...(scope
        ? rules(
            scope,
            wanted.map(({ place }) => place),
          )
        : []),
      ...rules('never', marked.some(({ item, mode }) => item.topic && mode === 'no') ? [] : placesOf('no')),
    ],
    prefers: placesOf('want', 'open'),
    cheque: chequeIn(words.plain),
    rounds: walk.runs.length > 0 ? [] : roundsIn(words.plain.join(' ')),
  };
}
