import type { StartupInList } from '../../api/generated/client';
import { toAmount } from '../../forms/amount';

type Texts = Pick<
  StartupInList,
  | 'idea_description'
  | 'problem_statement'
  | 'solution_statement'
  | 'target_market'
  | 'competitive_advantage'
  | 'funding_usage'
  | 'team_background'
>;

const textsOf = (startup: Texts) => [
  startup.idea_description,
  startup.problem_statement,
  startup.solution_statement,
  startup.target_market,
  startup.competitive_advantage,
  startup.funding_usage,
  startup.team_background,
];

/** The end of a sentence: a mark before a space and a word that does not go on in small letters, or a new line. */
const END = /[.!?](?=\s+(?!\p{Ll}))|\n/gu;

/** The whole sentence of the founder's texts around a quote; the quote if no text has it. */
export function sentenceOf(startup: Texts, quote: string): string {
  const text = textsOf(startup).find((candidate) => candidate?.includes(quote));
  if (!text) return quote;
  const from = text.indexOf(quote);
  const ends = [...text.matchAll(END)].map(({ index }) => index + 1);
  const start = ends.findLast((end) => end <= from) ?? 0;
  const end = ends.find((candidate) => candidate >= from + quote.length) ?? text.length;
  return text.slice(start, end).trim();
}

const FIGURE = /\$?\d(?:[\d.,' ]*\d)?(?: ?(?:k|m|million|thousand)\b)?/gi;

/** A sentence as the text before the figure, the figure, and the text after it. */
export function partsAround(sentence: string, value: number): readonly string[] {
  const figure = [...sentence.matchAll(FIGURE)].find(([digits]) => toAmount(digits, 'money') === value);
  if (!figure) return [sentence];
  const { 0: digits, index } = figure;
  return [sentence.slice(0, index), digits, sentence.slice(index + digits.length)];
}
