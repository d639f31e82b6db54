import { dollarsFor } from '@proofround/text/numbers/currencies.js';

import type { OwnedQuantity, Statement } from '../../../claims/statement.js';
import type { Brief } from '../brief.js';
import { priceOf } from '../earning.js';
import { count } from '../figures.js';
import { BELOW_PROOF, type Idea, PROVEN } from '../idea.js';
import { namesLoss } from '../needs.js';

const ALL = [...BELOW_PROOF, ...PROVEN] as const;
/** The loss is at least this many times the price. */
const FEWEST_PRICES = 2;

/** The amount of money that is lost by the problem. */
function lossIn({
  claims,
}: Brief): { readonly statement: Statement; readonly quantity: OwnedQuantity } | null {
  for (const statement of claims.in('problem_statement').filter(namesLoss))
    for (const quantity of statement.quantities)
      if (quantity.kind === 'money' && quantity.mood === 'stated' && quantity.value > 0)
        return { statement, quantity };
  return null;
}

/** A loss that happens on a day; a price or a wage is paid all the time. */
const EVENT = /\b(?:los(?:e|es|t|ing)|miss(?:es|ed)?|fail(?:s|ed)?|cancel(?:s|led)?|costs?|fine[sd]?)\b/;

/** How many times the price one loss is; 0 if the texts do not tell. */
function timesOf(brief: Brief): number {
  const loss = lossIn(brief);
  const { earning } = brief;
  if (!loss || !earning || earning.form === 'share') return 0;
  if (earning.form === 'term' && earning.unit !== null) return 0;
  return (loss.quantity.value * dollarsFor(loss.quantity.currency)) / earning.dollars;
}

/** The problem's loss beside the price. They come before a check of the loss alone. */
export const compared: readonly Idea[] = [
  {
    id: 'fact.price-against-loss',
    factor: 'Problem',
    rungs: ALL,
    horizon: 30,
    origin: 'own',
    needs: ['open', 'English'],
    write: (brief) => {
      const { earning, payers, quote } = brief;
      const loss = lossIn(brief);
      const times = timesOf(brief);
      if (
        !earning ||
        !loss ||
        !EVENT.test(loss.statement.text) ||
        (loss.quantity.period !== null && loss.quantity.period !== 'day') ||
        times < FEWEST_PRICES
      )
        return null;
      return {
        title: `Count how often one ${payers.one} had this loss last year, against your ${priceOf(earning)}`,
        description: `One such loss is ${count(times)} times what you charge. Ask three for the dates and the bills. Bring back how often it happened to each, what it cost, and how many of the cases you would have prevented.`,
        shown: quote(loss.statement),
      };
    },
  },
  {
    id: 'fact.customer-payback',
    factor: 'Problem',
    rungs: ALL,
    horizon: 30,
    origin: 'own',
    needs: ['open', 'English'],
    write: (brief) => {
      const { earning, payers, quote, isInUse } = brief;
      const loss = lossIn(brief);
      const times = timesOf(brief);
      if (earning?.per !== '' || loss?.quantity.period !== 'year') return null;
      if (times <= 0 || times >= FEWEST_PRICES) return null;
      const years = Math.round(10 / times) / 10;
      return {
        title: `Show one ${payers.one} that has its ${earning.price} back`,
        description: `By your figures it takes about ${years} years, if the whole loss ends. ${isInUse ? 'Take the first one that bought, and its books' : 'Take one that would let you see its books'}. Bring back what it paid before, what it pays now with upkeep, and the month in which the sum is even.`,
        shown: quote(loss.statement),
      };
    },
  },
];
