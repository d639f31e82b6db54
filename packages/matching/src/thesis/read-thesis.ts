import { type Stage, STAGES } from '@proofround/contracts';
import type { PlaceChain } from '@proofround/text/places/places.js';
import {
  bounded,
  inPlainWords,
  languageByStopWords,
  type LanguageCode,
} from '@proofround/text/words/plain-words.js';
import { remembered } from '@proofround/text/words/remembered.js';

import { short } from '../reasons.js';
import { isNarrowed, type KnownTopic, type NamedTopic } from '../topics/topics.js';
import { boundsIn, type PlaceRule, withVerdicts } from './bounds.js';
import { type CheckSize, checkSizeIn } from './check-sizes.js';
import { cuesOf } from './cues.js';
import { demands } from './demands.js';
import { earlyRefusals } from './early-stages.js';
import { exceptionIn } from './exceptions.js';
import { itemsIn } from './items.js';
import { limitRefusals } from './limits.js';
import type { MarkedItem, Mode } from './marks.js';
import { isSaying, namedRefusals } from './named-refusals.js';
import { type Refusal, refusalsIn } from './refusals.js';
import { requiredThings } from './required-things.js';
import { sameWordsRefusals } from './same-words.js';
import { isAnywhere, isLife, scopeOf } from './scope.js';
import { tradeRefusals, withTrades } from './trade-refusals.js';
import { markItems } from './walk.js';
import { welcomedIn, withWelcomes } from './welcomed.js';
import { sentencesForMatching, spaced, wordsForMatching } from './words.js';

/** Topics; a startup must match one of them. */
export interface OnlyTopics {
  readonly topics: readonly KnownTopic[];
  readonly quote: string;
}

export interface Thesis {
  readonly stated: boolean;
  readonly wants: readonly NamedTopic[];
  readonly refusals: readonly Refusal[];
  readonly only: readonly OnlyTopics[];
  readonly places: readonly PlaceRule[];
  /** The places where they invest, without refusing others. */
  readonly prefers: readonly PlaceChain[];
  readonly checkSize: CheckSize | null;
  /** The stages of the investment rounds they name. */
  readonly rounds: readonly Stage[];
}

/**
 * The rounds that a thesis names in passing, with their stages. An answer in the chat about stages alone is read by
 * `stagesIn` (packages/text), which takes more words for stages and fewer stages for some rounds.
 */
const ROUNDS: readonly (readonly [RegExp, readonly Stage[]])[] = [
  [/\b(?:pre ?seed|idea stage|pre product)\b/, ['idea', 'mvp']],
  [/(?<!pre ?)\bseed\b|\bpre ?revenue\b/, ['mvp', 'launched']],
  [/\bseries a\b|\bpost ?revenue\b/, ['launched', 'growing']],
  [/\bseries [b-e]\b|\bgrowth (?:stage|equity)\b|\blater? stage\b|\bscale ?ups?\b/, ['growing']],
  [/\bearly stage\b/, ['idea', 'mvp', 'launched']],
];
const roundsIn = (text: string) => ROUNDS.flatMap(([round, stages]) => (round.test(text) ? stages : []));

const WANTED: ReadonlySet<Mode> = new Set(['want', 'open', 'only', 'must']);
/** A sentence with at most this many words that states the places wants no literal topics. */
const MAX_WORDS_OF_SCOPE = 8;
/** Possessives: "where our lawyers are" is no wish for lawyers. */
const OURS =
  /^(?:our|my|unsere?|mein|meine|notre|nos|mon|ma|nuestr[oa]s?|mi|noss[oa]s?|nostr[oaie]|onze|ons)$/;
const MAX_QUOTE = 220;
const MAX_TOPICS = 60;

export const readThesis = (text: string | null): Thesis => readOnce(text ?? '');
const readOnce = remembered((text) => read(bounded(spaced(text))));

function read(text: string): Thesis {
  const language = thesisLanguage(text);
  const isEnglish = language === 'en' && ONLY_ENGLISH.test(inPlainWords(text));
  const written = withVerdicts(sentencesForMatching(text));
  const sentences = written.map((sentence) => readSentence(sentence, { language, isEnglish }));
  const welcomed = written.map(welcomedIn);
  const refusals = sentences.flatMap((sentence, at) =>
    sentence.refusals.flatMap((refusal) => withWelcomes(refusal, at, welcomed)),
  );
  const refused = new Set(
    refusals.flatMap(({ about: [only, more] }) => (only && !more && !isNarrowed(only) ? [only.key] : [])),
  );
  const wanted = sentences.flatMap((sentence) => sentence.wants).filter(({ key }) => !refused.has(key));
  const wants = new Map(wanted.map((topic) => [topic.key, topic]));
  return {
    stated: inPlainWords(text).split(' ').length > 2,
    wants: [...wants.values()].slice(0, MAX_TOPICS),
    refusals,
    only: sentences.flatMap((sentence) => sentence.only),
    places: sentences
      .flatMap((sentence) => sentence.places)
      .filter(
        ({ kind }) =>
          kind === 'only' || kind === 'never' || kind === 'border' || !isAnywhere(inPlainWords(text)),
      ),
    prefers: sentences.flatMap((sentence) => sentence.prefers),
    checkSize: sentences.map(({ checkSize }) => checkSize).find((size) => size !== null) ?? null,
    rounds: STAGES.filter((stage) => sentences.some(({ rounds }) => rounds.includes(stage))),
  };
}

/** Whether refusals name what they refuse. A clause only describes it. */
const nameSubjects = (refusals: readonly Refusal[]): boolean =>
  refusals.some(({ about }) => about.every(({ kind }) => kind !== 'clause'));

