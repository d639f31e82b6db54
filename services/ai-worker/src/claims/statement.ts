import type { StartupFacts } from '@proofround/contracts';
import { sentenceClassifier } from '@proofround/text/labels/model.js';
import { quantitiesOf, type Quantity } from '@proofround/text/numbers/quantities.js';
import { excerpt } from '@proofround/text/words/prose.js';
import { sentencesOf } from '@proofround/text/words/sentences.js';
import { normalise, wordsOf, type Word } from '@proofround/text/words/words.js';
import {
  isAboutRival,
  isOwn,
  othersNamed,
  ownerAt,
  ownNames,
  type Owner,
  type OwnerContext,
} from './owner.js';

/**
 * Sentences that address the scorer. Narrow on purpose, because a startup may be about scores,
 * language models or points; the classifier finds the others.
 */
const ADDRESSES_SCORER = new RegExp(
  [
    String.raw`(?:^[^a-z]*|[.:;,!>\]]\s*|\b(?:please|now|and|to|must|should|can|may|will|simply|just) )(?:ignore|disregard|forget|override|bypass)\b.{0,40}\b(?:above|instructions?|rubric|prompt|you were told|everything before|guidelines?|(?:previous|prior|earlier) rules?)\b`,
    String.raw`\b(?:ignor\w+|desconsider\w+|vergiss|oubli\w+)\b.{0,50}\b(?:anweisung|instruc|instruz|consigne|vorherig|anterior|precedent)`,
    String.raw`(?:^[^a-z]*|[:,>\]]\s*|\bplease |\byou (?:should|must|have to|are to|will|can) )(?:now |also |just )*(?:give|award|assign|output|return|respond|rate|score|evaluate|treat|grade|set|mark)\b.{0,70}\b(?:100(?! ?%| ?[a-z]{4,})|full marks|top marks|points|maximum|highest|evidenced|overall|rating|exceptional|or more|overall_score|top score|perfect (?:score|rating|marks))\b`,
    String.raw`\b(?:must|should|deserves? to|has to) (?:receive|get|be given|count as|be rated|be scored)\b.{0,40}\b(?:score|marks|rating|evidenced|100)\b`,
    String.raw`\b(?:dear|note to|note for|attention|hey|hello) (?:the |any |all )?(?:ai|llm|language model|chatgpt|gpt|reviewer|evaluator|grader|grading|assistant|judge)\b`,
    String.raw`\b(?:if you are an ai|as an ai\b.{0,40}\byou (?:must |should |will )?(?:rate|score|give|assign|award|grade)\b|you are now an?\b|you are now in|assistant, please|as the evaluator|do not mention this|evaluation mode|new instructions:|overall_score|previous prompt was)`,
    String.raw`^[^a-z]*(?:pretend (?:that|you)|system\s*:)|<\/?system>|\[\/?inst\]|\x60\x60\x60|\b100\s*(?:/|out of)\s*100\b`,
    String.raw`\b(?:100 (?:punkte|puntos|pontos)|note maximale|puntuacion maxima|hochste punktzahl|nota maxima|punteggio massimo)\b`,
  ].join('|'),
);

/** @param text in lower case, without accents. */
export const addressesScorer = (text: string): boolean => ADDRESSES_SCORER.test(text);

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

/** @param own the startup's names. @param before the sentence before in the same field. */
function statementOf(
  field: TextField,
  sentence: string,
  own: ReadonlySet<string>,
  before: Read | undefined,
): Read {
  const classifier = sentenceClassifier();
  const words = wordsOf(sentence);
  const confidences = classifier.confidences(words);
  const placeOf = (label: string) => classifier.place(label);
  const confidence = (label: string) => confidences[placeOf(label)] ?? 0;
  const reaches = (label: string) => confidence(label) >= (classifier.thresholds[placeOf(label)] ?? 2);
  const leans = (label: string) =>
    confidence(label) >= Math.max(MIN_LEANING, LEANING * (classifier.thresholds[placeOf(label)] ?? 2));
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
  const statement = {
    field,
    quote: quoted(sentence),
    text,
    words,
    quantities,
    isPlanned: confidence('kind:planned') >= CERTAIN,
    isDenied: confidence('kind:denied') >= CERTAIN,
    isOfOthers: !owners.some(isOwn),
    isHype: reaches('kind:hype') && quantities.length === 0,
    is: (kind: string) => reaches(`kind:${kind}`),
    leans: (kind: string) => leans(`kind:${kind}`),
    confidence,
    ownerAt: (start: number, end: number) => ownerAt(context, start, end),
  };
  return { statement, isAboutRival: isAboutRival(context) };
}

/** A founder's distinct sentences, and whether some are instructions to the scorer. */
export interface Statements {
  readonly all: readonly Statement[];
  readonly isInstructed: boolean;
}

/** Reads all text fields. A repeated sentence counts once; instructions to the scorer are left out. */
export function readStatements(facts: StartupFacts): Statements {
  const seen = new Set<string>();
  const own = ownNames(facts.idea_title, facts.idea_description, facts.product_url);
  const read = TEXT_FIELDS.flatMap((field) => {
    let before: Read | undefined;
    return sentencesOf(facts[field] ?? '').flatMap(({ text }) => {
      const key = (text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []).join(' ');
      if (seen.has(key) || seen.size >= MAX_SENTENCES) return [];
      seen.add(key);
      before = statementOf(field, text, own, before);
      return [before.statement];
    });
  });
  const instructs = (statement: Statement, least: number) =>
    statement.confidence('kind:to_scorer') >= least || addressesScorer(statement.text);
  const isInstructed = read.some((statement) => instructs(statement, SURE_INSTRUCTION));
  const all = isInstructed ? read.filter((statement) => !instructs(statement, LIKELY_INSTRUCTION)) : read;
  return { all, isInstructed };
}

/** Whether a statement describes the problem, and not the startup itself. */
export const isOfProblem = (statement: Statement) =>
  statement.field === 'problem_statement' ||
  (statement.is('problem') && !statement.is('users') && !statement.is('solution'));

/** Whether a statement describes the rivals, and not the startup itself. */
export const isOfRivals = (statement: Statement) =>
  statement.field === 'competitive_advantage' && statement.is('alternatives');
