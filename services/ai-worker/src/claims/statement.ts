import type { StartupFacts } from '@proofround/contracts';
import { sentenceClassifier } from '@proofround/text/labels/model.js';
import { detectedLanguage, type LanguageName } from '@proofround/text/languages/language.js';
import { quantitiesOf, type Quantity } from '@proofround/text/numbers/quantities.js';
import { excerpt } from '@proofround/text/words/prose.js';
import { sentencesOf } from '@proofround/text/words/sentences.js';
import { normalise, type Word, wordsOf } from '@proofround/text/words/words.js';

import { tellsOfContact } from './contact.js';
import { othersNamed, ownNames } from './names.js';
import { isAboutCertainOther, isOwn, type Owner, ownerAt, type OwnerContext } from './owner.js';
import { isOnlyPraise } from './praise.js';
import { contentWords, isHollow, SaidBefore } from './repetition.js';
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
  /** The different words with content, by their stems; words that fit any text are left out. */
  readonly contentWords: readonly string[];
  readonly quantities: readonly OwnedQuantity[];
  readonly isPlanned: boolean;
  readonly isDenied: boolean;
  /** Whether the owner of all its figures, or of the whole sentence without figures, is somebody else. */
  readonly isOnlyAboutOthers: boolean;
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

interface SentenceRead {
  readonly statement: Statement;
  readonly isAboutCertainOther: boolean;
}

/** Labels that take a sentence's credit away. They need a language that the classifier knows. */
const DISCREDITING = ['aside', 'hype'];

/** A sentence without checkable content can have only these kinds. It earns nothing (SCORE-10). */
const WITHOUT_CREDIT = ['hype', 'aside', 'everyone', 'to_scorer'];

/** What the classifier says of a sentence. */
class SentenceLabels {
  private readonly classifier = sentenceClassifier();
  private readonly confidences: ReturnType<ReturnType<typeof sentenceClassifier>['confidences']>;

  constructor(
    words: readonly Word[],
    private readonly isKnownLanguage: boolean,
  ) {
    this.confidences = this.classifier.confidences(words);
  }

  confidence(label: string): number {
    return this.confidences[this.classifier.indexOf(label)] ?? 0;
  }

  private threshold(kind: string): number {
    return this.classifier.thresholds[this.classifier.indexOf(`kind:${kind}`)] ?? 2;
  }

  private exceeds(kind: string, least: number): boolean {
    const isUnsure = !this.isKnownLanguage && DISCREDITING.includes(kind);
    return !isUnsure && this.confidence(`kind:${kind}`) >= least;
  }

  /** Whether the sentence has the kind. */
  has(kind: string): boolean {
    return this.exceeds(kind, this.threshold(kind));
  }

  /** Whether the sentence is likely about the kind. */
  leansTowards(kind: string): boolean {
    return this.exceeds(kind, Math.max(MIN_LEANING, LEANING * this.threshold(kind)));
  }
}

/** Fields in which nobody tells of conversations with customers. */
const OF_NO_CUSTOMERS: ReadonlySet<TextField> = new Set(['funding_usage', 'team_background']);

/** What is the same for all sentences of a startup. */
interface StartupContext {
  /** The startup's names. */
  readonly own: ReadonlySet<string>;
  /** Whether the classifier knows the language. */
  readonly isKnownLanguage: boolean;
}

/** @param before the sentence before in the same field. */
function statementOf(
  field: TextField,
  sentence: string,
  { own, isKnownLanguage }: StartupContext,
  before: SentenceRead | undefined,
): SentenceRead {
  const words = wordsOf(sentence);
  const labels = new SentenceLabels(words, isKnownLanguage);
  const text = normalise(sentence);
  const context: OwnerContext = {
    text,
    own,
    names: othersNamed(words, sentence, own),
    followsCertainOther: before?.isAboutCertainOther ?? false,
  };
  const quantities = quantitiesOf(sentence).map((quantity) => ({
    ...quantity,
    owner: ownerAt(context, quantity.start, quantity.end),
  }));
  const end = text.replace(/[\s.!?…]+$/, '').length;
  const owners = quantities.length > 0 ? quantities.map(({ owner }) => owner) : [ownerAt(context, end, end)];
  const saysNothing =
    quantities.length === 0 && (isHollow(text) || (context.names.size === 0 && isOnlyPraise(text)));
  const isHype = saysNothing || (quantities.length === 0 && labels.has('hype'));
  const isContact = !OF_NO_CUSTOMERS.has(field) && tellsOfContact(text, quantities);
  const statement: Statement = {
    field,
    quote: quoted(sentence),
    text,
    words,
    contentWords: contentWords(words),
    quantities,
    isPlanned: labels.confidence('kind:planned') >= CERTAIN,
    isDenied: labels.confidence('kind:denied') >= CERTAIN,
    isOnlyAboutOthers: !owners.some(isOwn),
    isHype,
    is: (kind) =>
      ((!saysNothing || WITHOUT_CREDIT.includes(kind)) && labels.has(kind)) ||
      (isContact && kind === 'customer_contact'),
    leans: (kind) =>
      ((!isHype || WITHOUT_CREDIT.includes(kind)) && labels.leansTowards(kind)) ||
      (isContact && kind === 'customer_contact'),
    confidence: (label) => labels.confidence(label),
    ownerAt: (start, end) => ownerAt(context, start, end),
  };
  return { statement, isAboutCertainOther: isAboutCertainOther(context) };
}

/** A founder's distinct sentences, and whether some are instructions to the scorer. */
export interface Statements {
  readonly all: readonly Statement[];
  readonly hasInstructions: boolean;
  readonly language: LanguageName;
}

/** Reads all text fields. A repeated sentence counts once; instructions to the scorer are left out. */
export function readStatements(facts: StartupFacts): Statements {
  const seen = new Set<string>();
  const own = ownNames(facts.idea_title, facts.idea_description, facts.product_url);
  const language = detectedLanguage(TEXT_FIELDS.flatMap((field) => facts[field] ?? []).join(' '));
  const startup = { own, isKnownLanguage: language !== 'other' };
  const read = TEXT_FIELDS.flatMap((field) => {
    let before: SentenceRead | undefined;
    const saidBefore = new SaidBefore();
    return sentencesOf(apartFromAddress(facts[field] ?? '')).flatMap(({ text }) => {
      const key = (text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []).join(' ');
      if (seen.has(key) || seen.size >= MAX_SENTENCES) return [];
      seen.add(key);
      const said = { text: normalise(text), quantities: quantitiesOf(text) };
      if (saidBefore.has(said)) return [];
      saidBefore.add(said);
      before = statementOf(field, text, startup, before);
      return [before.statement];
    });
  });
  const instructs = (statement: Statement, least: number) =>
    statement.confidence('kind:to_scorer') >= least || addressesScorer(statement.text);
  const hasInstructions = read.some((statement) => instructs(statement, SURE_INSTRUCTION));
  const all = hasInstructions ? read.filter((statement) => !instructs(statement, LIKELY_INSTRUCTION)) : read;
  return { all, hasInstructions, language };
}

/** Whether a statement describes the problem, and not the startup itself. */
export const isOfProblem = (statement: Statement) =>
  statement.field === 'problem_statement' ||
  (statement.is('problem') && !statement.is('users') && !statement.is('solution'));

/** Whether a statement describes the rivals, and not the startup itself. */
export const isOfRivals = (statement: Statement) =>
  statement.field === 'competitive_advantage' && statement.is('alternatives');
