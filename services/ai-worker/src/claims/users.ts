import pluralize from 'pluralize';

import { type Figure, type FoundFigure, isStated } from './figure.js';
import { latestOf, nearestTo } from './latest.js';
import { isOwn } from './owner.js';
import type { OwnedQuantity, Statement } from './statement.js';

const CUSTOMERS =
  /^(?:\+\s?)?(?:(?:paying|paid|active|happy|current|regular|registered|loyal|monthly|weekly|daily|business|corporate|enterprise|b2b|zahlende|aktive|clientes? activos|actifs)\s+)*(?:users?|customers?|clients?|subscribers?|usuari[oa]s?|clientes?|nutzer\w*|kund\w+|utilisateurs?|abonnes?|utenti|clienti)\b/;
/** Precedes a count of users, whatever their name. */
const SERVES =
  /\b(?:serve[sd]?|serving|used by|used daily by|bedienen|atendemos|servimos|servons)(?: (?:already|now|about|over|around|some|more|than|currently|today))*$/;
/** Ends the clause before a count: "in the four areas we serve, 3,960 people were referred". */
const CLAUSE_END = /[,;:]\s*$/;
/** Precedes a count with its name: "Customers: 27", "user count 312". */
const CALLED =
  /(?<!\b(?:potential|target|possible|future|expected|their|new|lost) )\b(?:(?:users?|customers?|clients?|subscribers?)(?:\s*[:=–-]| (?:went|grew|rose|reached|passed|hit|now)(?: (?:from|to|up to))?)|(?:user|customer|client|subscriber) (?:count|number|base|total)(?: (?:is|of|at|now))*:?)\s*$/;
const PAYING =
  /\b(?:pay(?:s|ing)?|paid|subscribe(?:s|d|rs?)|bought|zahl\w*|pag(?:an|am|ano)|paient|payants?|de pago|pagantes|paganti)\b/;
/** Nouns other than users, in a sentence about users. */
const OTHER_NOUNS =
  'founders?|co-?founders?|employees|engineers?|developers?|people in (?:the|our) team|staff|times?|x\\b|orders?|countries|cities|languages|reviews?|downloads?|installs?|followers?|likes?|views?|visits?|visitors|impressions|interviews?|conversations?|calls?|surveys?|features?|pages?|points?|stars?|percent|meetings?|emails?|hires?|competitors?|patents?|km|kg|tons?|tonnes?|miles?|metres?|meters?|litres?|prototypes?|versions?|papers?|tests?|runs?|samples?|streams?|plays|devices?|sensors?';
const OTHER_COUNT = new RegExp(`^(?:\\+\\s?)?(?:${OTHER_NOUNS})\\b`);
const OTHER_COMPOUND = new RegExp(`^(?:\\+\\s?)?([\\w-]+) (?:${OTHER_NOUNS})\\b`);
/** Words that end like a plural and are none, or begin a compound: "previous orders", "sales calls". */
const NO_PLURAL = /(?:ss|us|is)$|^(?:sales|news|press|business|sports|always|has|was|its)$/;
/** Precedes or follows users who are gone. */
const GONE_BEFORE =
  /\b(?:lost|loses?|losing|used to (?:have|serve)|no longer have)(?: (?:about|around|over|some|our|another))*$/;
const GONE_BEHIND =
  /^(?:[\w-]+ ){1,2}(?:churned|cancel+ed|quit|unsubscribed|stopped|dropped (?:out|off)|left(?! (?:us |me )?(?:a|an|their|\d|good|great|positive|five|reviews?|feedback|comments?|ratings?|tips?)\b))\b/;
/** Tells that what is counted uses the product: "35 bakeries order with it", "live in 12 clinics". */
const USING_BEHIND =
  /\b(?:us(?:e|es|ed|ing)|pay(?:s|ing)?|paid|sign(?:ed|ing)?|sign-?ups?|join(?:ed)?|subscrib\w+|tr(?:y|ied|ial\w*)|active|live(?! in)|on ?board(?:ed)?|log(?:ged)?|play\w*|order\w*|book\w*|rel(?:y|ies)|work with|run|installed|registered|connected|enrolled|returned|came|come|renew\w*|stay\w*|open(?:ed)?|rent\w*|rate[sd]?|visit|share|bought|buy|adopted|in (?:the |our )?(?:beta|pilot\w*)|test (?:it|our)|mau|dau|wau|aktiv\w*|nutzen|benutzen|zahlen|usan|pagan|utilisent|paient|usam|pagam|usano|pagano)\b/;
