import { normalise } from '../words/words.js';
import { type Amount, findAmounts, type Period } from './money.js';

/** Whether a text states something as a fact, plans or guesses it, or denies it. */
type Mood = 'stated' | 'planned' | 'denied';

const CLAUSE = /[,;:()–—]|\s-\s|\b(?:but|although|however|whereas|pero|aber|mais|mas|ma)\b/g;

const PLANNED =
  /\b(?:will|'ll|would|could|might|should|plan(?:s|ning)? to|(?:we|i|they|who) plan|planned|planning|expect\w*|project(?:ed|ing|ions?)|forecast\w*|aim\w*|hop(?:e|es|ing)|goal|target(?:ing)?|intend\w*|want(?:s)? to|going to|gonna|next (?:year|month|quarter)|once (?!(?:a|an|per|every|each|or) )|if we|if only|eventually|soon|break(?:s|ing)?[ -]?even|(?:gets?|takes?|brings?|carries|carry) us to|potential(?:ly)?|imagine|suppose|vamos a|queremos|planeamos|esperamos|wollen|planen|werden|moechten|voulons|prevoyons|allons|esperons|queremos|pretendemos|vogliamo|prevediamo)\b/;
/** Tells of a plan, unless the clause is about the past: "we signed 40 within a week". */
const DATED = /\b(?:by (?:the end|20\d\d|year|month)|within (?:a|one|two|three|\d)|in (?:year|month) \w+)\b/;
const HAPPENED =
  /\b(?:had|got|was|were|did|made|won|sold|came|went|grew|hit|met|paid|reached|signed|joined|passed|crossed|gained|launched|opened|earned)\b/;
/** Precedes a number that is still missing: "we need 50 customers". */
const NEEDED =
  /\b(?:needs?|requires?|wants?) (?:(?:about|around|only|just|some|another|at least|roughly|more than) )*$/;
const DENIED =
  /\b(?:no|not|none|never|nobody|zero|without|n't|cannot|haven't|hasn't|don't|doesn't|didn't|isn't|aren't|wasn't|sin|ningun\w*|nadie|kein\w*|nicht|niemand|ohne|pas|aucun\w*|sans|personne|nao|nenhum\w*|sem|ninguem|non|nessun\w*|senza)\b/;
/** A negation that affirms what follows: "not only 40 clinics", "no fewer than 12". */
const NOT_DENIED =
  /\b(?:not only|not just|no (?:fewer|less) than|no problem|not to mention|nicht nur|no solo|pas seulement|nao so)\b/g;

/** The mood of the figure or phrase at [start, end), judged by the other words of its clause. */
export function moodAt(text: string, start: number, end: number): Mood {
  const before = text.slice(0, start);
  let from = 0;
  for (const match of before.matchAll(CLAUSE)) {
    // A separator between digits is part of a figure, not the end of a clause.
    if (!/\d/.test(before[match.index - 1] ?? '') || !/\d/.test(before[match.index + 1] ?? ''))
      from = match.index + match[0].length;
  }
  const rest = text.slice(end);
  const stop = rest.search(/[,;:().!?–—]|\s-\s/);
  const behind = rest.slice(0, Math.min(stop < 0 ? rest.length : stop, 60));
  const clause = `${before.slice(from)} ${behind}`.replaceAll(NOT_DENIED, ' ');
  if (DENIED.test(before.slice(from).replaceAll(NOT_DENIED, ' '))) return 'denied';
  if (PLANNED.test(clause) || NEEDED.test(before)) return 'planned';
  return DATED.test(clause) && !HAPPENED.test(clause) ? 'planned' : 'stated';
}

/** A figure in a sentence and what it counts. */
export interface Quantity {
  readonly kind: 'count' | 'money' | 'percent' | 'time';
  /** The figure; for a range, its upper end. */
  readonly value: number;
  /** Of money: 'usd', or another currency's name; null if the text names none. */
  readonly currency: string | null;
  /** The period that the sum covers: a month, a year; null if the text names none. */
  readonly period: Period | null;
  /** The figure as written: "$2,900 mrr". Like `behind` and `before`, in lower case and without accents. */
  readonly text: string;
  /** Up to four words after it: "paying customers in Lyon". */
  readonly behind: string;
  /** Up to four words before it. */
  readonly before: string;
  readonly mood: Mood;
  readonly start: number;
  readonly end: number;
}

type QuantityAlone = Omit<Quantity, 'behind' | 'before'>;

/** Names an amount as money without a currency: "3k mrr", "mrr is at 3k". */
const RECURRING = /\b(?:mrr|arr)\b/;
const RECURRING_BEFORE =
  /\b(?:mrr|arr)(?:[\s:=~]|\b(?:of|is|was|at|now|currently|around|about|over|just|hit|reached|from|to)\b)*$/;

const PERCENT =
  /(\d[\d.,]*)\s?(?:%|percent\b|per cent\b|prozent\b|procent\w*|por ciento|pour cent|por cento|per cento)/giu;
const TIME =
  /^(?:\+|-)?\s?(?:years?|yrs?|months?|weeks?|days?|hours?|hrs?|h|minutes?|mins?|seconds?|secs?|jahren?|monaten?|wochen?|tagen?|stunden?|minuten|anos?|anni|ans|annees?|mes(?:es)?|mesi|mois|semanas?|semaines?|settimane|dias?|jours?|giorni|horas?|heures?|ore|minutos?|minuti)\b/;
const YEAR = /^(?:19|20)\d\d$/;
const WORDS_KEPT = 4;
/** Only this many characters of a sentence are searched for figures. */
const MAX_CHARACTERS = 400;
/** A sentence with more figures is a table; its first figures are enough. */
const MAX_FIGURES = 16;

const firstWords = (text: string) =>
  (/^[^.;:()\n]*/.exec(text)?.[0] ?? '')
    .match(/[\p{L}\d'%-]+/gu)
    ?.slice(0, WORDS_KEPT)
    .join(' ') ?? '';
const lastWords = (text: string) =>
  (/[^.;:()\n]*$/.exec(text)?.[0] ?? '')
    .match(/[\p{L}\d'%-]+/gu)
    ?.slice(-WORDS_KEPT)
    .join(' ') ?? '';

function percentOf(raw: string): number {
  return Number(
    raw
      .replace(/[.,]$/, '')
      .replace(/,(?=\d{1,2}$)/, '.')
      .replaceAll(/,(?=\d{3})/g, ''),
  );
}

/** Cuts the words around a figure at the next figure of the same kind, because they belong to that one. */
function cutAtNeighbours(quantities: readonly QuantityAlone[], text: string): Quantity[] {
  return quantities.map((quantity, at) => {
    const isAlike = ({ kind }: QuantityAlone) => kind === quantity.kind;
    const next = quantities.slice(at + 1).find(isAlike);
    const last = quantities.slice(0, at).findLast(isAlike);
    return {
      ...quantity,
      behind: firstWords(text.slice(quantity.end, next?.start)),
      before: lastWords(text.slice(last?.end ?? 0, quantity.start)),
    };
  });
}

/** Every figure in a sentence, in order. */
export function quantitiesOf(sentence: string): Quantity[] {
  const written = sentence
    .slice(0, MAX_CHARACTERS)
    .normalize('NFC')
    .replaceAll('’', "'")
    .replaceAll(/\p{Zs}/gu, ' ');
  const text = normalise(written);
  // Accents and capitals help to read amounts: "zwölf", "12 May".
  const inText = (position: number) => normalise(written.slice(0, position)).length;
  const found: QuantityAlone[] = [];
  const add = (
    kind: Quantity['kind'],
    { value, currency, period, start, end }: Pick<Amount, 'value' | 'currency' | 'period' | 'start' | 'end'>,
  ) => {
    if (!Number.isFinite(value) || found.length >= MAX_FIGURES) return;
    found.push({
      kind,
      value,
      currency,
      period,
      text: text.slice(start, end),
      mood: moodAt(text, start, end),
      start,
      end,
    });
  };
  for (const { 0: matched, 1: digits = '', index: start } of text.matchAll(PERCENT)) {
    const share = { value: percentOf(digits), currency: null, period: null };
    add('percent', { ...share, start, end: start + matched.length });
  }
  for (const inWritten of findAmounts(written)) {
    if (found.length >= MAX_FIGURES) break;
    const amount = { ...inWritten, start: inText(inWritten.start), end: inText(inWritten.end) };
    if (amount.weak || found.some(({ start, end }) => amount.start < end && start < amount.end)) continue;
    const raw = text.slice(amount.start, amount.end).trim();
    if (amount.currency !== null) add('money', amount);
    else if (YEAR.test(raw)) continue;
    else if (TIME.test(text.slice(amount.end).trimStart())) add('time', { ...amount, period: null });
    else if (RECURRING.test(raw) || RECURRING_BEFORE.test(text.slice(0, amount.start))) add('money', amount);
    else add('count', amount);
  }
  return cutAtNeighbours(
    found.toSorted((a, b) => a.start - b.start),
    text,
  );
}
