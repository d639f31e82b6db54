import { nextRevenue } from '../../rubric/product.factors.js';
import type { Brief } from '../brief.js';
import { priceOf, soldAt, soldInMonth, unitsOf } from '../earning.js';
import { count, wholeDollars } from '../figures.js';
import { ALL, type Idea } from '../idea.js';
import { deniesPay, NOBODY_PAYS } from '../needs.js';
import { ordersOf } from '../orders.js';

/** The most customers whose names one can write down. */
const MOST_NAMES = 60;
/** The most sales that one can look through. */
const MOST_SALES = 30;
/** From this many customers on, a task asks for the ten largest. */
const MOST_LARGEST = 20;
/** The next step is at least and at most so many times the income of today. */
const NEAREST = 1.25;
const FURTHEST = 2;

/** What all customers would pay in a month at the price of a term. */
const paidByAll = ({ payers, earning }: Brief) => payers.number * (earning?.monthly ?? 0);
/** Income and price times customers agree if the smaller is this share of the larger. Discounts explain the rest. */
const NEAR_ENOUGH = 0.6;
/** With this many sales a month for each customer, customers buy regularly. */
const REGULAR = 3;

/** The founder writes of those who left. */
export const LEFT =
  /\b(?:retention|(?:we|i) lose (?:about |around |some )?\d[\d.,]*|cancel\w*|gave notice|left us|churn\w*|quit|stopped paying|(?:come|came|comes) back|return rate|renew\w*|returned|(?:goes|go|leaves?|leaving) (?:each|every|a) (?:week|month|year|season|term)|(?:average|typical) (?:stay|lifetime)|stays? (?:for )?(?:about |around )?\d|bought again|zrezygn\w*|kuendig\w*|gekuendigt|de baja|resili\w*|disdett\w*|iptal|ayril\w*|slutar|sagt upp|weggegaan|opgezegd|berhenti|odchodz\w*|odesz\w*)\b|解約|退会|流失|续费|継続|отток|отписал|ушл[иo]|уходят|เสียลูกค้า/u;
/** Payments that end when a sum is paid off. */
const INSTALMENTS =
  /\b(?:instal+ments?|pay(?:s|ing)? (?:it )?off|ratenzahlung|in raten|en cuotas|a plazos|taksit\w*|na raty|a rate)\b/;
/** Says that sales have a season. "Two winters" and "last summer" say something else. */
const SEASON =
  /(?<!\b(?:\d+|one|two|three|four|five|several|deux|trois|dos|tres|zwei|drei|last|since|this|next|past|few|a) )\b(?:seasons?|seasonal|winters?|summers?|spring|autumn|christmas|saison\w*|temporada|verano|invierno|sommer|estate|inverno|kisin|yazin|zima|latem)\b|冬|シーズン|春から|夏|зимой|летом|الصيف|الشتاء/u;
/** Something happened once, in a season. */
const BEGAN = /\b(?:signed|launched|began|started|joined|opened|founded)\b/;
const SEASON_FIELDS = /^(?:idea_description|solution_statement|target_market)$/;

