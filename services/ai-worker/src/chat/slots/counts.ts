import { figure } from '@proofround/contracts';
import { type Amount, findAmounts } from '@proofround/text/numbers/money.js';
import { loneNumber, VAGUE } from '@proofround/text/numbers/numbers.js';
import { wordCount } from '@proofround/text/words/prose.js';
import { fixTypos } from '@proofround/text/words/typos.js';

import { holdingFor, type LeftOut } from '../reading/facts/standing.js';
import { withPlainFigures } from './plain-figures.js';
import { givesShare, notTaken } from './readers.js';
import { type Answer, unclear, value } from './slot.js';

const WAITING =
  /\b(?:wait(?:ing)?[ -]?list(?:ed)?|pre-?orders?|letters? of intent|lois?|interested|signed up for (?:the )?(?:beta|launch))\b/i;

const SHARE_OF = /(?:%|percent|per cent)\s+of\s+(?:about |around |roughly )?$/i;

const COUNTED =
  /^\+?\s*(?:(?:paying|active|daily|monthly|weekly|registered|beta|pilot|early|happy|free|test|trial|enterprise|business|b2b|corporate|loyal|total|portfolio|real|small|different|local|independent)\s+){0,3}(?:users?|customers?|clients?|subscribers?|members?|sign-?ups?|accounts?|testers?|people|companies|businesses|clinics?|teams?|schools?|shops?|stores?|startups?|investments?|deals?|downloads?|installs?|restaurants?|hospitals?|practices|patients|students|teachers|merchants|sellers|families|households|dentists|doctors|farms?|farmers)\b/i;
const NO_USERS =
  /^\s*(?:\p{L}+\s)?(?:engineers?|developers?|devs?|founders?|co-?founders|lawyers?|employees|designers?|people (?:on|in) (?:the|our) team|of us)\b/iu;
const OTHER_UNIT = /^\s*(?:months?|years?|weeks?|days?|hours?|minutes?|am\b|pm\b)/i;

/** Precedes a sum of money, although it names no currency. */
const OF_MONEY =
  /\b(?:mak(?:e|es|ing)|earn(?:s|ing)?|bring(?:s|ing)? in|rais(?:e|ed|ing)|revenues?|mrr|arr|charg(?:e|es|ing)|pa(?:y|ys|ying|id)|spen[dt]|spending|costs?|worth)\b[^,.;\d]{0,20}$/i;

/** Words for those who use or buy, in the supported languages. */
const CUSTOMERS =
  'customers?|clients?|users?|buyers?|kund(?:en|innen)|nutzer(?:innen)?|käufer(?:innen)?|clientes?|usuari[oa]s?|compradores|utilisateurs|acheteurs|usuários|clienti|utenti|klanten|gebruikers|kopers|klient(?:ów|i|ki|ek)|użytkowników|zákazníků|zákazníci|müşteri(?:miz|ler)?|kunder|brukere|användare|asiakasta|ügyfél|clienți|клиент(?:а|ов|ы)?|пользовател(?:я|ей|и)|покупател(?:я|ей|и)|клієнт(?:а|ів|и)?|користувач(?:а|ів|і)|عميل|زبون|grahak';
/** Words for what one customer may have several of. */
const ORDERS =
  'orders?|bookings?|sales|sold|deliveries|units?|pieces|pairs?|downloads?|visits?|bestellungen|aufträge|verkäufe|stück|pedidos?|ventas|reservas?|encomendas|vendas|commandes?|ventes|livraisons|ordini|vendite|bestellingen|stuks|zamówie(?:ń|nia)|sztuk|objednáv(?:ek|ky)|sipariş|beställningar|bestillinger|ordrer|tilausta|rendelés|comenzi|заказ(?:а|ов|ы)?|продаж[иа]?|пар(?:ы|а)?|штук|замовлен(?:ь|ня)|طلب|طلبات';
const namedBy = (words: string) => ({
  after: new RegExp(String.raw`^\+?\s*(?:\p{L}+\s+){0,2}?(?:${words})(?!\p{L})`, 'iu'),
  before: new RegExp(String.raw`(?<!\p{L})(?:${words})(?:\s+\p{L}+){0,2}\s*$`, 'iu'),
});
const OF_CUSTOMERS = namedBy(CUSTOMERS);
const OF_ORDERS = namedBy(ORDERS);

/** What the words beside an amount count; null if they say neither. */
function countedThing(text: string, { start, end }: Amount): 'customers' | 'orders' | null {
  const after = text.slice(end, end + 40);
  const before = text.slice(Math.max(0, start - 40), start);
  if (OF_CUSTOMERS.after.test(after)) return 'customers';
  if (OF_ORDERS.after.test(after)) return 'orders';
  if (OF_CUSTOMERS.before.test(before)) return 'customers';
  return OF_ORDERS.before.test(before) ? 'orders' : null;
}

/**
 * The amounts that count people rather than their orders: "14 orders, which is 6 customers". A figure that
 * counts orders somewhere in the text does not count people.
 */
function countingPeople(text: string, amounts: readonly Amount[]): Amount[] {
  const things = amounts.map((amount) => countedThing(text, amount));
  const ofCustomers = amounts.filter((_, at) => things[at] === 'customers');
  if (ofCustomers.length === 1) return ofCustomers;
  const ofOrders = amounts.filter((_, at) => things[at] === 'orders').map(({ value: given }) => given);
  if (ofOrders.length === 0) return [...amounts];
  const people = amounts.filter(({ value: given }) => !ofOrders.includes(given));
  return people.length > 0 ? people : [...amounts];
}

