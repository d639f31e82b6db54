import { dollars } from '@proofround/contracts';
import { type Amount, findAmounts, perMonth } from '@proofround/text/numbers/money.js';
import { sentence, wordCount } from '@proofround/text/words/prose.js';

import { NOT_RAISING } from '../../slots/founder-readers.js';
import { amountAnswer } from '../../slots/readers.js';
import { type Answer, doubt, none, value } from '../../slots/slot.js';
import { countsThings, inOneCurrency } from '../../slots/sums.js';
import {
  denialIn,
  type Fact,
  factAt,
  type FactOptions,
  overlaps,
  sentenceBefore,
  startOfCue,
} from './fact.js';
import { holdingFor } from './standing.js';

interface Mention {
  readonly amount: Amount;
  readonly before: string;
  readonly written: string;
  readonly after: string;
}

/** The sums of a text, without numbers of things. */
const mentionsOf = (text: string, amounts: readonly Amount[]): Mention[] =>
  amounts
    .filter((amount) => !countsThings(text, amount))
    .map((amount) => ({
      amount,
      before: sentenceBefore(text, amount.start),
      written: text.slice(amount.start, amount.end),
      after: text.slice(amount.end),
    }));

const FIRST_PERSON = /\b(?:we|i|our|my|us|we're|i'm|we've|i've)\b|^\s*$/i;

const RAISING =
  /\b(?:rais(?:e|ing)|fundraising|round(?: size)?(?: of| is|:)|funding (?:of|ask|need|goal|round)|ask(?:ing)?(?: (?:is|of|for)|:)|investment of)\b[^.;\n]{0,40}$/i;
const NEEDING =
  /\b(?:look(?:ing)? (?:for|to get)|seek(?:ing)?|need(?:ing|s)?|want(?:ing)?|hoping (?:for|to get)|aiming (?:for|at)|after)\b[^.;\n]{0,24}$/i;
const ROUND_AFTER =
  /^\s*(?:usd|dollars)?\s*(?:in (?:a |our )?)?(?:pre-?seed|seed|series a|angel|funding|investment|round|capital)\b/i;
const USAGE =
  /^[\s,]*(?:(?:in|of|as)\s+)?(?:(?:an?|our|the)\s+)?(?:(?:pre-?seed|seed|series [a-c]|angel|bridge|funding|investment|capital|money|round|now|right now|from angels|from investors)[\s,]+)*(?<how>(?:mostly |mainly |primarily )?for|to|so (?:that )?(?:we|i) can|which (?:will |would )?(?:goes? to(?:wards)?|pays? for|funds?|be used for)|that (?:will |would )?(?:goes? to(?:wards)?|pays? for)|(?:and|we(?:'ll|'d)?|i(?:'ll|'d)?)\s*(?:will |would )?(?:use|spend) it (?:on|for|to))\s+(?<what>[^.;\n!?]{3,400})/i;
const NO_USAGE =
  /^(?:\d[\d.]*\s?(?:%|percent)\s*(?:of (?:the|our|my) (?:company|equity)|equity|stake|$)|equity|a \d+\s?%|now\b|the (?:seed|next) round)/i;
