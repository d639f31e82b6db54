import type { Claims } from '../../claims/claims.js';
import type { Statement } from '../../claims/statement.js';
import type { Brief } from './brief.js';
import { isConsumer, isFirm } from './buyers.js';

/** Words of a founder who has closed, or sells nothing at present. */
export const SHUT =
  /\b(?:closed (?:the|our|my) (?:shop|store|site|workshop|business)|shut (?:down|the shop)|(?:have|has) not (?:taken|sent|sold|shipped)|stopped (?:selling|taking orders)|no longer (?:sell|take orders)|geschlossen|cerramos|on a ferme|abbiamo chiuso)\b/;
/** The founder says that nobody pays. */
export const NOBODY_PAYS =
  /\b(?:nobody|no one) (?:is paying|pays|has paid)(?: us| me)?(?: yet| at the moment| so far| today)?(?=\s*(?:[.,;!]|and|$))|\bno (?:paying customers|revenue|income) (?:yet|so far|at the moment)\b/;
/** The sentence that says so. */
export const deniesPay = (claims: Claims): Statement | undefined =>
  claims
    .in('idea_description')
    .find(({ text, isOnlyAboutOthers }) => !isOnlyAboutOthers && NOBODY_PAYS.test(text));

/** Bought once a year, or in one season. */
const YEARLY =
  /\b(?:once a (?:year|season)|(?:each|every|a|per|this|last|one) (?:winter|summer|spring|autumn|fall|season|june|christmas|harvest)|(?:in|from) (?:january|february|march|april|may|june|july|august|september|october|november|december) (?:and|to|only)|seasonal|yearbooks?|graduation|einmal im jahr|jede\w* (?:winter|sommer|saison)|cada (?:invierno|verano|temporada)|(?:chaque|par) (?:hiver|ete|saison)|ogni (?:inverno|estate)|raz w roku)\b/;
const isYearly = ({ field, text }: Statement): boolean =>
  (field === 'idea_description' || field === 'solution_statement') && YEARLY.test(text);

/** Whether no sentence says that one buys once a year or in one season. */
export const isAllYear = ({ statements }: Claims): boolean =>
  statements.every((statement) => !isYearly(statement));

/** Words for what is lost, in money or time. */
const LOSS =
  /\b(?:los[est]\w*|wast\w*|waits?|waiting|spend\w*|spent|pays?|paid|takes?|miss\w*|fail\w*|dispute\w*|go(?:es)? (?:off|into)|perd\w*|pierd\w*|pag\w+|verlier\w*|zahl\w*|wart\w*|trac\w*|placi\w*|kayb\w*|veriyor\w*|oduyor\w*|paient|attend\w*)\b|يأخذ|يدفع|خسار|失|かかる/u;

/** Whether a sentence holds an amount of time, or of money or parts that are lost. */
export const namesLoss = ({ quantities, text }: Statement): boolean =>
  LOSS.test(text) && quantities.some(({ kind }) => kind === 'time' || kind === 'money' || kind === 'percent');

/** Money in words or signs that the reader of figures may not know. */
const MONEY =
  /[$€£¥₹₦₽₺₩円元원]|(?:zł|руб|грн|جنيه|دولار|درهم|ريال|lira|kron|euro|dollar|\b(?:bob|quid|bucks|rupe\w*|rupi\w*|pesos?|shil\w*|naira|ksh|rp|rs|taka|reais|real|yen|yuan|rand|dirham|ft|lei|cents?|pence)\b|[%％]|pro[cz]ent|per ?cent|por ?cien|yüzde|процент|パーセント|المئة|المية)/iu;

/** Whether a sentence may name a price. */
const namesSum = ({ field, quantities, quote }: Statement): boolean =>
  field !== 'problem_statement' &&
  field !== 'funding_usage' &&
  (MONEY.test(quote) || quantities.some(({ kind }) => kind === 'money' || kind === 'percent'));

/**
 * The conditions of tasks. A task with a condition that fails is left out, so that each founder is asked
 * only for what this business has.
 */
const HOLDS = {
  /** No field says that one buys once a year or in a season, so that a month says what is sold. */
  'all year': ({ claims }) => isAllYear(claims),
  /** Somebody uses it or pays for it. */
  'in use': ({ isInUse }) => isInUse,
  /** At least ten use it, so that five can be asked. */
  'ten users': ({ users }) => users >= 10,
  'three users': ({ users }) => users >= 3,
  /** Money comes in, and no sentence says that nobody pays. */
  revenue: ({ revenue, claims }) => revenue > 0 && deniesPay(claims) === undefined,
  /** A field says that money comes in, and a sentence says that nobody pays. */
  'revenue denied': ({ revenue, claims }) => revenue > 0 && deniesPay(claims) !== undefined,
  ask: ({ ask }) => ask > 0,
  /** It sells today. */
  open: ({ claims }) => claims.statements.every(({ text }) => !SHUT.test(text)),
  /** It has closed, or takes no orders at present. */
  shut: ({ claims }) => claims.statements.some(({ text }) => SHUT.test(text)),
  /** The customers are organisations or trades. */
  firms: ({ prospects }) => isFirm(prospects),
  /** The customers buy for themselves. */
  consumers: ({ prospects }) => isConsumer(prospects),
  /** The problem holds no figure yet. */
  'problem without a figure': ({ claims }) =>
    claims.in('problem_statement').every(({ quantities }) => quantities.length === 0),
  /** The problem holds an amount of time, money or loss. */
  'problem with an amount': ({ claims }) => claims.in('problem_statement').some(namesLoss),
  /** The texts are in English, so that words not found in them are missing. */
  English: ({ claims }) => claims.language === 'English',
  /** One customer pays the same each month, week or year. */
  term: ({ earning }) => earning?.form === 'term',
  /** A price for each unit of something. */
  unit: ({ earning }) => earning?.form === 'unit',
  /** A price that is paid once. */
  once: ({ earning }) => earning?.form === 'once',
  /** A share of sums that pass. */
  share: ({ earning }) => earning?.form === 'share',
  /** No text tells how it earns. */
  'no price': ({ earning, claims }) =>
    earning === null && claims.price === null && claims.statements.every((statement) => !namesSum(statement)),
} as const satisfies Readonly<Record<string, (brief: Brief) => boolean>>;

export type Need = keyof typeof HOLDS;

export const holdsAll = (needs: readonly Need[], brief: Brief): boolean =>
  needs.every((need) => HOLDS[need](brief));