const USING_BEFORE =
  /\b(?:used|live|running|runs?|works?|working|deployed|installed|active|pilot\w*|have|has|had|got|get|won|signed(?: up)?|onboarded|hit|reached|passed|at|have now|have already|beta|(?:month|year|week|mrr|arr|revenue|sales|income) from|haben|tenemos|avons|temos|abbiamo)(?: (?:in|at|by|with|on|about|around|over|some|roughly|almost|just|only|now|already|up|today|to))*$/;
/** Asked or tested, not users. */
const ASKED = /\b(?:interview\w*|survey\w*|asked|spoke|talked|(?:tested|tried)\b.*\b(?:with|on))\b[^,;]*$/;
/** Follows a count without a noun: "we started with 12 customers and now have 310". */
const NO_NOUN =
  /^(?:in|at|by|today|now|as|this|last|so|after|per|since|on|right|and|with|who|of whom|already|rn)\b|^$/;

/** Follows a count for one of many: "our walkers have 12 clients each". */
const FOR_EACH =
  /^(?:[\w-]+ ){1,2}(?:each(?! (?:day|morning|evening|night|week|month|quarter|year))|apiece|per (?!day|week|month|quarter|year))\b/;

/** Follows the number of those who pay, without a noun: "two pay $450 each", "of these, 12 already pay". */
const PAYS_BEHIND =
  /^(?:of (?:them|those|these|the \w+) )?(?:already |now |currently )?pay(?:s|ing)?\b(?! (?:\w+ )?for (?!it\b|us\b|this\b|ours?\b))/;

/** Follows those who use something of others: "19 used a spreadsheet", "12 shops use paper". */
const USES_OTHERS =
  /^(?:(?!our|my|the|it|us)[\w-]+ ){0,4}?us(?:e|es|ed|ing) (?:(?:only|just|mostly|mainly|still|either) )?(?:(?:an?|another|other|no|their own|some|several|different) (?:[\w-]+ ){0,2}?([\w-]+)|(?:paper|nothing|excel|word|notebooks?|spreadsheets?|e-?mails?|whats ?app|pen|pencils?|phone calls|calendars?|folders?))\b/;
/** What a startup's own product is also called. */
const OWN_THINGS =
  /^(?:version|beta|prototype|pilot|trial|test|sample|demo|plan|licen[cs]e|subscription|account|unit|seat|copy|kit|day|week|month|year|part|few|lot|single)\w*$/;
/** Tells of the startup's own product in the words behind a number. */
const OWN_PRODUCT = /\b(?:it|us|ours?|my|mine)\b/;
/** Begins what people say or do who were asked in the sentence before. */
const OF_THOSE_ASKED =
  /^(?:of (?:them|those|these)|us(?:e|es|ed)|said|says?|told|named|have|had|keep|kept|lost|want\w*|would|still|already|do|did|pay|paid|nothing)\b/;

/** Whether those who are counted use, keep or pay for something else than the startup's product. */
function usesOthers({ behind }: OwnedQuantity, { follows, product }: Surroundings): boolean {
  if (OWN_PRODUCT.test(behind)) return false;
  if (follows?.is('customer_contact') === true && OF_THOSE_ASKED.test(behind)) return true;
  const match = USES_OTHERS.exec(behind);
  const [, thing] = match ?? [];
  return match !== null && (thing === undefined || !(OWN_THINGS.test(thing) || product.includes(thing)));
}

interface Surroundings {
  /** The statement before, in the same field. */
  readonly follows: Statement | undefined;
  /** The sentence that says what the startup makes. */
  readonly product: string;
}

/** Whether a figure counts other things than users. A plural noun before one of them is counted, and the other is its verb: "customers order". */
function countsOtherThings(behind: string): boolean {
  if (OTHER_COUNT.test(behind)) return true;
  const [, first] = OTHER_COMPOUND.exec(behind) ?? [];
  return first !== undefined && (NO_PLURAL.test(first) || !pluralize.isPlural(first));
}

/** Whether a statement counts people other than users: former employers, or people who were asked. */
export const countsOtherPeople = (statement: Statement) =>
  statement.field === 'team_background' ||
  statement.field === 'target_market' ||
  statement.is('team_experience') ||
  statement.is('customer_contact') ||
  statement.is('market_share_guess');

/** Follows or precedes buyers whom the startup has had itself: "1,480 customers in three winters". */
const HAD_BEHIND =
  /^(?:paying )?(?:customers?|clients?|buyers?|guests?|users?|subscribers?|members?)\b[^.;]{0,30}\b(?:(?:in|over|within|during) (?:the |our |my )?(?:last |past |first )?(?:\d+|two|three|four|five|six|seven|eight|nine|ten|twelve) (?:seasons|winters|summers|years|months|weeks|days)|since (?:\d|we|the)|so far|to date|already|from us|of (?:ours|mine))\b/;