/** Follows the count of those who really use the product: "40 of them are active". */
const STILL_USING =
  /^\s*of (?:them|those|these|which|whom)\s+(?:\p{L}+\s){0,2}(?:us(?:e|ing)|active|pay(?:ing)?)\b/iu;

/** Follows a count of things in use: "52 are being worn", "9 are in use". */
const IN_USE =
  /^\s*(?:\p{L}+\s)?(?:are|is)\s+(?:(?:being|actually|now|currently|still)\s+){1,2}\p{L}+|^\s*(?:\p{L}+\s)?(?:are |is )?in (?:daily )?use\b/iu;

/** Precedes the count that a sentence concludes: the 0 of "…, but they don't use it yet, so 0". */
const CONCLUDES =
  /(?<!\p{L})(?:so|makes?|that is|in total|donc|en tout|also|insgesamt|macht|entonces|así que|en total|então|no total|quindi|in totale|dus|totaal|czyli|razem|takže|celkem|yani|toplam|alltså|totalt)\s+(?:basically |really |about |still )?$/iu;

/** Stands between two counts that add up: "1,640 plus 15 this week". */
const ADDED = /^\s*(?:\p{L}+\s+){0,3}(?:plus|\+|and another|and then another|und noch|más|plus)\s*$/iu;

/** Whether an amount may be a number of users or companies. */
const isCount = (text: string, { currency, start, end, weak, period }: Amount): boolean => {
  const isCounted = COUNTED.test(text.slice(end));
  return (
    currency === null &&
    !SHARE_OF.test(text.slice(0, start)) &&
    !OTHER_UNIT.test(text.slice(end)) &&
    (isCounted || !OF_MONEY.test(text.slice(0, start))) &&
    (isCounted || period === null || !/\b(?:mak|earn|revenue|mrr|arr)\w*/i.test(text)) &&
    (isCounted || !weak || wordCount(text) <= 3)
  );
};

/** The number among several that answers best. */
const mainCount = (text: string, counts: readonly Amount[]): Amount | undefined =>
  counts.find(
    ({ start, end }) =>
      CONCLUDES.test(text.slice(0, start)) &&
      /^(?:\s(?:all in|in all|in total|altogether|all told))?[\s.!]*$/.test(text.slice(end)),
  ) ??
  counts.find(({ end }) => STILL_USING.test(text.slice(end))) ??
  counts.find(({ end }) => IN_USE.test(text.slice(end))) ??
  counts.find(({ end }) => COUNTED.test(text.slice(end))) ??
  counts[0];

function withoutCount(text: string, thing: string, left: LeftOut<Amount> | null): Answer {
  const lone = left === null ? loneNumber(text) : null;
  if (lone !== null && Number.isInteger(lone)) return value(lone);
  if (left?.figure.currency === null) return notTaken(text, left);
  if (VAGUE.test(text)) return unclear('A rough number such as 40 or 2,000 is enough.');
  return unclear(
    givesShare(text) ? `That is a share. I mean the number of ${thing}.` : "I didn't find a number in that.",
  );
}

/** The figures without those that a later one adds up: "260 potters plus 41 kiln owners, so 301" leaves 301. */
export function withoutSummands<Figure extends Pick<Amount, 'value' | 'currency'>>(
  figures: readonly Figure[],
): readonly Figure[] {
  const total = figures.findIndex(({ value: sum }, at) => {
    const before = figures.slice(0, at).filter(({ currency }) => currency === null);
    return before.length > 1 && before.reduce((all, { value: given }) => all + given, 0) === sum;
  });
  return total < 0 ? figures : figures.slice(total);
}

/** Reads a whole number of users, companies and so on. */
export function readCount(original: string, thing: string, own: string | null = null): Answer {
  // "2 mil" is Spanish for two thousand. It is read so even among English words, because people are counted.
  const text = withPlainFigures(fixTypos(original)).replaceAll(/(?<=\d)\s?mil(?!\p{L})/giu, ' thousand');
  const { holding, left } = holdingFor(text, findAmounts(text), 'count', own);
  const amounts = withoutSummands(holding.filter((amount) => isCount(text, amount)));
  const fitting = amounts.filter(({ end }) => !(thing === 'users' && NO_USERS.test(text.slice(end))));
  if (amounts.length > 0 && fitting.length === 0) return unclear('I mean those who use it, not the team.');
  const chosen = mainCount(text, thing === 'users' ? countingPeople(text, fitting) : fitting);
  if (!chosen) return withoutCount(text, thing, left);
  const added = fitting.find(
    ({ start, low }) =>
      chosen.low === null && low === null && start > chosen.end && ADDED.test(text.slice(chosen.end, start)),
  );
  const number = (chosen.low ?? chosen.value) + (added?.value ?? 0);
  if (number < 0) return unclear(`The number of ${thing} can't be below zero.`);
  if (!Number.isInteger(number)) return unclear(`I need a whole number of ${thing}.`);
  if (thing === 'users' && amounts.length === 1 && isWaiting(text, chosen)) {
    return value(
      0,
      `I count those who use it today, so ${figure(number)} on a waiting list is 0 users for now; tell me if some use it already.`,
    );
  }
  return chosen.low !== null && chosen.low !== chosen.value
    ? value(number, `I took the lower end, ${figure(number)}.`)
    : value(number);
}

const isWaiting = (text: string, { end }: Amount): boolean => {
  const after = text.slice(end, end + 50);
  return WAITING.test(after) || (!COUNTED.test(text.slice(end)) && WAITING.test(text));
};