/** Adds the refusals of trades and early startups, unless the sentence has a condition, and those that no condition limits. */
function withUnconditional(
  refusals: Refusal[],
  sentence: string,
  { language, isEnglish }: ThesisLanguage,
  quote: string,
): Refusal[] {
  const always = [...requiredThings(sentence, language, quote), ...limitRefusals(sentence, quote)];
  if (refusals.some(({ unmet, ceiling }) => unmet.length > 0 || ceiling !== null))
    return [...refusals, ...always];
  const trades = tradeRefusals(sentence, language, quote);
  const named = isEnglish ? namedRefusals(sentence, quote, refusals) : [];
  const read = [...withTrades([...refusals, ...named], trades), ...earlyRefusals(sentence, quote), ...always];
  return read.length > 0 ? read : sameWordsRefusals(sentence, language, quote);
}

const placesOf = (marked: readonly MarkedItem[], ...modes: Mode[]): PlaceChain[] =>
  marked.flatMap(({ item, mode }) => (item.place && modes.includes(mode) ? [item.place.place] : []));

/** What a sentence says of places: the only ones, its scope, its bounds, and those that it refuses. */
function placeRulesOf(
  marked: readonly MarkedItem[],
  scope: PlaceRule['kind'] | null,
  bounds: readonly PlaceRule[],
  quote: string,
): PlaceRule[] {
  const rule = (kind: PlaceRule['kind'], places: PlaceRule['places']): PlaceRule[] =>
    places.length > 0 ? [{ kind, places, quote }] : [];
  const only = placesOf(marked, 'only', 'must');
  const isWider = ({ places }: PlaceRule): boolean => places.length > only.length;
  const refusesTopics = marked.some(({ item, mode }) => item.topic && mode === 'no');
  return [
    ...(bounds.some(isWider) ? [] : rule('only', only)),
    ...(scope ? rule(scope, placesOf(marked, 'want')) : []),
    ...bounds.filter((bound) => bound.kind !== 'only' || isWider(bound)),
    ...(bounds.length > 0 || refusesTopics ? [] : rule('never', placesOf(marked, 'no'))),
  ];
}

function readSentence(sentence: string, spoken: ThesisLanguage) {
  const { language } = spoken;
  const words = wordsForMatching(sentence);
  const quote = short(sentence, MAX_QUOTE);
  const marking = markItems(words.normalized, itemsIn(sentence, words, language), language);
  const { marked, spans } = marking;
  const exception = exceptionIn(words.normalized, language);
  const refused = refusalsIn(marking, words, quote, language).filter((refusal) => !isSaying(refusal));
  const demanded = demands(marked, words, quote, exception);
  const bounds = boundsIn(sentence, words, quote, {
    subjects: nameSubjects(refused),
    refusedPlaces: placesOf(marked, 'no'),
    exception,
    milestones: [...refused, ...demanded].some(({ unmet, ceiling }) => unmet.length > 0 || ceiling !== null),
  });
  const wants = marked.flatMap(({ item, mode }) =>
    item.topic?.isSubject && WANTED.has(mode) && !OURS.test(words.normalized[item.at - 1] ?? '')
      ? [item.topic.topic]
      : [],
  );
  const only = marked.flatMap(({ item: { topic }, mode }) =>
    mode === 'only' && topic?.topic.kind === 'known' ? [topic.topic] : [],
  );
  const wanted = marked.flatMap(({ item, mode }) => (item.place && mode === 'want' ? [item.place] : []));
  const scope = scopeOf(words, wanted);
  return {
    wants:
      isLife(words) || (scope === 'scope' && words.normalized.length <= MAX_WORDS_OF_SCOPE)
        ? wants.filter(({ kind }) => kind === 'known')
        : wants,
    refusals: withUnconditional([...refused, ...demanded, ...bounds.refusals], sentence, spoken, quote),
    only: only.length > 0 ? [{ topics: only, quote }] : [],
    places: placeRulesOf(marked, scope, bounds.places, quote),
    prefers: placesOf(marked, 'want', 'open'),
    checkSize: checkSizeIn(words.normalized),
    rounds: spans.length > 0 ? [] : roundsIn(words.normalized.join(' ')),
  };
}

/** The language of a thesis. Languages without a vocabulary of their own count as 'en', but are not English. */
interface ThesisLanguage {
  readonly language: LanguageCode;
  readonly isEnglish: boolean;
}
const ONLY_ENGLISH =
  /\b(?:the|and|of|is|are|with|not|dont|wont|that|but|anything|nothing|my|our|it|out|than|another|bores?|hell)\b/;

const OTHER_LANGUAGES: readonly LanguageCode[] = ['de', 'fr', 'es', 'pt', 'it', 'nl'];
/** Function words that only English has. */
const ENGLISH_WORDS =
  /\b(?:the|and|of|we|our|my|is|are|with|but|not|dont|wont|only|for|from|companies|please|anything|nothing|i|im|never|without)\b/;

/**
 * The language of a thesis. A short one has hardly any function words, so its refusing words decide: "Ni
 * alcohol ni tabaco".
 */
function thesisLanguage(text: string): LanguageCode {
  const language = languageByStopWords(text);
  const words = inPlainWords(text).split(' ');
  if (language !== 'en' || ENGLISH_WORDS.test(words.join(' '))) return language;
  const counted = OTHER_LANGUAGES.map((other) => ({ other, hits: cuesIn(other, words) }));
  const best = counted.toSorted((a, b) => b.hits - a.hits)[0];
  return best && best.hits > 0 && cuesIn('en', words) < best.hits ? best.other : 'en';
}

const cuesIn = (language: LanguageCode, words: readonly string[]): number =>
  words.filter((_, at) => cuesOf(language).at(words, at) !== null).length;