/** Tasks about the present income, by how the startup earns. */
export const earnings: readonly Idea[] = [
  {
    id: 'earning.denied',
    factor: 'Figures',
    rungs: ALL,
    horizon: 7,
    origin: 'own',
    needs: ['revenue denied'],
    write: ({ revenue, claims, quoteAt }) => {
      const denial = deniesPay(claims);
      if (!denial) return null;
      return {
        title: `Say where the ${wholeDollars(revenue)} a month in your field come from`,
        description: `Both cannot hold for the same month. Bring back the last statement of the account, and correct the field or the sentence, with the date from which it is true.`,
        shown: quoteAt(denial, NOBODY_PAYS),
      };
    },
  },
  {
    id: 'earning.notice',
    factor: 'Figures',
    rungs: ALL,
    horizon: 7,
    origin: 'own',
    needs: ['open', 'term', 'three users', 'revenue'],
    write: ({ earning, payers, claims }) => {
      if (
        !earning?.isConfirmed ||
        earning.unit !== null ||
        claims.churn !== null ||
        claims.statements.some(({ text }) => LEFT.test(text))
      )
        return null;
      return {
        title: `Count how many have given notice since the first of the ${payers.counted} began`,
        description: `Each pays ${priceOf(earning)}, and what one is worth depends on how long they stay. Take all who ever paid, not only those of today. Bring back how many left, after how many months, and what two of those who left give as the reason.`,
      };
    },
  },
  {
    id: 'earning.reconcile',
    factor: 'Figures',
    rungs: ALL,
    horizon: 7,
    origin: 'own',
    needs: ['open', 'term', 'three users', 'revenue'],
    write: (brief) => {
      const { earning, revenue, payers, claims, users } = brief;
      if (!earning || earning.isConfirmed || claims.statements.some(({ text }) => INSTALMENTS.test(text)))
        return null;
      const all = Math.round(paidByAll(brief));
      // Each of them may pay for several units, and not all who use it pay.
      if (all < 1 || earning.unit !== null || payers.number < users) return null;
      if (Math.min(all, revenue) / Math.max(all, revenue) >= NEAR_ENOUGH) return null;
      return {
        title: `Explain how ${payers.counted} at ${priceOf(earning)} make ${wholeDollars(revenue)} a month`,
        description: `If each paid it once, that would be ${wholeDollars(all)} a month. Bring back how many pay this price, how many pay it several times, how many another one and how many nothing, and correct the field or the sentence that is out of date.`,
      };
    },
  },
  {
    id: 'earning.again',
    factor: 'Figures',
    rungs: ALL,
    horizon: 7,
    origin: 'own',
    needs: ['open', 'all year', 'once', 'three users', 'revenue'],
    write: (brief) => {
      const { earning, revenue, payers } = brief;
      const sold = earning && soldInMonth(earning, revenue);
      if (!sold || ordersOf(brief) || sold >= payers.number * REGULAR) return null;
      return {
        title: `Write down who or what sent the last ${count(Math.min(sold, MOST_SALES))} who paid ${earning.price}`,
        description: `${wholeDollars(revenue)} a month is about ${count(sold)} sales at ${earning.price}, and each needs somebody who buys. Bring back the way that sent most, how many had bought before, and how many asked and did not buy.`,
      };
    },
  },
  {
    id: 'earning.units',
    factor: 'Figures',
    rungs: ALL,
    horizon: 7,
    origin: 'own',
    needs: ['open', 'all year', 'unit', 'revenue'],
    write: (brief) => {
      const { earning, revenue, payers, isOfFirms } = brief;
      const sold = earning && soldInMonth(earning, revenue);
      if (!sold || ordersOf(brief)) return null;
      const isRegular = payers.number > MOST_LARGEST && sold >= payers.number;
      if (isRegular && !isOfFirms) return null;
      const listed = Math.min(sold, MOST_SALES);
      const units = unitsOf(earning);
      return {
        title:
          isRegular && sold > listed
            ? `Find out how many of the ${count(sold)} ${units} of a month the ten largest pay for`
            : earning.unit === null
              ? `Write down who or what sent the last ${count(listed)} who paid ${earning.price}`
              : sold > listed
                ? `Count how many different customers paid for the ${count(sold)} ${units} of a month`
                : `List who paid for the last ${count(listed)} ${units}, and how each heard of you`,
        description: `${wholeDollars(revenue)} a month is about ${count(sold)} ${soldAt(earning)}. ${
          isRegular && sold > listed
            ? `Put the ${payers.counted} in order by what each paid in the last three months. Bring back the share of the ten, how many paid for less each month, and what two of those say.`
            : 'Write beside each whether the same one had paid before. Bring back how many customers there are, the share of the largest, and the way that brought most.'
        }`,
      };
    },
  },
  {
    id: 'earning.share',
    factor: 'Figures',
    rungs: ALL,
    horizon: 7,
    origin: 'own',
    needs: ['open', 'share', 'revenue'],
    write: ({ earning, revenue }) => {
      if (!earning) return null;
      return {
        title: `List the sums of last month of which you keep ${earning.price}`,
        description: `${wholeDollars(revenue)} at ${earning.price} is about ${wholeDollars(earning.dollars)} that passed. Bring back the largest, the middle and the smallest sum, what the work on one costs you, and how many of those who paid came back within three months.`,
      };
    },
  },
  {
    id: 'earning.instalments',
    factor: 'Figures',
    rungs: ALL,
    horizon: 7,
    origin: 'own',
    needs: ['open', 'in use', 'three users'],
    write: ({ claims, payers, revenue, quoteAt }) => {
      const statement = claims.statements.find(({ text, isDenied }) => !isDenied && INSTALMENTS.test(text));
      if (!statement || revenue <= 0) return null;
      return {
        title: `Sort the ${payers.counted} by how far each is with the instalments`,
        description: `They end when the sum is paid, so the ${wholeDollars(revenue)} a month end too. Bring back how many are late and by how many days, how many have paid all, and what you would take in next year without a new one.`,
        shown: quoteAt(statement, INSTALMENTS),
      };
    },
  },
  {
    id: 'earning.season',
    factor: 'Figures',
    rungs: ALL,
    horizon: 30,
    origin: 'own',
    needs: ['open', 'revenue'],
    write: ({ claims, revenue, quoteAt }) => {
      const statement = claims.statements.find(
        ({ field, text, isDenied }) =>
          !isDenied && SEASON_FIELDS.test(field) && SEASON.test(text) && !BEGAN.test(text),
      );
      if (!statement) return null;
      return {
        title: `Put the income of each of the last twelve months beside the ${wholeDollars(revenue)}`,
        description:
          'An income with a season needs money before it. Bring back the best and the weakest month, what must be bought or paid before the best one, and where that money comes from.',
        shown: quoteAt(statement, SEASON),
      };
    },
  },
  {
    id: 'earning.price-missing',
    factor: 'Revenue',
    rungs: ALL,
    horizon: 7,
    origin: 'sum',
    needs: ['open', 'English', 'no price', 'three users', 'revenue'],
    write: ({ revenue, users, payers }) => {
      if (revenue < users) return null;
      return {
        title: `Say for what the ${payers.counted} pay, and how often`,
        description: `${wholeDollars(revenue)} a month is ${wholeDollars(revenue / users)} for each, but no text names a price. Say whether it is a fee for a month, a price for each piece or a share. Bring back the price list as they see it, and the largest and the smallest bill of last month.`,
      };
    },
  },
];

