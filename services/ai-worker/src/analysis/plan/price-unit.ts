import pluralize from 'pluralize';

import type { Claims } from '../../claims/claims.js';
import type { OwnedQuantity, Statement } from '../../claims/statement.js';

/** A sum of money with its sentence. */
export interface Sum {
  readonly statement: Statement;
  readonly quantity: OwnedQuantity;
  readonly dollars: number;
}

/** The words between a price and its unit: "$120 per placement", "$5 US a pallet". */
const UNIT_BEHIND =
  /^\s*(?:us\b|usd\b|dollars\b)?\s*(?:\/|\b(?:per|an?|(?:of |for )?(?:each|every)|for a)\b)\s*(?:[a-z]+ed |new )?(hr|[a-z]{3,})\b/;
/** The words between a unit and its price: "a box is $42", "bags at $17". */
const UNIT_BEFORE =
  /\b(?:(?:an?|one|each|every|per)\s+(?<one>[a-z]{3,})\s+(?:is|costs?|sells? (?:for|at)|goes? for|at|for)|(?<many>[a-z]{3,}s)\s+(?:at|for))\s*$/;
/** "45 euros par piano", "3000 zl za kurs". */
const UNIT_ELSEWHERE =
  /^\s*(?:us\b|usd\b)?\s*(?:par|por|pro|je|al|per|za|za kazd\w*|por cada|por el|por la)\s+(?!an\b|ano|anno|jahr|monat|mes|mois|mese|woche|semana|semaine|saison|kunde|client)[a-z]{3,}/;
const NO_UNIT =
  /^(?:sell|cost|pay|go|come|start|begin|time|piece|day|week|month|year|season|quarter|us|usd|dollars?|always|perhaps|less|business|customers?|users?|clients?|person|head|seat|member|account|company|firm|team|site|home|house|household|school|clinic|practice|shop|store|farm|few|lot|little|total|sales|costs|plus|minus|prices?|each|half|third|cut|fee|look|hundred|thousand|million)$/;

/** The unit that the price is paid for: "placement"; null without one, or in another language. */
export function unitOf({ statement, quantity }: Sum, { customer, language }: Claims): string | null {
  if (language !== 'English') return null;
  const behind = UNIT_BEHIND.exec(statement.text.slice(quantity.end))?.[1];
  const before = UNIT_BEFORE.exec(statement.text.slice(0, quantity.start))?.groups;
  const word = behind ?? before?.['one'] ?? before?.['many'];
  if (word === undefined) return null;
  const unit = word === 'hr' ? 'hour' : pluralize.singular(word);
  if (NO_UNIT.test(unit)) return null;
  return customer.isOwn && customer.singular.toLowerCase().endsWith(unit) ? null : unit;
}

/** Whether the price is paid for each unit of something, also in other languages. */
export const hasUnit = (sum: Sum, claims: Claims): boolean =>
  unitOf(sum, claims) !== null ||
  (claims.language !== 'English' && UNIT_ELSEWHERE.test(sum.statement.text.slice(sum.quantity.end)));
