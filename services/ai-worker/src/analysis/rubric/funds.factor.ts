import { dollars } from '@proofround/contracts';

import type { Claims } from '../../claims/claims.js';
import { isSum } from '../../claims/figures.js';
import type { OwnedQuantity, Statement } from '../../claims/statement.js';
import { type Factor, NO_FINDING } from './factor.js';
import { about, quoting, rungOf } from './rungs.js';

/** The share of the ask that a breakdown must cover. */
const COVERED = 0.75;
/** Numbers add up to the ask if they differ from it by less than this share. */
const NEARLY = 0.02;
/** More sums than this are no breakdown, and the search for a choice of them takes too long. */
const MOST_SUMS = 12;
/** Says that the money of others pays for a part. */
const OTHER_MONEY =
  /\b(?:grants?|loans?|ourselves|our own|own money|savings|match\w*|co-?fund\w*|bank|subsid\w*|revenue|customers pay|already (?:have|raised|paid)|foerder\w*|forder\w*|kredit|darlehen|subvenci\w+|subvention\w*|pret|bolsa|emprestimo|prestito|contributo|lening|dotacj\w*)\b/;

/**
 * What the uses cost together when that is more than the money that is asked for; null if it fits. A total or a part of
 * a line may stand among the sums, so that any choice of them that makes the money fits.
 */
function excessOf(
  statements: readonly Statement[],
  lines: readonly OwnedQuantity[],
  asked: number,
): number | null {
  const sums = lines.flatMap(({ value, period }) => (value < asked && period === null ? [value] : []));
  const total = sums.reduce((sum, value) => sum + value, 0);
  if (asked <= 0 || sums.length < 2 || sums.length > MOST_SUMS || total <= asked * (1 + NEARLY)) return null;
  if (statements.some(({ text }) => OTHER_MONEY.test(text))) return null;
  const reached = sums.reduce<number[]>(
    (totals, value) => [...totals, ...totals.map((sum) => sum + value)],
    [0],
  );
  return reached.some((sum) => Math.abs(sum - asked) <= asked * NEARLY) ? null : total;
}

/** Words for what the money of the round is to reach. */
const AIM =
  /\b(?:by (?:month|the end|january|february|march|april|may|june|july|august|september|october|november|december|q[1-4]|20\d\d)|(?:in|after|until|within) (?:month \d|\d+ months|a year|one year|two years)|break[- ]?even|brings? us to|(?:to|we|will) reach|(?:our |the )?(?:goal|target|aim|milestone)s?\b|lasts? (?:\d+|\w+) months)\b/;
/** Whether a sentence of the use of funds says what will be true when the money is spent, with a figure or a date. */
const namesAim = ({ field, text, isHype, quantities }: Statement): boolean =>
  field === 'funding_usage' && !isHype && AIM.test(text) && (quantities.length > 0 || text.includes('break'));

/** Whether the sums of the use of funds cover most of the money, and the sentence of what they are to reach. */
export function budgetIn(claims: Claims): {
  readonly isBroken: boolean;
  readonly aim: Statement | undefined;
  /** What the uses cost together, if no choice of them costs the money that is asked for. */
  readonly excess: number | null;
} {
  const statements = about(claims, 'funding_usage', 'funding_use');
  const asked = claims.ask?.value ?? 0;
  const lines = statements.flatMap(({ quantities }) => quantities.filter(isSum));
  const shares = statements.flatMap(({ quantities }) => quantities.filter(({ kind }) => kind === 'percent'));
  const sum = lines.reduce((total, { value }) => total + (value < asked ? value : 0), 0);
  const part = shares.reduce((total, { value }) => total + value, 0) / 100;
  // "400000 sales, 200000 product" names no currency; the numbers add up to the money that is asked for.
  const counts = claims
    .in('funding_usage')
    .flatMap(({ quantities }) => quantities.filter(({ kind, value }) => kind === 'count' && value < asked));
  const counted = counts.reduce((total, { value }) => total + value, 0);
  const addsUp = counts.length >= 2 && Math.abs(counted - asked) <= asked * NEARLY;
  return {
    excess: excessOf(statements, lines, asked),
    isBroken:
      asked > 0 &&
      (addsUp || (lines.length >= 2 && sum >= asked * COVERED) || (shares.length >= 2 && part >= COVERED)),
    aim: claims.of('milestone')[0] ?? statements.find(namesAim),
  };
}

/** How many sums or shares of the money a sentence names; what it names decides the factor. */
const sumsOf = (statement: Statement): number =>
  statement.field === 'funding_usage'
    ? 1 + statement.quantities.filter((one) => isSum(one) || one.kind === 'percent').length
    : 0;

export const funds: Factor = {
  name: 'Use of funds',
  dimension: 'product',
  share: 0.22,
  assess: (claims) => {
    const statements = about(claims, 'funding_usage', 'funding_use');
    const [first] = statements;
    const { ask } = claims;
    if (!ask) return first ? { rung: 'considered', evidence: first.quote } : NO_FINDING;
    if (!first)
      return { rung: 'considered', evidence: ask.statement?.quote ?? `Asks for ${dollars(ask.value)}` };
    const { isBroken, aim, excess } = budgetIn(claims);
    const found = rungOf(statements, { specific: () => isBroken, proof: [], strength: sumsOf });
    if (isBroken) {
      // A breakdown is specific, however few words stand around its sums.
      const rung = aim && excess === null ? 'evidenced' : 'specified';
      return quoting(rung, aim ? [...statements, aim] : statements, sumsOf);
    }
    // A short list of purposes counts as an explanation.
    const isList = statements.some(({ text }) => /,|;|\band\b|\+|&|\bund\b|\by\b|\bet\b|\be\b/.test(text));
    return found.rung === 'considered' && isList ? { ...found, rung: 'explained' } : found;
  },
};
