import type { StartupFacts } from '@proofround/contracts';
import { sentenceClassifier } from '@proofround/text/labels/model.js';
import { detectedLanguage, type LanguageName } from '@proofround/text/languages/language.js';
import { quantitiesOf, type Quantity } from '@proofround/text/numbers/quantities.js';
import { excerpt } from '@proofround/text/words/prose.js';
import { sentencesOf } from '@proofround/text/words/sentences.js';
import { normalise, type Word, wordsOf } from '@proofround/text/words/words.js';

import {
  isAboutRival,
  isOwn,
  othersNamed,
  type Owner,
  ownerAt,
  type OwnerContext,
  ownNames,
} from './owner.js';
import { isOnlyPraise } from './praise.js';
import { isHollow, tellingWords, Told } from './repetition.js';
import { addressesScorer, apartFromAddress } from './scorer-instructions.js';

/** The free-text fields, in reading order. */
export const TEXT_FIELDS = [
  'idea_description',
  'problem_statement',
  'solution_statement',
  'target_market',
  'competitive_advantage',
  'funding_usage',
  'team_background',
] as const satisfies readonly (keyof StartupFacts)[];
export type TextField = (typeof TEXT_FIELDS)[number];

/** "kind:users", "risk:hardware", "offence:weapons"; docs/model-card.md defines each. */
export type Label = `${'kind' | 'risk' | 'offence'}:${string}`;

/** A figure, and whose it is. */
export interface OwnedQuantity extends Quantity {
  readonly owner: Owner | null;
}

/** A founder's sentence with its field, labels and figures. */
export interface Statement {
  readonly field: TextField;
  /** The sentence word for word, shortened for quoting. */
  readonly quote: string;
  /** The sentence in lower case without accents. */
  readonly text: string;
  readonly words: readonly Word[];
  /** The different words that tell something, without what may be said of anything. */
  readonly telling: readonly string[];
  readonly quantities: readonly OwnedQuantity[];
  readonly isPlanned: boolean;
  readonly isDenied: boolean;
  /** Whether all that it says is said of others: a rival, a typical customer, a market. */
  readonly isOfOthers: boolean;
  /** Praise or buzzwords with nothing to check. */
  readonly isHype: boolean;
  /** Whether the sentence has a kind, with the confidence of the kind's threshold. */
  is(kind: string): boolean;
  /** Whether the sentence is likely about a kind, without the confidence to prove anything. */
  leans(kind: string): boolean;
  /** The classifier's confidence, 0 to 1. */
  confidence(label: Label): number;
  /** Whose figure or denial stands at [start, end) of the text; null if the words do not tell. */
  ownerAt(start: number, end: number): Owner | null;
}

/** The least confidence that a sentence is planned or denied. */
const CERTAIN = 0.5;
/** The least confidence of an instruction to the scorer; startups may be about scores and points. */
const SURE_INSTRUCTION = 0.95;
/** The least confidence of further instructions, once one is certain. */
const LIKELY_INSTRUCTION = 0.3;
/** The share of a kind's threshold from which a sentence leans towards it. */
const LEANING = 0.5;
const MIN_LEANING = 0.12;
const MAX_QUOTE_LENGTH = 200;
/** The most sentences that are read; honest submissions have fewer. */
const MAX_SENTENCES = 150;

const quoted = (text: string) =>
  Array.from(text).length <= MAX_QUOTE_LENGTH
    ? text.replace(/[;,]$/, '')
    : excerpt(text, MAX_QUOTE_LENGTH - 1);

interface Read {
  readonly statement: Statement;
  readonly isAboutRival: boolean;
}

/** Labels that take a sentence's credit away. They need a language that the classifier knows. */
const DISCREDITING = ['aside', 'hype'];

/** The kinds that a sentence may have which says nothing to check; it earns nothing (SCORE-10). */
const WITHOUT_CREDIT = ['hype', 'aside', 'everyone', 'to_scorer'];

interface Reader {
  /** The startup's names. */
  readonly own: ReadonlySet<string>;
  /** Whether the classifier knows the language. */
  readonly isKnown: boolean;
}

