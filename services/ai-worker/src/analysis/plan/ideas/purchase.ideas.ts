import { dollarsFor } from '@proofround/text/numbers/currencies.js';

import { isSum } from '../../../claims/figures.js';
import type { OwnedQuantity, Statement } from '../../../claims/statement.js';
import { budgetIn } from '../../rubric/funds.factor.js';
import type { Brief } from '../brief.js';
import { isFirm } from '../buyers.js';
import { priceOf } from '../earning.js';
import { count, wholeDollars } from '../figures.js';
import { ALL, type Idea } from '../idea.js';
import type { Purchase } from '../purchases.js';

const MAX_ITEMS = 3;
/** The room for a list in a title, with two quotation marks and a comma for each thing. */
const MAX_LIST = 67;
const MARKS = 4;
/** A sum below this part of the round is probably in another currency or of another kind. */
const LEAST_PART = 0.04;
/** A rest above this part of the round is worth a question. */
const LEAST_REST = 0.1;
const ALL_OF_IT = 100;
const MAX_SHOWN = 40;
/** The lowest price, in dollars, whose sales a task compares with the cost of a purchase. */
const LEAST_PRICE = 5;

const quoted = ({ words }: Purchase) => `“${words}”`;

/** The purchases that fit into a title. */
function fitting(purchases: readonly Purchase[]): readonly Purchase[] {
  const few = purchases.slice(0, MAX_ITEMS);
  const fits = (number: number) =>
    few
      .slice(0, number)
      .map(({ words }) => words)
      .join('').length +
      MARKS * number -
      2 <=
    MAX_LIST;
  return few.filter((_, at) => fits(at + 1));
}

/** What pays for the dearest thing, by how the startup earns. */
function payingFor({ earning, payers: { many }, revenue }: Brief): string {
  // Of a price for each sale, the startup often keeps only a part.
  const isEach = earning?.form === 'term' && earning.unit === null;
  if (isEach && earning.dollars >= LEAST_PRICE)
    return `, and how many ${many} at ${priceOf(earning)} pay for it in a year`;
  return revenue > 0
    ? `, and in how many months today’s ${wholeDollars(revenue)} a month would pay for it`
    : '';
}

/** All sums that the use of funds names, in US dollars. */
const sumsNamedIn = ({ claims, ask }: Brief): number =>
  claims
    .in('funding_usage')
    .flatMap(({ quantities }) => quantities)
    .filter(({ kind, value }) => kind === 'money' && value < ask)
    .reduce((total, { value, currency }) => total + value * dollarsFor(currency), 0);

/** The sentence of the use of funds behind the purchases. */
const useOf = ({ claims }: Brief): Statement | undefined => claims.in('funding_usage')[0];

/** Words that name no thing of which there can be more. */
const NO_THING =
  /^(?:more|with|other|another|each|every|people|person|staff|sales\w*|years?|months?|weeks?|days?|hours?|customers?|users?|cities|towns?|markets?|countries|languages?|states|regions|counties|provinces|districts|percent|pilots?|founders?|friends?|additional|further|same|that|this|from|over|paid|free)$/;
/** Endings of people, and things with such an ending. */
const WHO = /(?:ers|ors|ists|ees|ians|nurses|cooks|agents|assistants|hosts)$/;
const NOT_WHO =
  /(?:linders|railers|tainers|eezers|yers|riers|boilers|printers|scooters|sensors|meters|coolers|towers|tractors|motors|computers|reactors|fermenters|chargers|lockers|drawers|trees|heaters|filters)$/;
const isThing = (word: string) => !NO_THING.test(word) && (!WHO.test(word) || NOT_WHO.test(word));
/** Words of a founder who tells what there is today. */
const OF_OURS =
  /\b(?:we|our|i|my|installed|in the field|today|now|so far|since)\b|^(?:\d+|one|two|three|four|five|six)\b/;
/** A number of things in one of something else. */
const IN_ONE = /\b(?:per|each|every|a box|a set|a kit|with)\b/;
const MIN_WORD = 4;
/** Endings of a plural. */
const ENDING = /(?:en|es|os|as|s|n|e|i|a)$/;

const nounsBehind = ({ behind }: OwnedQuantity): string[] =>
  behind
    .split(' ')
    .slice(0, MAX_ITEMS)
    .filter((word) => word.length >= MIN_WORD && /^\p{L}+$/u.test(word) && isThing(word));
const stemOf = (word: string) => word.replace(ENDING, '');

/** A larger multiple of today's things counts something else: the boxes of one order. */
const MOST_TIMES = 30;
/** Whether a noun names those who buy and no thing of the startup. */
const isBuyer = (noun: string, { payers, prospects, who }: Brief) =>
  isFirm(noun) ||
  [payers.many, prospects, who].some((many) => stemOf(many.split(' ').at(-1) ?? '') === stemOf(noun));

/** Things of which the founder has some and buys more: 310 cylinders today, 600 with the money. */
function moreOf(brief: Brief): { readonly noun: string; readonly now: number; readonly more: number } | null {
  const { claims } = brief;
  const own = claims.statements
    .filter(
      ({ field, text, isPlanned }) =>
        (field === 'idea_description' || field === 'solution_statement') &&
        !isPlanned &&
        OF_OURS.test(text) &&
        !IN_ONE.test(text),
    )
    .flatMap(({ quantities }) => quantities)
    .filter(
      ({ kind, mood, value, owner }) =>
        kind === 'count' && mood === 'stated' && value >= 1 && owner !== 'certain other',
    );
  for (const { quantities } of claims.in('funding_usage'))
    for (const bought of quantities) {
      if (bought.kind !== 'count' || bought.value < 2) continue;
      for (const noun of nounsBehind(bought)) {
        const stem = stemOf(noun);
        const now = own.find(
          (one) => one.value !== bought.value && nounsBehind(one).some((word) => stemOf(word) === stem),
        );
        if (
          now &&
          stem.length >= MIN_WORD - 1 &&
          !isBuyer(noun, brief) &&
          bought.value <= now.value * MOST_TIMES
        )
          return { noun, now: now.value, more: bought.value };
      }
    }
  return null;
}

