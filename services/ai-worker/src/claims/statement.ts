import type { StartupFacts } from '@proofround/contracts';

import { sentenceClassifier } from '@proofround/text/labels/model.js';
import { quantitiesOf, type Quantity } from '@proofround/text/numbers/quantities.js';
import { addressesScorer } from './scorer-instructions.js';
import { sentencesOf } from '@proofround/text/words/sentences.js';
import { normalise, wordsOf, type Word } from '@proofround/text/words/words.js';

/** The fields that founders write freely, in the order in which they are read. */
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

/** One sentence of a founder, with where it stands, what it was labelled and which figures it holds. */
export interface Statement {
  readonly field: TextField;
  /** Word for word, cut to a quotable length. */
  readonly quote: string;
  /** Without accents, in lower case. */
  readonly text: string;
  readonly words: readonly Word[];
  readonly quantities: readonly Quantity[];
  readonly isPlanned: boolean;
  readonly isDenied: boolean;
  /** Praise or buzzwords with nothing to check. */
  readonly isHype: boolean;
  /** Whether the kind reaches the confidence from which on most that carries it is right. */
  is(kind: string): boolean;
  /** Whether the kind is likely enough to say what the sentence is about, though not to prove anything. */
  leans(kind: string): boolean;
  /** 0 to 1. */
  confidence(label: Label): number;
}

/** What takes a claim away, or a sentence out of the reading, must be more likely than not. */
const CERTAIN = 0.5;
/** A startup may be about scores and points: only a sure instruction to the scorer is left out. */
const SURE_INSTRUCTION = 0.95;
/** Who has told the scorer what to do once is believed to do so again. */
const LIKELY_INSTRUCTION = 0.3;
/** Below this share of a kind's threshold a sentence does not even lean towards it. */
const LEANING = 0.5;
const LEAST_LEANING = 0.12;
const LONGEST_QUOTE = 200;
/** More sentences than this are read for nothing: no honest submission has them. */
const MOST_SENTENCES = 150;

const quoted = (text: string) => {
  const characters = Array.from(text);
  return characters.length <= LONGEST_QUOTE
    ? text.replace(/[;,]$/, '')
    : `${characters
        .slice(0, LONGEST_QUOTE - 1)
        .join('')
        .trimEnd()}…`;
};

function statementOf(field: TextField, sentence: string): Statement {
  const classifier = sentenceClassifier();
  const words = wordsOf(sentence);
  const confidences = classifier.confidences(words);
  const placeOf = (label: string) => classifier.place(label);
  const confidence = (label: string) => confidences[placeOf(label)] ?? 0;
  const reaches = (label: string) => confidence(label) >= (classifier.thresholds[placeOf(label)] ?? 2);
  const leans = (label: string) =>
    confidence(label) >= Math.max(LEAST_LEANING, LEANING * (classifier.thresholds[placeOf(label)] ?? 2));
  const quantities = quantitiesOf(sentence);
  return {
    field,
    quote: quoted(sentence),
    text: normalise(sentence),
    words,
    quantities,
    isPlanned: confidence('kind:planned') >= CERTAIN,
    isDenied: confidence('kind:denied') >= CERTAIN,
    isHype: reaches('kind:hype') && quantities.length === 0,
    is: (kind) => reaches(`kind:${kind}`),
    leans: (kind) => leans(`kind:${kind}`),
    confidence,
  };
}

/** What a founder wrote: every sentence once, and whether some told the scorer what to do. */
export interface Statements {
  readonly all: readonly Statement[];
  readonly isInstructed: boolean;
}

/**
 * Reads every text field. A sentence that stands in several places counts in the first of them;
 * sentences that address whoever scores are left out.
 */
export function readStatements(facts: StartupFacts): Statements {
  const seen = new Set<string>();
  const read = TEXT_FIELDS.flatMap((field) =>
    sentencesOf(facts[field] ?? '').flatMap(({ text }) => {
      const key = (text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []).join(' ');
      if (seen.has(key) || seen.size >= MOST_SENTENCES) return [];
      seen.add(key);
      return [statementOf(field, text)];
    }),
  );
  const instructs = (statement: Statement, least: number) =>
    statement.confidence('kind:to_scorer') >= least || addressesScorer(statement.text);
  const isInstructed = read.some((statement) => instructs(statement, SURE_INSTRUCTION));
  const all = isInstructed ? read.filter((statement) => !instructs(statement, LIKELY_INSTRUCTION)) : read;
  return { all, isInstructed };
}