/** @param before the sentence before in the same field. */
function statementOf(
  field: TextField,
  sentence: string,
  { own, isKnown }: Reader,
  before: Read | undefined,
): Read {
  const classifier = sentenceClassifier();
  const words = wordsOf(sentence);
  const confidences = classifier.confidences(words);
  const placeOf = (label: string) => classifier.place(label);
  const confidence = (label: string) => confidences[placeOf(label)] ?? 0;
  const isUnsure = (kind: string) => !isKnown && DISCREDITING.includes(kind);
  const reaches = (kind: string) => {
    const place = placeOf(`kind:${kind}`);
    return !isUnsure(kind) && (confidences[place] ?? 0) >= (classifier.thresholds[place] ?? 2);
  };
  const leans = (kind: string) => {
    const place = placeOf(`kind:${kind}`);
    const least = Math.max(MIN_LEANING, LEANING * (classifier.thresholds[place] ?? 2));
    return !isUnsure(kind) && (confidences[place] ?? 0) >= least;
  };
  const text = normalise(sentence);
  const context: OwnerContext = {
    text,
    own,
    names: othersNamed(words, sentence, own),
    followsRival: before?.isAboutRival ?? false,
  };
  const quantities = quantitiesOf(sentence).map((quantity) => ({
    ...quantity,
    owner: ownerAt(context, quantity.start, quantity.end),
  }));
  const end = text.replace(/[\s.!?…]+$/, '').length;
  const owners = quantities.length > 0 ? quantities.map(({ owner }) => owner) : [ownerAt(context, end, end)];
  const saysNothing =
    quantities.length === 0 && (isHollow(text) || (context.names.size === 0 && isOnlyPraise(text)));
  const isHype = saysNothing || (quantities.length === 0 && reaches('hype'));
  const statement = {
    field,
    quote: quoted(sentence),
    text,
    words,
    telling: tellingWords(words),
    quantities,
    isPlanned: confidence('kind:planned') >= CERTAIN,
    isDenied: confidence('kind:denied') >= CERTAIN,
    isOfOthers: !owners.some(isOwn),
    isHype,
    is: (kind: string) => (!saysNothing || WITHOUT_CREDIT.includes(kind)) && reaches(kind),
    leans: (kind: string) => (!isHype || WITHOUT_CREDIT.includes(kind)) && leans(kind),
    confidence,
    ownerAt: (start: number, end: number) => ownerAt(context, start, end),
  };
  return { statement, isAboutRival: isAboutRival(context) };
}

/** A founder's distinct sentences, and whether some are instructions to the scorer. */
export interface Statements {
  readonly all: readonly Statement[];
  readonly isInstructed: boolean;
  readonly language: LanguageName;
}

/** Reads all text fields. A repeated sentence counts once; instructions to the scorer are left out. */
export function readStatements(facts: StartupFacts): Statements {
  const seen = new Set<string>();
  const own = ownNames(facts.idea_title, facts.idea_description, facts.product_url);
  const language = detectedLanguage(TEXT_FIELDS.flatMap((field) => facts[field] ?? []).join(' '));
  const reader = { own, isKnown: language !== 'other' };
  const read = TEXT_FIELDS.flatMap((field) => {
    let before: Read | undefined;
    const told = new Told();
    return sentencesOf(apartFromAddress(facts[field] ?? '')).flatMap(({ text }) => {
      const key = (text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []).join(' ');
      if (seen.has(key) || seen.size >= MAX_SENTENCES) return [];
      seen.add(key);
      const said = { text: normalise(text), quantities: quantitiesOf(text) };
      if (told.repeats(said)) return [];
      told.add(said);
      before = statementOf(field, text, reader, before);
      return [before.statement];
    });
  });
  const instructs = (statement: Statement, least: number) =>
    statement.confidence('kind:to_scorer') >= least || addressesScorer(statement.text);
  const isInstructed = read.some((statement) => instructs(statement, SURE_INSTRUCTION));
  const all = isInstructed ? read.filter((statement) => !instructs(statement, LIKELY_INSTRUCTION)) : read;
  return { all, isInstructed, language };
}

/** Whether a statement describes the problem, and not the startup itself. */
export const isOfProblem = (statement: Statement) =>
  statement.field === 'problem_statement' ||
  (statement.is('problem') && !statement.is('users') && !statement.is('solution'));

/** Whether a statement describes the rivals, and not the startup itself. */
export const isOfRivals = (statement: Statement) =>
  statement.field === 'competitive_advantage' && statement.is('alternatives');
