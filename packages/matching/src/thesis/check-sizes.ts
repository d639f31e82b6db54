import { amountsIn } from './milestones.js';

/** An investor's check size for one company, in dollars. */
export interface CheckSize {
  readonly min: number | null;
  readonly max: number | null;
}

const CHECK =
  /^(?:cheques?|checks?|tickets?|ticketgrosse|invest|investing|investment|invests|put|write|writing|investieren|investissons|invertimos|investimos|investiamo|mise|montant|aporte|inversion|assegni)$/;
const UPPER = /^(?:to|max|maximum|most|under|below|bis|hochstens|maximal|jusqu|hasta|ate|fino|than)$/;
const LOWER = /^(?:from|min|minimum|least|above|over|ab|mindestens|desde|partir|moins|menos|dal|da)$/;
/** The least amount that counts as a check. */
const MIN_CHECK = 1000;
/** The most words between a word for checks and its amount. */
const REACH_IN_WORDS = 7;

/** The check size that a sentence states: "$50k to $250k", "up to 1m", "ab 100k €"; null without one. */
export function checkSizeIn(words: readonly string[]): CheckSize | null {
  const amounts = amountsIn(words).filter(({ at, value, money, length }) => {
    const near = words.slice(Math.max(0, at - REACH_IN_WORDS), at + length + REACH_IN_WORDS);
    const period = words
      .slice(at, at + length + 3)
      .some((word) => /^(?:mrr|arr|month|monthly|year|revenue|users?|customers?)$/.test(word));
    return !period && near.some((word) => CHECK.test(word)) && (money || value >= 1);
  });
  const [first, second] = amounts;
  if (!first) return null;
  if (first.low !== null && first.low >= MIN_CHECK) return { min: first.low, max: first.value };
  if (second && second.at - first.at <= 4) {
    // "50 to 200k": both are thousands.
    const min = first.value < MIN_CHECK && second.value >= MIN_CHECK ? first.value * 1000 : first.value;
    if (min >= MIN_CHECK && second.value >= min) return { min, max: second.value };
  }
  if (first.value < MIN_CHECK) return null;
  const before = words.slice(Math.max(0, first.at - 2), first.at);
  if (before.some((word) => UPPER.test(word))) return { min: null, max: first.value };
  if (before.some((word) => LOWER.test(word))) return { min: first.value, max: null };
  return null;
}