const HAD_BEFORE =
  /\b(?:we|i) (?:already |now |have |had )*(?:have|had|serve[sd]?|sold to|won)(?: (?:about|around|over|some|more than))*$/;

/** Whether a count is one of the startup's own buyers, and so no market. */
export const countsOwnBuyers = ({ text }: Statement, { before, end }: OwnedQuantity): boolean =>
  HAD_BEHIND.test(text.slice(end).trimStart()) || HAD_BEFORE.test(before);

const isGone = ({ before, behind }: OwnedQuantity) => GONE_BEFORE.test(before) || GONE_BEHIND.test(behind);

const isUsing = ({ before, behind }: OwnedQuantity) =>
  /^(?!which|that|who|whom|and|but|for|with|from|out|per|the|our|are|was|were|has|had)\p{L}{3}/u.test(
    behind,
  ) &&
  !ASKED.test(before) &&
  (USING_BEHIND.test(behind) || USING_BEFORE.test(before));

/** The numbers of present users in a statement; what the money of a round should reach is a plan. */
function usersOf(statement: Statement, isPaying: boolean, around: Surroundings): FoundFigure[] {
  if (statement.field === 'funding_usage' || statement.isPlanned || statement.is('milestone')) return [];
  if (countsOtherPeople(statement)) return [];
  const counts = statement.quantities.filter(
    (quantity) =>
      quantity.kind === 'count' &&
      isOwn(quantity.owner) &&
      (quantity.owner === 'startup' || !statement.is('market_count')) &&
      isStated(quantity) &&
      Number.isInteger(quantity.value) &&
      quantity.value >= 1 &&
      !isGone(quantity) &&
      !usesOthers(quantity, around) &&
      ((isPaying && PAYS_BEHIND.test(quantity.behind)) || !FOR_EACH.test(quantity.behind)) &&
      !countsOtherThings(quantity.behind),
  );
  const isNamed = ({ before, behind, start }: OwnedQuantity) => {
    const ahead = statement.text.slice(0, start);
    return CUSTOMERS.test(behind) || (SERVES.test(before) && !CLAUSE_END.test(ahead)) || CALLED.test(ahead);
  };
  const namesUsers = counts.some(isNamed);
  return counts.flatMap((quantity) => {
    const { before, text, behind, value } = quantity;
    if (isPaying && !PAYING.test(`${before} ${text} ${behind}`)) return [];
    const isExplicit = isNamed(quantity) || (namesUsers && NO_NOUN.test(behind));
    const isMeant = statement.is('users') && !statement.is('commitment') && isUsing(quantity);
    const pays = isPaying && !statement.is('commitment') && PAYS_BEHIND.test(behind);
    return isExplicit || isMeant || pays ? [{ value, statement, isExplicit, currency: null, quantity }] : [];
  });
}

/**
 * The users stated in the text: the named number nearest to the number field. Without a field, of the
 * latest numbers the largest named as users or customers, or else the first of a sentence about users.
 */
export function usersIn(
  statements: readonly Statement[],
  { isPaying = false, field = 0 }: { readonly isPaying?: boolean; readonly field?: number } = {},
): Figure | null {
  const product = statements[0]?.text ?? '';
  const found = statements.flatMap((statement, at) => {
    const before = statements[at - 1];
    const follows = before?.field === statement.field ? before : undefined;
    return usersOf(statement, isPaying, { follows, product });
  });
  const named = latestOf(found.filter(({ isExplicit }) => isExplicit));
  const [largest] = named.toSorted((a, b) => b.value - a.value);
  return nearestTo(field, found) ?? largest ?? latestOf(found)[0] ?? null;
}

/** Stands between people and the places where they are: "143 vets at 51 clinics". */
const AT_PLACES = /^\s*(?:[\p{L}'-]+ ){1,2}(?:at|in|across|from|of)\s*$/u;

/** Those who pay, as the text states them. Of "143 vets at 51 clinics pay" the number of the field counts. */
export function payersIn(statements: readonly Statement[], field: number): Figure | null {
  const found = usersIn(statements, { isPaying: true });
  if (!found?.statement || field <= 0) return found;
  const { quantities, text } = found.statement;
  const at = quantities.findIndex(({ value }) => value === found.value);
  const before = quantities[at - 1];
  const places = quantities[at];
  const isOfField = before?.value === field && places && AT_PLACES.test(text.slice(before.end, places.start));
  return isOfField ? { ...found, value: field } : found;
}