/** The steps to the next income, by how the startup earns. */
const nextSteps: readonly Idea[] = [
  {
    id: 'earning.next-customers',
    factor: 'Revenue',
    horizon: 90,
    origin: 'own',
    needs: ['open', 'term', 'three users', 'revenue'],
    write: ({ earning, revenue, claims, payers, isOfFirms }) => {
      const next = nextRevenue(claims);
      if (!earning?.isConfirmed || earning.unit !== null || next === null || earning.monthly === null)
        return null;
      const more = Math.ceil((next - revenue) / earning.monthly);
      if (more < 2 || more > MOST_NAMES) return null;
      return {
        title: `${isOfFirms ? 'Name' : 'Win'} the ${count(more)} more ${payers.many} that it takes to go from ${wholeDollars(revenue)} to ${wholeDollars(next)} a month`,
        description: isOfFirms
          ? `Each pays ${priceOf(earning)}. Write down each name, who signs there and who can introduce you. Bring back how many you could name, how many answered, and the hours that one sale took.`
          : `Each pays ${priceOf(earning)}. Take the way that brought most of those of today, and do only that for four weeks. Bring back how many came, what one of them cost in money and hours, and the weeks that ${count(more)} would take.`,
        target: next,
      };
    },
  },
  {
    id: 'earning.next-units',
    factor: 'Revenue',
    horizon: 90,
    origin: 'own',
    needs: ['open', 'all year', 'unit', 'revenue'],
    write: ({ earning, revenue, claims }) => {
      const sold = earning && soldInMonth(earning, revenue);
      const wantedRevenue = nextRevenue(claims);
      if (!sold || wantedRevenue === null || earning.unit === null) return null;
      // A target below the next step would win nothing.
      if (wantedRevenue > revenue * FURTHEST) return null;
      const next = Math.max(wantedRevenue, revenue * NEAREST);
      const wanted = Math.ceil(next / earning.dollars);
      return {
        title: `Try what it takes to be paid for ${count(wanted)} ${unitsOf(earning)} in a month instead of ${count(sold)}`,
        description: `At ${earning.price} that would be ${wholeDollars(next)} a month. Choose one week and take every order that you can find. Bring back how many you did, the hours of each person, and the first thing that ran out: people, goods, places or orders.`,
        target: next,
      };
    },
  },
];

export const money: readonly Idea[] = [...earnings, ...nextSteps];