/** Tasks about what the money of the round buys. */
export const purchases: readonly Idea[] = [
  {
    id: 'purchase.more-of-it',
    factor: 'Use of funds',
    rungs: ALL,
    horizon: 30,
    origin: 'own',
    needs: ['open', 'ask', 'English'],
    write: (brief) => {
      const found = moreOf(brief);
      const use = useOf(brief);
      if (!found || !use) return null;
      const { noun, now, more } = found;
      const { revenue, ask } = brief;
      const each = revenue / now;
      const sum =
        revenue > 0 && each >= LEAST_PRICE
          ? `Today one of them brings about ${wholeDollars(each)} a month, so ${count(more)} more would have to bring ${wholeDollars(each * more)}; you ask for ${wholeDollars(ask)}.`
          : `You ask for ${wholeDollars(ask)}.`;
      return {
        title: `Show who would use ${count(more)} ${noun}, beside the ${count(now)} of today`,
        description: `${sum} Bring back the names of those who wait for one, how many of the ${count(now)} are idle in a weak week, and the number at which the money is back.`,
        shown: brief.quote(use),
      };
    },
  },
  {
    id: 'purchase.rest',
    factor: 'Use of funds',
    rungs: ALL,
    horizon: 7,
    origin: 'own',
    needs: ['open', 'ask'],
    write: (brief) => {
      const { purchases: all, ask, claims } = brief;
      if (budgetIn(claims).isBroken) return null;
      const priced = all.filter(({ dollars }) => dollars !== null && dollars < ask);
      // Sums that stand in no single purchase count, too.
      const spent = Math.max(
        priced.reduce((total, { dollars }) => total + (dollars ?? 0), 0),
        sumsNamedIn(brief),
      );
      const rest = ask - spent;
      const [first] = priced.toSorted((a, b) => (b.dollars ?? 0) - (a.dollars ?? 0));
      if (!first || spent < LEAST_PART * ask || rest < LEAST_REST * ask || first.words.length > MAX_SHOWN)
        return null;
      const open = fitting(all.filter(({ dollars, percent }) => dollars === null && percent === null));
      const others = open.length > 0 ? ` Take a quote or a wage for ${open.map(quoted).join(', ')}.` : '';
      return {
        title: `Say what the other ${wholeDollars(rest)} buys, beside ${quoted(first)}`,
        description: `You ask for ${wholeDollars(ask)} and name sums for ${wholeDollars(spent)}.${others} Bring back each line with its sum and its month, and the line that you would strike out if only half the money came.`,
      };
    },
  },
  {
    id: 'purchase.part',
    factor: 'Use of funds',
    rungs: ALL,
    horizon: 30,
    origin: 'own',
    needs: ['open', 'ask'],
    write: (brief) => {
      const { purchases: all, ask, revenue } = brief;
      const parts = all.filter(({ percent }) => percent !== null && percent > 0 && percent < ALL_OF_IT);
      const [largest] = parts.toSorted((a, b) => (b.percent ?? 0) - (a.percent ?? 0));
      if (!largest || largest.words.length > MAX_SHOWN) return null;
      const sum = (ask * (largest.percent ?? 0)) / ALL_OF_IT;
      const now = revenue > 0 ? ` Today ${wholeDollars(revenue)} comes in a month.` : '';
      return {
        title: `Say what ${wholeDollars(sum)} for ${quoted(largest)} must bring, and by when`,
        description: `That is the largest part of the ${wholeDollars(ask)}.${now} Spend a hundredth of it in the next four weeks from what you have. Bring back what that brought in customers or in orders, what the whole sum would bring at the same rate, and the figure at which you would stop.`,
      };
    },
  },
  {
    id: 'funds.break-down',
    factor: 'Use of funds',
    rungs: ['absent', 'considered', 'explained', 'specified'],
    horizon: 7,
    origin: 'own',
    needs: ['ask'],
    write: (brief) => {
      const { claims, purchases: all, ask, revenue } = brief;
      if (all.some(({ dollars, percent }) => dollars !== null || percent !== null)) return null;
      if (budgetIn(claims).isBroken) return null;
      // A sum may stand in a sentence that lists no purchase.
      if (claims.in('funding_usage').some(({ quantities }) => quantities.some(isSum))) return null;
      const items = fitting(all);
      const [only] = items;
      if (only === undefined) return null;
      if (items.length > 1)
        return {
          title: `Put a sum beside each: ${items.map(quoted).join(', ')}`,
          description: `You ask for ${wholeDollars(ask)} and give no sum for them. Take a quote or a wage for each, with the month in which it is paid, and decide which one you would buy if only half came. Bring back the dearest of them${payingFor(brief)}.`,
        };
      if (only.isPerson)
        return {
          title: `Ask three for the wage at which they would start: ${quoted(only)}`,
          description: `You ask for ${wholeDollars(ask)}${revenue > 0 ? ` and take in ${wholeDollars(revenue)} a month` : ''}. Show each of the three what the first three months would bring. Bring back the three wages, the earliest start, and the months that the money lasts with them.`,
        };
      if (!only.isThing) return null;
      return {
        title: `Bring two written offers for this: ${quoted(only)}`,
        description: `You ask for ${wholeDollars(ask)} and write no price beside it. Bring back both prices, the weeks until it works, what you can do with it in a month that you cannot do today, and what the rest of the money is for.`,
      };
    },
  },
];