const ASKS =
  /\b(?:(?:we|i)(?:'re|'m| are| am|'d| would)?\s+)?(?:currently |now |also )?(?:like to |want(?:ing)? to |looking to |planning to |hoping to )?(?:rais(?:e|ing)|fundraising|look(?:ing)? for|seek(?:ing)?|need(?:ing)?|ask(?:ing)?)\b[^.;\n]{0,40}$/i;

/** Whether an amount is the sum that the startup looks for. */
function isAsk({ amount, before, after }: Mention, onlyAboutOneself: boolean): boolean {
  const isLarge = amount.scaled || amount.currency !== null || amount.value >= 1000;
  if (!isLarge || amount.period !== null) return false;
  if (/\b(?:users?|customers?|clients?)\b/i.test(after.slice(0, 12))) return false;
  if (RAISING.test(before) || (ROUND_AFTER.test(after) && !onlyAboutOneself)) return true;
  const isOurs = FIRST_PERSON.test(before) || (!onlyAboutOneself && /^[\s,]*(?:and )?\w+ing\b/i.test(before));
  return NEEDING.test(before) && isOurs;
}

/** What the money is for, in the words after the ask. */
function usageAfter({ amount, after }: Mention, title: string | null): Fact[] {
  const usage = USAGE.exec(after);
  const all = usage?.groups?.['what'] ?? '';
  const what =
    all.split(/,\s+(?:and\s+)?(?=(?:we|our|i|i'm|based|currently|the team|my)\b)/i)[0]?.trim() ?? '';
  if (!usage || wordCount(what) === 0 || NO_USAGE.test(what) || what === title) return [];
  const from = amount.end + usage.index + usage[0].length - all.length;
  return [
    { slot: 'funding_usage', answer: value(sentence(what)), start: amount.end, end: from + what.length },
  ];
}

function fundingIn(text: string, amounts: readonly Amount[], options: FactOptions): Fact[] {
  const { onlyAboutOneself, title } = options;
  const denied = denialIn(NOT_RAISING, text, options);
  const mentions = mentionsOf(text, holdingFor(text, amounts, 'ask', title).holding);
  if (denied && !mentions.some(({ before }) => RAISING.test(before)))
    return [factAt('funding_ask', none(), denied)];
  const mention = mentions.find((candidate) => isAsk(candidate, onlyAboutOneself));
  if (!mention) return [];
  const { amount, before } = mention;
  const start = startOfCue(ASKS, before, amount.start);
  const answer = amountAnswer(amount, { end: 'high' });
  return [{ slot: 'funding_ask', answer, start, end: amount.end }, ...usageAfter(mention, title)];
}

const EARNS =
  /(?:^|\b(?:we(?:'re| are)?|i(?:'m| am)?|now|currently|already|and|users?|customers?|clients?|clinics|companies|startup|company|who|that|with|mvp|launched|live)\b,?\s*(?:(?:now|currently|already|both|all|do|are|is)\s+)*|[,;]\s*)\b(?:mak(?:es?|ing)|earn(?:s|ing)?|generat(?:es?|ing)|bring(?:s|ing)? (?:us )?in|pull(?:s|ing)? in|doing|do|take|taking|paying us|gross(?:ing)?|bill(?:s|ing)?|turn(?:ing)? over|at|is at|are at)\s+(?:about |around |roughly |approximately |approx\.? |almost |nearly |over |just |some |maybe |like |only |up to |~\s?)*$/i;
/** What came in during a month that has passed: "last month we took in $2,470". */
const PAST_MONTH =
  /\b(?:last|this|the past|every|each|per|a) month\b|\b(?:in|closed|finished|ended|for) (?:january|february|march|april|may|june|july|august|september|october|november|december)\b|\bmonthly\b/i;
const TOOK_IN =
  /\b(?:we|i|it|they|shops?|customers?|clients?|members?|users?|\d[\d,]*(?: \p{L}+){1,2})(?:'ve| have| all)?\s+(?:took in|taken in|turned over|made|earned|grossed|billed|brought in|sold for|paid(?: us)?|spent with us|pay us)\s+(?:about |around |roughly |almost |nearly |over |just |some |only |~\s?)*$/iu;
const REVENUE_BEFORE = /\b(?:revenues?|mrr|arr|income|turnover|sales|run[ -]rate)\b[^.;\n\d]{0,30}$/i;
const REVENUE_AFTER =
  /^\s*(?:usd|dollars)?\s*(?:of |in )?(?:(?:monthly|annual|recurring|total)\s+)*(?:revenues?|mrr|arr|income|turnover|sales)\b(?!\s+(?:people|persons?|staff|hires?|reps?|teams?))/i;
const OTHERS =
  /\b(?:charg(?:e|es|ing)|pric(?:e|es|ed|ing)|costs?|costing|pay(?:s|ing(?! us))?|spend(?:s|ing)?|sav(?:e|es|ing)|los(?:e|es|ing)|lost|fees?|subscription|worth|market|help\w*|lets?|their|typical|average|an? (?:clinic|company|shop|customer|user)|target|goal|plan(?:ning)?|project\w*|expect\w*|aim\w*|reach|until|if)\b[^.;\n]{0,30}$/i;
const EACH =
  /^\s*(?:(?:per|an?|each|every)\s+|\/\s*)(?!months?\b|years?\b|weeks?\b|days?\b|quarters?\b|good\b|normal\b|typical\b)\p{L}{3,}|^\s*(?:each|apiece)\b/iu;
const PRE_REVENUE =
  /\b(?:pre-?revenue|(?:nobody|no one|none of them) (?:pays|is paying|has paid)(?: (?:us|yet|anything|so far))*|no revenues?(?! of\b)(?: yet)?|zero revenue|without revenue|not (?:yet )?(?:making|earning|generating) (?:any )?(?:money|revenue|anything)|not moneti[sz]\w+|haven't (?:made|earned) (?:any(?:thing)?|a cent|money))\b/i;
const EARNING =
  /\b(?:(?:we|i)(?:'re|'m| are| am)?\s+)?(?:(?:now|currently|already)\s+)?(?:mak(?:e|ing)|earn(?:ing)?|generat(?:e|ing)|bring(?:ing)? in|doing|do|at|our|monthly|annual|revenues?|mrr|arr)\b[^.;,\n]{0,40}$/i;
const PLANNED = /\b(?:target|goal|plan|project|expect|aim|reach|until|if)\w*\b[^.;\n]{0,30}$/i;
const THEIRS = /\b(?:their|market|average|typical|competitors?|industry)\b[^.;\n]{0,30}$/i;
/** "we're at 12 users" is not revenue. */
const PEOPLE = /^\s*(?:paying |active )?(?:users?|customers?|clients?|clinics|people|companies)\b/i;

/** "no revenue of 2 dollars" */
const NONE_OF = /\bno (?:\p{L}+ )?(?:revenues?|income|sales|turnover) of\s*$/iu;
/** A smaller bare number is no sum. */
const LEAST_BARE = 10;
const isHardlySum = ({ currency, scaled, period, value: given, weak }: Amount): boolean =>
  weak || (currency === null && !scaled && period === null && given > 0 && given < LEAST_BARE);

/** Whether the words around an amount call it revenue. */
const isNamedRevenue = ({ before, written, after }: Mention): boolean =>
  REVENUE_BEFORE.test(before) || REVENUE_AFTER.test(after) || /\b(?:mrr|arr|revenue|sales)\b/i.test(written);

/** Whether an amount is the startup's own revenue even beside words such as "price" or "goal". */
const isCertainRevenue = ({ before, written, after }: Mention): boolean =>
  !THEIRS.test(before) &&
  (/\b(?:mrr|arr)\b/i.test(written) ||
    REVENUE_AFTER.test(after) ||
    /\b(?:mrr|arr|revenues?)\b[^.;\n\d]{0,16}$/i.test(before));

/** Whether an amount is what came in during one month. */
const isTakenInAMonth = ({ amount, before, after }: Mention): boolean =>
  amount.currency !== null &&
  TOOK_IN.test(before) &&
  (amount.period === 'month' || PAST_MONTH.test(before) || PAST_MONTH.test(sentenceAfter(after)));

/** What all of them pay together: "they pay 35 soles a month, so like 580 dollars". */
const CONCLUDED =
  /\b(?:they|each|everybody|customers?|clients?|users?|members?|families)\b[^.;!?]{0,20}\bpays?\b[^.;!?]{0,40}\b(?:a|per|each|every) month\b[^.;!?]{0,20}\b(?:so|makes?|that is|that's|together|in total|altogether)\s+(?:(?:like|about|around|roughly|maybe|in dollars?|is|makes?)\s+)*(?:us\$|\$)?$/i;
const CONCLUDING =
  /[,;]?\s*\b(?:so|makes?|that is|that's|together|in total|altogether)\s+(?:\p{L}+\s+){0,3}$/iu;
const isConcluded = ({ amount, before }: Mention): boolean =>
  amount.currency !== null && CONCLUDED.test(before);

const sentenceAfter = (after: string): string => /^[^.;!?\n]{0,40}/.exec(after)?.[0] ?? '';

/** Whether a figure has a currency, a scale or a period. */
const isMarkedSum = ({ currency, scaled, period }: Amount): boolean =>
  currency !== null || scaled || period !== null;

function isRevenue(mention: Mention, onlyAboutOneself: boolean): boolean {
  const { amount, before, written, after } = mention;
  if (isConcluded(mention)) return true;
  const isTakenIn = isTakenInAMonth(mention);
  const named = isNamedRevenue(mention) || isTakenIn;
  if (!named && !EARNS.test(before)) return false;
  if (isTakenIn) return !EACH.test(after) && !PLANNED.test(before) && !PEOPLE.test(after);
  if ((OTHERS.test(before) && !isCertainRevenue(mention)) || EACH.test(after)) return false;
  if (PLANNED.test(before) || NONE_OF.test(before) || isHardlySum(amount)) return false;
  if (onlyAboutOneself && !FIRST_PERSON.test(before) && !/\b(?:mrr|arr)\b/i.test(before + written))
    return false;
  return (named || isMarkedSum(amount)) && !PEOPLE.test(after);
}

/** The revenue per month; an amount that names no period is confirmed first. */
function revenueAnswer(mention: Mention): Answer {
  const { amount, before, after } = mention;
  const answer = amountAnswer(amount, { monthly: true, end: 'low' });
  const hasPeriod =
    amount.period !== null ||
    /\b(?:mrr|arr|monthly)\b/i.test(before) ||
    PAST_MONTH.test(before) ||
    PAST_MONTH.test(sentenceAfter(after));
  if (hasPeriod || answer.kind !== 'value' || answer.value === 0) return answer;
  const given = dollars(perMonth(amount.value, null));
  return doubt(answer.value, `You mentioned ${given} in revenue. Is that per month?`);
}

function revenueIn(text: string, amounts: readonly Amount[], options: FactOptions): Fact[] {
  const found = mentionsOf(text, holdingFor(text, amounts, 'revenue', options.title).holding)
    .filter((mention) => isRevenue(mention, options.onlyAboutOneself))
    .map((mention): Fact => ({
      slot: 'monthly_revenue',
      answer: revenueAnswer(mention),
      start: startOfCue(isConcluded(mention) ? CONCLUDING : EARNING, mention.before, mention.amount.start),
      end: mention.amount.end + (REVENUE_AFTER.exec(mention.after)?.[0].length ?? 0),
    }));
  const nothing = denialIn(PRE_REVENUE, text, options);
  return nothing && found.length === 0 ? [factAt('monthly_revenue', value(0), nothing)] : found;
}

/** The ask, its use and the revenue in a message, and the amounts that are not part of the ask. */
export function moneyFacts(text: string, options: FactOptions): { facts: Fact[]; free: Amount[] } {
  const written = findAmounts(text);
  const amounts = inOneCurrency(text, written);
  const funding = fundingIn(text, amounts, options);
  const isFree = (amount: Amount) => !funding.some((fact) => overlaps(fact, amount));
  const facts = [...funding, ...revenueIn(text, amounts.filter(isFree), options)];
  return { facts, free: written.filter(isFree) };
}
