import type { Amount } from '@proofround/text/numbers/money.js';
import { partsOfSpeech } from '@proofround/text/words/parts-of-speech.js';

const NOUN_AFTER =
  /^\s+(?!(?:thousands?|grands?|bucks|tops|plus|this|is|was|as|less|perhaps|always|across)\b)(?<noun>[a-z]{3,}s)\b/;
/** After a figure with a scale such nouns are still about money: "4k sales a month", "250k grants". */
const OF_MONEY = /^(?:sales|revenues|earnings|takings|grants|savings|dollars|credits)$/;
/** "two sales people" */
const PEOPLE_AFTER =
  /^\s+sales\s*(?:people|persons?|staff|hires?|reps?|teams?|men|women|managers?|agents?)\b/i;
/** "maybe six of them", "six times", "six in two years" */
const COUNT_AFTER = /^\s*,?\s*(?:of (?:them|those|these)|times?|(?:in|over) \p{L}+ (?:months?|years?))\b/iu;
/** From this figure on, a bare number beside a time may be a sum: "900 in two months". */
const SMALL = 100;

/** Whether a noun stands after a figure with a scale: "five hundred boxes", but not "500k lasts a year". */
function isNounAfter(text: string, { start, end }: Amount, noun: string): boolean {
  if (OF_MONEY.test(noun)) return false;
  return partsOfSpeech(text.slice(start, end + 40)).some(
    ({ text: word, pos }) => word.toLowerCase() === noun && pos === 'NOUN',
  );
}

/** Whether a bare figure is a number of things or times: "80 goats", "two sales people", "six of them". */
export function countsThings(text: string, amount: Amount): boolean {
  if (amount.currency !== null) return false;
  const after = text.slice(amount.end);
  if (PEOPLE_AFTER.test(after) || (amount.value < SMALL && COUNT_AFTER.test(after))) return true;
  const noun = NOUN_AFTER.exec(after)?.groups?.['noun'];
  return noun !== undefined && (!amount.scaled || isNounAfter(text, amount, noun));
}

/** What follows a sum, while a noun follows a number of things: "and together 24,000." */
const SUM_ENDS =
  /^\s*(?:$|[.,;:!?)]|(?:a|an|per|each|every|in|for|from|to|and|or|so|but|if|when|together|altogether|total|more|less|now|last|this|monthly|yearly|is|was|would)(?!\p{L}))/iu;
/** A smaller bare figure beside a sum may count anything. */
const LEAST_SUM = 100;

/**
 * The amounts with the currency of the sum before them in the same sentence: "18,000 lira, so together
 * 36,000" names lira twice (CHAT-24).
 */
export function inOneCurrency(text: string, amounts: readonly Amount[]): Amount[] {
  let last: Amount | null = null;
  return amounts.map((amount) => {
    if (last !== null && /[.!?;\n]\s/.test(text.slice(last.end, amount.start))) last = null;
    const isSum = !amount.weak && amount.value >= LEAST_SUM && SUM_ENDS.test(text.slice(amount.end));
    const named: Amount =
      amount.currency === null && isSum && last !== null ? { ...amount, currency: last.currency } : amount;
    if (named.currency !== null) last = named.currency === 'usd' ? null : named;
    return named;
  });
}

/** The dollars among amounts in several currencies: "Rs 3,50,000, that is 4,200 dollars". */
export function inDollars(
  amounts: readonly Amount[],
  isSum: (amount: Amount) => boolean = () => true,
): readonly Amount[] {
  const dollar = amounts.filter((amount) => amount.currency === 'usd' && isSum(amount));
  const isForeign = amounts.some(({ currency }) => currency !== null && currency !== 'usd');
  return isForeign && dollar.length > 0 ? dollar : amounts;
}
