import pluralize from 'pluralize';

import type { Claims } from '../../claims/claims.js';
import type { OwnedQuantity, Statement } from '../../claims/statement.js';
import { payersOf } from './payers.js';

/** A sum of money with its sentence. */
export interface Sum {
  readonly statement: Statement;
  readonly quantity: OwnedQuantity;
  readonly dollars: number;
}

/** How the startup earns. */
export type EarningForm =
  /** A price for each month, week or year that a customer stays. */
  | 'term'
  /** A price for each unit of something: "per placement". */
  | 'unit'
  /** A price that is paid once. */
  | 'once'
  /** A share of a sum. */
  | 'share';

export interface Earning {
  readonly form: EarningForm;
  /** The price as shown: "$24", "79 zloty"; for a share "12%". */
  readonly price: string;
  /** The price in US dollars. For a share: the monthly sum that the share is taken from. */
  readonly dollars: number;
  /** For a term: what one customer pays in a month, in US dollars. */
  readonly monthly: number | null;
  /** For a term: "a month". */
  readonly per: string;
  /** What the price is paid for, in English: "placement". For a term only if it is not paid for each customer. */
  readonly unit: string | null;
  /** The price times a number of the founder gives the revenue. */
  readonly isConfirmed: boolean;
  /** That number, if it counts those who pay and stands in the text; null otherwise. */
  readonly payers: number | null;
  readonly statement: Statement;
}

/** The words between a price and its unit: "$120 per placement", "$5 US a pallet", "35 euros a silo". */
const UNIT_BEHIND =
  /^[\s,]*(?:us\b|usd\b|dollars\b|flat\b|all in\b|net\b)?\s*(?:\/\s?|\b(?:per|an?|(?:of |for )?(?:each|every)|for an?)\s+)(?<kind>(?:square|cubic|running|linear|new|[a-z]+ed)\s+)?(?<unit>hr|km|kg|[a-z]{3,})\b/;
/** The words between a unit and its price: "a box is $42", "bags at $17", "Seat is $45". */
const UNIT_BEFORE =
  /(?:\b(?:an?|one|each|every|per)\s+(?<one>[a-z]{3,})\s+(?:is|costs?(?: (?:the|an?) [a-z]+)?|sells? (?:for|at)|goes? for|at|for)|(?:^|[.;:]\s)\s*(?<bare>[a-z]{3,})\s+(?:is|costs? the [a-z]+)|\b(?<many>[a-z]{3,}s)\s+(?:at|for)|\b(?:per|each|every)\s+(?:[a-z]+ed )?(?<named>[a-z]{3,}):?)\s*$/;
/** "45 euros par piano", "3000 zl za kurs". */
const UNIT_ELSEWHERE =
  /^\s*(?:us\b|usd\b)?\s*(?:par|por|pro|je|al|per|za|za kazd\w*|por cada|por el|por la|kwa|perso?n)\s+(?!an\b|ano|anno|jahr|monat|mes|mois|mese|woche|semana|semaine|saison|kunde|client|maand|mwezi|bulan)[a-z]{3,}/;
/** Words of time, verbs and quantities; those who pay, in general words. */
const NO_UNIT =
  /^(?:sell|cost|pay|go|come|start|begin|time|piece|hours? of|day|week|month|year|season|quarter|term|annum|us|usd|dollars?|always|perhaps|less|it|this|that|these|those|which|what|there|price|charge|fee|pricing|subscription|deposit|business|customer|user|client|buyer|subscriber|account|company|few|lot|little|total|sale|costs|plus|minus|prices?|each|half|third|cut|look|hundred|thousand|million|plan|tier)$/;
/** Words for customers. They are the unit of a price only if the texts name other customers. */
const PAYER =
  /^(?:person|head|seat|member|firm|team|site|home|house|household|family|school|clinic|practice|shop|store|farm|learner|student|guest|bakery|restaurant|hotel|local|office)$/;
const isLast = (noun: string, unit: string): boolean => noun.toLowerCase().split(' ').at(-1) === unit;

/** Whether a noun names the one who pays, by the founder's words for customers. */
function isPayer(unit: string, claims: Claims): boolean {
  const payers = payersOf(claims);
  if (payers.isNamed) return isLast(payers.one, unit);
  const { customer } = claims;
  return customer.isOwn ? isLast(customer.singular, unit) || PAYER.test(unit) : PAYER.test(unit);
}

/** The unit that the price is paid for: "placement"; null without one, or in another language. */
export function unitOf({ statement, quantity }: Sum, claims: Claims): string | null {
  if (claims.language !== 'English') return null;
  let rest = statement.text.slice(quantity.end);
  const words: string[] = [];
  for (let found = UNIT_BEHIND.exec(rest); found && words.length < 3; found = UNIT_BEHIND.exec(rest)) {
    const { kind = '', unit = '' } = found.groups ?? {};
    words.push(/^(?:square|cubic|running|linear)/.test(kind) ? `${kind}${unit}` : unit);
    rest = rest.slice(found[0].length);
  }
  const before = UNIT_BEFORE.exec(statement.text.slice(0, quantity.start))?.groups ?? {};
  words.push(...['one', 'bare', 'many', 'named'].flatMap((group) => before[group] ?? []));
  for (const word of words) {
    const unit = word === 'hr' ? 'hour' : pluralize.singular(word);
    if (!NO_UNIT.test(unit)) return isPayer(unit, claims) ? null : unit;
  }
  return null;
}

/** Whether the price is paid for each unit of something, also in other languages. */
export const hasUnit = (sum: Sum, claims: Claims): boolean =>
  unitOf(sum, claims) !== null ||
  (claims.language !== 'English' && UNIT_ELSEWHERE.test(sum.statement.text.slice(sum.quantity.end)));
