import { dollarsFor } from '@proofround/text/numbers/currencies.js';

import type { Claims } from '../../claims/claims.js';
import { clauseOf, roleOfMoney } from '../../claims/money-role.js';
import type { OwnedQuantity, TextField } from '../../claims/statement.js';
import { hasUnit, type Sum } from './price-unit.js';
import { type Term, TERMS } from './terms.js';

export const PRICE_FIELDS: readonly TextField[] = [
  'idea_description',
  'solution_statement',
  'competitive_advantage',
  'target_market',
];
/** Sentences that name the amounts of others. */
const OF_OTHERS = ['alternatives', 'market_share_guess'];
/** The same, in a field that is not about the product. */
const OUTSIDE_SOLUTION = ['problem_cost', 'funding_use'];
/** How far a product of figures may be from the revenue. */
const TOLERANCE = 0.12;
/** Whether two sums are the same, apart from rounding. */
export const isAbout = (value: number, wanted: number) => Math.abs(value - wanted) <= TOLERANCE * wanted;

/** Words for somebody in the startup. */
export const WE = /\b(?:we|i|our|wir|unser\w*|nos|nous|notre|ci|noi|bierzemy|nasza|ficamos|nosotros|yo|me)\b/;

/** The words of a sum's own clause. */
export const around = ({ statement, quantity }: Sum) => {
  const { before, behind } = clauseOf(statement, quantity);
  return `${before}${quantity.text}${behind}`;
};

/** Whether the period before a price is that of a number: "32 rentals a month at $200". */
function isOfCount({ statement, quantity }: Sum): boolean {
  const last = statement.quantities.findLast(({ end }) => end <= quantity.start);
  if (last?.kind !== 'count') return false;
  const between = statement.text.slice(last.end, quantity.start);
  return !/[,;:.()]/.test(between) && TERMS.some(([, , pattern]) => pattern.test(between));
}

/** The term of a price, from its figure or from the words around it. */
export function termOf(sum: Sum): Term | null {
  const { statement, quantity } = sum;
  const ofCount = isOfCount(sum);
  const words = ofCount ? `${quantity.text}${clauseOf(statement, quantity).behind}` : around(sum);
  return (
    TERMS.find(([own]) => !ofCount && own === quantity.period) ??
    TERMS.find(([, , pattern]) => pattern.test(words)) ??
    null
  );
}

const isInUse = ({ users, revenue, payers }: Claims): boolean =>
  users !== null || revenue !== null || payers !== null;

/** Whether a sum may be a price of today; before anybody buys, the planned price is the price. */
function mayBePrice({ statement, quantity }: Sum, claims: Claims): boolean {
  const role = roleOfMoney(statement, quantity);
  return role === null || (role === 'planned' && !isInUse(claims));
}

/** All sums in the fields that may name a price, in the order of the texts. */
export function allSumsIn(claims: Claims): Sum[] {
  return claims.statements
    .filter(({ field }) => PRICE_FIELDS.includes(field))
    .flatMap((statement) =>
      statement.quantities
        .filter(({ kind, mood, value }) => kind === 'money' && mood !== 'denied' && value > 0)
        .map((quantity) => ({
          statement,
          quantity,
          dollars: quantity.value * dollarsFor(quantity.currency),
        }))
        .filter((sum) => mayBePrice(sum, claims)),
    );
}

/** A sum in dollars, and as it is written: founders also fill the number fields in their own currency. */
export const asInFields = (sum: Sum): Sum[] =>
  sum.dollars === sum.quantity.value ? [sum] : [sum, { ...sum, dollars: sum.quantity.value }];

/** Says in the clause of a sum that the startup's customers pay it. */
const PAID_TO_US =
  /\b(?:we (?:charge|take|ask|bill|sell)|i (?:charge|take|ask|sell)|our (?:price|fee)|pays?|charge|cobramos|wir (?:nehmen|verlangen|berechnen))\b/;

/** The sums that may be prices by their words. */
export function sumsIn(sums: readonly Sum[], claims: Claims): Sum[] {
  return sums.filter((sum) => {
    const { statement, quantity } = sum;
    if (quantity.owner === 'certain other') return false;
    // Beside the rivals a price is the startup's own only if the sentence says so.
    if (statement.field === 'competitive_advantage')
      return WE.test(statement.text) && !OF_OTHERS.some((kind) => statement.is(kind));
    if (PAID_TO_US.test(around(sum))) return true;
    if (OF_OTHERS.some((kind) => statement.is(kind))) return false;
    return (
      statement.field === 'solution_statement' ||
      !OUTSIDE_SOLUTION.some((kind) => statement.is(kind)) ||
      ((!statement.is('problem_cost') || statement.is('price')) && hasUnit(sum, claims))
    );
  });
}

/** Words for a product that is paid for as long as one has it. */
const SUBSCRIBED =
  /\b(?:subscri\w+|abos?|abonn\w*|suscri\w+|assinatur\w*|members?|memberships?|plans?|tiers?|licen[cs]\w*|monthly|rents?|rented|hires?|hired|lend|lease)\b|подписк|月額|会員|订阅|会员/u;

/** The terms that a price may have: its own, the one of its sentence, or a month for what is subscribed to. */
export function termsOf(sum: Sum, claims: Claims): readonly Term[] {
  const own = termOf(sum);
  if (own) return [own];
  if (hasUnit(sum, claims) || isOfCount(sum)) return [];
  const { language } = claims;
  const ofSentence =
    language === 'other' ? [] : TERMS.filter(([, , pattern]) => pattern.test(sum.statement.text));
  if (ofSentence.length > 0) return ofSentence.length === 1 ? ofSentence : [];
  const isSubscribed = claims.statements.some(
    ({ field, text }) => PRICE_FIELDS.includes(field) && SUBSCRIBED.test(text),
  );
  return isSubscribed ? TERMS.filter(([period]) => period === 'month') : [];
}

/** The numbers of things or people in the sentence of a price and in those beside it. */
export function countsNear({ statement }: Sum, { statements }: Claims): OwnedQuantity[] {
  const at = statements.indexOf(statement);
  return statements
    .slice(Math.max(0, at - 1), at + 2)
    .filter(({ field }) => field === statement.field)
    .flatMap(({ quantities }) => quantities)
    .filter(({ kind, mood, owner }) => kind === 'count' && mood !== 'denied' && owner !== 'certain other');
}
