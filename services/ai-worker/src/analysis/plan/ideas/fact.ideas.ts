import type { Claims } from '../../../claims/claims.js';
import type { Statement } from '../../../claims/statement.js';
import { wholeDollars } from '../figures.js';
import { ALL, type Idea } from '../idea.js';
import { namesLoss, SHUT } from '../needs.js';
import { isAbout } from '../nouns.js';

/** Shorter sentences name nothing that a task could rest on. */
const LEAST_WORDS = 5;

const isTelling = ({ words, isHype, isPlanned, isDenied }: Statement): boolean =>
  words.length >= LEAST_WORDS && !isHype && !isPlanned && !isDenied;

/** The first telling sentence of a field. */
export const firstIn = (claims: Claims, field: Statement['field']): Statement | undefined =>
  claims.in(field).find((statement) => isTelling(statement) && !statement.is('aside'));

/** A second group that works with the startup, and does not buy from it. */
const PARTNERS =
  /\b(drivers|cooks|cleaners|technicians|couriers|growers|farmers|bakers|teachers|tutors|doctors|nurses|midwives|guides|hosts|models|suppliers|wholesalers|gardeners|tuners|carers|riders|inspectors|artists|breeders|weavers|mechanics|installers)\b/;

/** Suppliers who prefer the founder: "they sell to us first". */
const SUPPLY =
  /\b(?:sells? (?:it )?(?:to )?us|supply us|supplies us|venden|nos dan|beliefern|liefern uns|nous vendent|nous livrent|ci vendono|dostarcz\w*|sprzedaj\w* nam)\b/;

/** Words for what somebody gives or lends the founder as a favour: "free on Mondays", "lets us use". */
const LENT =
  /\b(?:for free|free of charge|gratis|(?<!\b(?:los|las|les|the|other|gli|die) )gratuit\w*|kostenlos|kostenfrei|umsonst|lends? (?:us|me)|lent (?:us|me)|lets? (?:us|me) use|za darmo|bezplatn\w*|donated|ucretsiz|de graca)\b|\b(?:lets?|gives?|allows?|offers?) (?:us|me)\b[^.;]*\bfree\b|مجانا|無料で(?:借|使)/;

/** Tasks of a founder who has closed for now. */
const shut: readonly Idea[] = [
  {
    id: 'shut.reopen',
    factor: 'Product',
    rungs: ALL,
    horizon: 7,
    origin: 'gap',
    needs: ['shut'],
    write: ({ claims, quoteAt }) => {
      const statement = claims.statements.find(({ text }) => SHUT.test(text));
      if (!statement) return null;
      return {
        title: 'Name the day on which you can take the next order, and what it waits for',
        description:
          'Write each thing that is missing with who gives it, its price and its date. Bring back the one that comes last, and the smallest number of orders that you could take without it.',
        shown: quoteAt(statement, SHUT),
      };
    },
  },
  {
    id: 'shut.waiting',
    factor: 'Revenue',
    rungs: ALL,
    horizon: 30,
    origin: 'gap',
    needs: ['shut', 'three users'],
    write: ({ payers, revenue }) => ({
      title: `Ask ten of the ${payers.counted} for a deposit on the first order after you open again`,
      description: `${revenue > 0 ? `The ${wholeDollars(revenue)} a month in your field are from before you closed; correct the field. ` : ''}Bring back how many paid a deposit, how long the others would wait, and where those who no longer wait have gone.`,
    }),
  },
];

const demand: readonly Idea[] = [
  {
    id: 'fact.edge-partners',
    factor: 'Edge',
    horizon: 30,
    origin: 'own',
    needs: ['open'],
    write: ({ claims, quote, isInUse, payers }) => {
      const edge = claims
        .in('competitive_advantage')
        .find(({ text }) => PARTNERS.test(text) || SUPPLY.test(text));
      const group = edge && (PARTNERS.exec(edge.text)?.[1] ?? 'of those who supply you');
      if (!edge || group === undefined || payers.many.endsWith(group) || !isTelling(edge)) return null;
      return {
        title: `Ask five ${group} what would make them work with somebody else`,
        description: `${isInUse ? 'Choose' : 'Find'} three who are with you and two who are not. Ask what they were offered elsewhere, by whom, and how long they would wait before they leave. Bring back the five answers and the offer that comes nearest to yours.`,
        shown: quote(edge),
      };
    },
  },
  {
    id: 'fact.edge-lent',
    factor: 'Edge',
    horizon: 7,
    origin: 'own',
    needs: ['open'],
    write: ({ claims, quote }) => {
      const lent = claims.in('competitive_advantage').find(({ text }) => LENT.test(text));
      if (!lent) return null;
      return {
        title: 'Get it in writing how long you may use what you have for nothing',
        description:
          'Ask the one who gives it until when, on which notice, and whether others may have it too. Then look up what it costs elsewhere. Bring back the date, the notice and the price, and put that price into your own sum for one sale.',
        shown: quote(lent),
      };
    },
  },
  {
    id: 'fact.solution-measured',
    factor: 'Solution',
    horizon: 30,
    origin: 'own',
    needs: ['open', 'in use', 'three users', 'problem with an amount'],
    write: ({ claims, payers, prospects, quote }) => {
      // A figure of others, such as a public waiting time, is not in the customers' books.
      const statement = claims
        .in('problem_statement')
        .find((one) => namesLoss(one) && [payers.one, prospects].some((noun) => isAbout(one, noun)));
      if (!statement || claims.of('outcome').some(({ quantities }) => quantities.length > 0)) return null;
      return {
        title: `Measure this figure again at three of the ${payers.counted}`,
        description:
          'Take it as it was in the month before they came to you and as it is now, from the same book or bill. Bring back both figures of each, and the one of the three in which least has changed.',
        shown: quote(statement),
      };
    },
  },
  {
    id: 'fact.problem-bills',
    factor: 'Problem',
    horizon: 30,
    origin: 'gap',
    needs: ['open', 'firms', 'problem without a figure'],
    write: ({ claims, quote, prospects }) => {
      const statement = firstIn(claims, 'problem_statement');
      if (!statement || !isAbout(statement, prospects)) return null;
      return {
        title: `Find out from three ${prospects} what this cost them the last time`,
        description:
          'Ask for the bill, the wage or the lost sale behind it, and how often it happened in the last year. Bring back the three sums for a year, and who there would have to pay for an end to it.',
        shown: quote(statement),
      };
    },
  },
  {
    id: 'fact.problem-instead',
    factor: 'Problem',
    horizon: 30,
    origin: 'gap',
    needs: ['open', 'consumers', 'problem without a figure'],
    write: ({ claims, quote, prospects }) => {
      const statement = firstIn(claims, 'problem_statement');
      if (!statement || !(isAbout(statement, prospects) || /\byou\b/.test(statement.text))) return null;
      return {
        title: `Ask five ${prospects} what they bought against this, and what they paid`,
        description:
          'Let them show it to you. Ask when they last used it and why they stopped. Bring back the five things with their prices, and how many of the five had bought nothing because it did not matter enough.',
        shown: quote(statement),
      };
    },
  },
];

/** Tasks that start from a fact of the founder. Each asks for the evidence that the ledger still lacks. */
export const facts: readonly Idea[] = [...shut, ...demand];
