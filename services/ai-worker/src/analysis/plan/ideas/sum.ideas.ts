import type { Statement } from '../../../claims/statement.js';
import { nextRevenue } from '../../rubric/product.factors.js';
import type { Brief } from '../brief.js';
import { soldInMonth } from '../earning.js';
import { count, dollarsWithCents, wholeDollars } from '../figures.js';
import { ALL, type Idea } from '../idea.js';
import { ordersOf } from '../orders.js';
import type { Earning } from '../price-unit.js';
import { LEFT } from './earning.ideas.js';
import { saysThatTheyPay } from './revenue.ideas.js';

/** What is bought once a season or a year, or once in a life. */
const SEASON =
  /\b(?:seasons?|seasonal|once a year|a year\b|yearly|annual\w*|par an\b|(?:al|por) ano\b|all'anno|rocznie|yillik|saison\w*|temporada|jahr|weddings?|funerals?|bur(?:y|ied|ial)|one-off|once in|event)\b/;

/** Says how customers come. */
const CAME_BY =
  /\b(?:word of mouth|referr\w*|recommend\w*|found us|find us|find me|heard of (?:us|me)|come (?:to us )?(?:through|from|via)|came (?:to us )?(?:through|from|via)|sent by|send them|sold via|bookings? (?:are|is|come) from|instagram|tiktok|google ads|flyers?|empfehl\w*|empfohlen|boca a boca|bouche a oreille|passaparola)\b/;

/** The founder's round is paid back within these months. */
const MONTHS_BACK = 24;
/** A larger multiple of the revenue is no next step. */
const MOST_TIMES = 6;
const LEAST_TIMES = 1.1;
/** Payments below this are too small to list. */
const SMALL_PAYMENT = 20;
const TENTH = 10;
const PERCENT = 100;

const average = ({ revenue, payers: { number } }: Brief) => (number > 0 ? revenue / number : 0);
/** Whether some users do not pay. */
const hasFree = ({ users, payers: { number } }: Brief) => users > number;
/** Pays in each month, or more often. */
const isMonthly = ({ earning, claims }: Brief) =>
  earning?.form === 'term' ? earning.per !== 'a year' : claims.statements.some(isRegular);
const isRegular = ({ field, text }: Statement) => OF_PRODUCT.test(field) && REGULAR.test(text);
const OF_PRODUCT = /^(?:idea_description|solution_statement)$/;
const REGULAR =
  /\b(?:subscri\w*|abonn\w*|abos?|monthly|weekly|daily|(?:every|each|a|per) (?:day|week|month)|regulars?|monatlich|mensual\w*|mensuel\w*|mensal\w*|mensil\w*|i manaden)\b|подписк|毎月|毎週|每月/u;
/** The lowest mean income from each customer, in dollars a month, that is worth raising one by one. */
const LEAST_AVERAGE = 5;

/** Everybody pays the same for each term. */
const isFlat = (earning: Earning | null) => earning?.form === 'term' && earning.isConfirmed;

/** Goods that are sold, and not used up or booked again. */
const isOfGoods = ({ claims }: Brief) =>
  claims
    .in('idea_description')
    .some(({ text }) => /\b(?:sold|verkauft|vendid[oa]s?|vendus?|vendut[ei])\b/.test(text));

/** Rounds a target to two significant digits: 16,716 gives 17,000. */
function rounded(value: number): number {
  const scale = 10 ** Math.max(0, Math.floor(Math.log10(value)) - 1);
  return Math.round(value / scale) * scale;
}

/** Tasks with the founder's own sums and counts. */
export const sums: readonly Idea[] = [
  {
    id: 'sum.leave',
    factor: 'Figures',
    rungs: ALL,
    horizon: 30,
    origin: 'own',
    needs: ['open', 'ten users'],
    write: ({ claims, payers, earning, quote }) => {
      const { churn } = claims;
      if (!churn?.statement || churn.value <= 0) return null;
      const lost = Math.round((payers.number * churn.value) / PERCENT);
      const worth =
        earning?.monthly && earning.unit === null && lost > 0
          ? ` ${count(lost)} of ${count(payers.number)} are ${wholeDollars(lost * earning.monthly)} a month.`
          : '';
      return {
        title: `Call the last ten who left, and lower the ${churn.value}% of the ${payers.counted}`,
        description: `Ask each for the last thing they did and what they use now.${worth} Change one thing for those who start next month. Bring back the ten answers, the reason that was named most, and the share before and after.`,
        shown: quote(churn.statement),
      };
    },
  },
  {
    id: 'sum.by-customer',
    factor: 'Figures',
    rungs: ALL,
    horizon: 7,
    origin: 'own',
    needs: ['open', 'all year', 'revenue'],
    write: (brief) => {
      const orders = ordersOf(brief);
      const { earning, payers, revenue } = brief;
      if (!orders || !earning) return null;
      const { sold, noun } = orders;
      return {
        title: `Divide the ${count(sold)} ${noun} of a month among the ${payers.counted}`,
        description: `${wholeDollars(revenue)} a month is about ${count(sold)} at ${earning.price}. Take three months from the order book. Bring back the share of the largest, which of them took less each month, and what is left of the income if the largest goes.`,
      };
    },
  },
  {
    id: 'sum.came-back',
    factor: 'Figures',
    rungs: ALL,
    horizon: 30,
    origin: 'own',
    needs: ['open', 'ten users', 'revenue'],
    write: (brief) => {
      const { earning, claims, payers, revenue } = brief;
      const isTold = claims.churn !== null || claims.statements.some(({ text }) => LEFT.test(text));
      const isOnce = earning?.form === 'once' || earning?.form === 'unit' || isOfGoods(brief);
      if (
        isTold ||
        isFlat(earning) ||
        isOnce ||
        hasFree(brief) ||
        !isMonthly(brief) ||
        claims.statements.some(({ text }) => SEASON.test(text))
      )
        return null;
      return {
        title: `Count how many of the ${payers.counted} paid in each of the last two months`,
        description: `${wholeDollars(revenue)} a month is ${dollarsWithCents(average(brief))} for each of them. Bring back how many paid in both months, how many only in one and how many in neither, and what three who did not come back give as the reason.`,
      };
    },
  },
  {
    id: 'sum.who-paid',
    factor: 'Users',
    rungs: ALL,
    horizon: 30,
    origin: 'sum',
    needs: ['open', 'revenue'],
    write: ({ revenue, payers }) => {
      if (payers.number > 0) return null;
      return {
        title: `Count who paid the ${wholeDollars(revenue)} of last month, and who for the first time`,
        description: `The field for the number of users is blank. Take the bills or the till and count each customer once. Bring back how many there were, how many had never paid before, and how many who paid the month before did not come again.`,
      };
    },
  },
  {
    id: 'sum.how-they-came',
    factor: 'Figures',
    rungs: ALL,
    horizon: 30,
    origin: 'sum',
    needs: ['open', 'ten users'],
    write: (brief) => {
      const { payers, claims, earning, revenue } = brief;
      const isAsked = earning !== null && soldInMonth(earning, revenue) !== null && !ordersOf(brief);
      if (payers.number < TENTH || isAsked || claims.statements.some(({ text }) => CAME_BY.test(text)))
        return null;
      return {
        title: `Write down how the last ten of the ${payers.counted} came to you`,
        description: `Put the day beside each, who or what sent them, and what it cost in money and hours until they said yes. Bring back the way that brought most, what one of them costs by it, and how many more could be won by the same way in a month.`,
      };
    },
  },
  {
    id: 'sum.largest-payments',
    factor: 'Figures',
    rungs: ALL,
    horizon: 7,
    origin: 'sum',
    needs: ['open', 'revenue'],
    write: (brief) => {
      const { earning, revenue, payers, isOfFirms } = brief;
      const isEqual = earning?.form === 'term' && earning.unit === null;
      if (isEqual || earning?.form === 'share' || ordersOf(brief) || hasFree(brief)) return null;
      if (payers.number < 2 || average(brief) < SMALL_PAYMENT) return null;
      const isFew = payers.number <= TENTH;
      if (!isFew && !isOfFirms) return null;
      return {
        title: isFew
          ? `Write down what each of the ${payers.counted} paid of the ${wholeDollars(revenue)} of a month`
          : `List the ten largest payments in the ${wholeDollars(revenue)} of a month`,
        description: `Write beside each for what it was, and whether the same one pays again next month without a new sale. Bring back the share of the largest, and how much of the ${wholeDollars(revenue)} would come in again if you sold nothing new.`,
      };
    },
  },
  {
    id: 'sum.pays-back',
    factor: 'Use of funds',
    rungs: ALL,
    horizon: 90,
    origin: 'sum',
    needs: ['open', 'ask', 'revenue'],
    write: (brief) => {
      const { earning, ask, revenue, purchases } = brief;
      const [first, second] = purchases;
      if ((earning && earning.form !== 'share') || !first) return null;
      const target = rounded(revenue + ask / MONTHS_BACK);
      if (target > revenue * MOST_TIMES || target < revenue * LEAST_TIMES) return null;
      return {
        title: `Show how ${wholeDollars(ask)} lifts the income from ${wholeDollars(revenue)} to ${wholeDollars(target)} a month`,
        description: `With that much more a month the money is back in two years, before any cost. Bring back what “${first.words}”${second ? ` and “${second.words}”` : ''} ${second ? 'add' : 'adds'} in a month, the month in which that begins, and what never pays for itself.`,
      };
    },
  },
  {
    id: 'sum.next-income',
    factor: 'Revenue',
    horizon: 90,
    origin: 'sum',
    needs: ['open', 'all year', 'revenue'],
    write: (brief) => {
      const { earning, revenue, claims, payers } = brief;
      const users = payers.number;
      const next = nextRevenue(claims);
      if (next === null || isFlat(earning) || next > revenue * MOST_TIMES) return null;
      // Who buys goods or single units pays nothing each month.
      if (isOfGoods(brief) || earning?.form === 'once' || earning?.form === 'unit') return null;
      const each = average(brief);
      const more = users > 1 ? Math.ceil((next - revenue) / each) : 0;
      if (more < 2 || users < 2 || more > users * 2 || hasFree(brief) || each < LEAST_AVERAGE) return null;
      return {
        title: `See what is nearer: ${count(more)} more ${payers.many}, or ${dollarsWithCents(next / users)} a month from each`,
        description: `Today ${wholeDollars(revenue)} a month come from ${count(users)}, which is ${dollarsWithCents(each)} from each; either way leads to ${wholeDollars(next)}. Try both for four weeks, with half of your hours each. Bring back what each way brought and cost, and the one that you go on with.`,
        target: next,
      };
    },
  },
  {
    id: 'sum.last-use',
    factor: 'Figures',
    rungs: ALL,
    horizon: 7,
    origin: 'own',
    needs: ['open', 'three users'],
    write: (brief) => {
      const { revenue, payers, claims, isSoftware } = brief;
      if (revenue > 0 || claims.of('retention').length > 0 || claims.churn !== null || isOfGoods(brief))
        return null;
      // A journey, a course or a meal has no weekly use.
      if (!isSoftware) return null;
      return {
        title: `Count how many of the ${payers.counted} used it in each of the last four weeks`,
        description:
          'Leave out those in the team and their friends. Bring back the four numbers, how many used it more than once, and what two of those who stopped use instead.',
      };
    },
  },
  {
    id: 'sum.cost-of-one',
    factor: 'Figures',
    rungs: ALL,
    horizon: 30,
    origin: 'sum',
    needs: ['open', 'in use'],
    write: (brief) => {
      const { revenue, users, payers, earning, claims } = brief;
      if (
        users < 2 ||
        revenue > 0 ||
        earning ||
        claims.price ||
        isOfGoods(brief) ||
        claims.statements.some(saysThatTheyPay)
      )
        return null;
      const asked = Math.min(users, TENTH);
      return {
        title: `Work out what each of the ${payers.counted} costs you in a month, and would pay`,
        description: `Add what you pay for and your own hours at a wage, and divide the sum by ${count(users)}. Name a price above it to ${asked === users ? 'each of them' : `${count(asked)} of them`}. Bring back the cost of one, the answers with their sums, and the price as a sentence for the text of the solution.`,
      };
    },
  },
  {
    id: 'sum.first-tenth',
    factor: 'Use of funds',
    rungs: ALL,
    horizon: 90,
    origin: 'sum',
    needs: ['open', 'ask'],
    write: ({ ask, revenue, name, purchases }) => {
      if (revenue > 0) return null;
      const first = purchases.find(({ isPerson }) => !isPerson);
      if (first)
        return {
          title: `Say what “${first.words}” must prove before the rest is spent`,
          description: `You ask for ${wholeDollars(ask)}. Find out what it costs to begin with this alone, and what ${name} can do then that it cannot do today. Bring back its price, the figure that would show that the rest is worth spending, and the one at which you would stop.`,
        };
      return {
        title: `Name what the first ${wholeDollars(ask / TENTH)} of the ${wholeDollars(ask)} must prove`,
        description: `Say what you would buy first with a tenth of the money, and what ${name} can do then that it cannot do today. Bring back that thing with its price, the figure that would show that the rest is worth spending, and the one at which you would stop.`,
      };
    },
  },
];
