import { dollarsFor } from '@proofround/text/numbers/currencies.js';
import { type Amount, findAmounts } from '@proofround/text/numbers/money.js';
import { inPlainWords } from '@proofround/text/words/plain-words.js';

import {
  ENTERS,
  IS_LAUNCHED,
  IS_LICENSED,
  IS_PAID,
  IS_USED,
  MEETS,
  ONLY_ONCE,
  ONLY_ONCE_BEHIND,
  STARTS_OVER,
  UNTIL,
  UNTIL_BEHIND,
} from './condition-words.js';
import type { Requirement } from './milestones.js';
import { CUSTOMERS, EARNS, NOTHING, REVERSES, YEARLY } from './verdicts.js';

/** A sum without a period from this on is one of a year. */
const YEARLY_FROM = 100_000;
/** The words after a figure that say what is counted. */
const WORDS_BEHIND = 4;

/** The milestone that a figure bounds: "ten customers", "5,000 euros of revenue a month". */
export function requirementOfAmount(
  { value, currency, period }: Amount,
  { before, after, text }: { before: string; after: string; text: string },
): Requirement | null {
  const near = after.split(' ').slice(0, WORDS_BEHIND).join(' ');
  if (currency === null && (CUSTOMERS.test(near) || IS_USED.test(near)))
    return { kind: 'users', least: value };
  // "$10m ARR" is one amount with its period.
  const isSumOfTime = currency !== null && period !== null;
  if (!isSumOfTime && !EARNS.test(`${before} ${after}`)) return null;
  const dollars = value * dollarsFor(currency);
  const isMonthly =
    period === 'month' || /(?:^| )(?:monat|month|mes|mois|maand|miesi|месяц|ay)\p{L}*/u.test(text);
  const isYearly = period === 'year' || YEARLY.test(text) || (!isMonthly && dollars >= YEARLY_FROM);
  return { kind: 'revenue', least: Math.max(1, Math.round(isYearly ? dollars / 12 : dollars)) };
}

/**
 * The milestones that a condition names, in any supported language: "the first hospital has paid", "zehn Kunden
 * zahlen". The list is empty if the condition is not understood; such a condition excludes nobody.
 * @param clause the clause with the condition as written, in which figures keep their marks.
 * @param text the condition in plain words.
 */
export function requirementsOfCondition(clause: string, text: string): Requirement[] {
  const amounts = findAmounts(clause).flatMap((amount) => {
    const around = {
      before: inPlainWords(clause.slice(0, amount.start)),
      after: inPlainWords(clause.slice(amount.end)),
      text,
    };
    return amount.value > 1 ? (requirementOfAmount(amount, around) ?? []) : [];
  });
  if (amounts.length > 0) return amounts;
  if (MEETS.test(text)) return [];
  if (IS_LICENSED.test(text)) return [{ kind: 'licence' }];
  if (IS_PAID.test(text)) return [{ kind: 'revenue', least: 1 }];
  if (IS_USED.test(text)) return [{ kind: 'users', least: 1 }];
  return IS_LAUNCHED.test(text) ? [{ kind: 'stage', least: 'launched' }] : [];
}

/** A sentence's condition for entering, and the words outside it. */
export interface Condition {
  readonly requirements: readonly Requirement[];
  readonly outside: string;
}

/** The clauses of a sentence, with the marks that divide them. */
const clausesWithMarks = (sentence: string): string[] => sentence.split(/(?<=[,:()、])/u);

/**
 * The condition on which an investor enters: "on n'entre pas avant la première vente", "erst wenn zehn
 * Kunden zahlen, kommen wir". Null if the sentence is not about entering or its condition is not understood.
 * @param isRefused whether the sentence turns somebody away.
 */
export function conditionIn(sentence: string, isRefused: boolean): Condition | null {
  const text = inPlainWords(sentence);
  const denies = isRefused || NOTHING.test(text);
  if (!isRefused && !ENTERS.test(text)) return null;
  const clauses = clausesWithMarks(sentence);
  for (const [index, clause] of clauses.entries()) {
    const found = conditionOf(inPlainWords(clause), denies);
    if (found === null) continue;
    const requirements = requirementsOfCondition(clause, found.condition);
    const others = clauses.filter((_, at) => at !== index).map(inPlainWords);
    if (requirements.length > 0) return { requirements, outside: [found.before, ...others].join(' ') };
  }
  return null;
}

/** The words of a clause's condition and those before it. */
function conditionOf(text: string, denies: boolean): { condition: string; before: string } | null {
  const behind = (denies ? UNTIL_BEHIND.exec(text) : null) ?? ONLY_ONCE_BEHIND.exec(text);
  if (behind) return { condition: text.slice(0, behind.index + behind[0].length), before: '' };
  const start =
    (denies ? UNTIL.exec(text) : null) ?? ONLY_ONCE.exec(text) ?? (denies ? REVERSES.exec(text) : null);
  if (!start) return null;
  const rest = text.slice(start.index + start[0].length);
  const end = STARTS_OVER.exec(rest)?.index ?? rest.length;
  return { condition: rest.slice(0, end), before: text.slice(0, start.index) + rest.slice(end) };
}
