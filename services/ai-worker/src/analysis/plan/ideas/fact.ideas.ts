import type { Claims } from '../../../claims/claims.js';
import type { OwnedQuantity, Statement } from '../../../claims/statement.js';
import { dollarsFor } from '@proofround/text/numbers/currencies.js';
import { count, wholeDollars } from '../figures.js';
import type { Brief } from '../brief.js';
import { priceOf } from '../earning.js';
import { BELOW_PROOF, PROVEN, type Idea } from '../idea.js';
import { namesLoss, SHUT } from '../needs.js';

const ALL = [...BELOW_PROOF, ...PROVEN] as const;
/** Shorter sentences name nothing that a task could rest on. */
const LEAST_WORDS = 5;
/** This many customers are asked where there are enough. */
const ASKED = 5;
/** The loss is at least this many times the price. */
const FEWEST_PRICES = 2;

const isTelling = ({ words, isHype, isPlanned, isDenied }: Statement): boolean =>
  words.length >= LEAST_WORDS && !isHype && !isPlanned && !isDenied;

/** The first telling sentence of a field. */
const firstIn = (claims: Claims, field: Statement['field']): Statement | undefined =>
  claims.in(field).find((statement) => isTelling(statement) && !statement.is('aside'));

/** Whether a sentence names the customers: "surfer" for "surfers". */
const isAbout = ({ text }: Statement, noun: string): boolean =>
  text.includes((noun.split(' ').at(-1) ?? noun).toLowerCase().replace(/(?:ies|es|s)$/, ''));

/** A time that somebody has worked in a trade, also in other languages and scripts. */
const YEARS =
  /[\d\u0660-\u0669\u06f0-\u06f9〇一二三四五六七八九十]\s*\+?\s*(?:years?|yrs?|y\/o|seasons?|winters?|summers?|decades?|weeks|months?|jahre\w*|saisons?|ans?\b|annees?|anos?|anni|lat\b|roku|rok\b|yil\w*|sene|jaar|ar\b|let\b|год\p{L}*|лет|рок\p{L}*|سن[ةهو]\p{L}*|سنين|عام\p{L}*|年|か月|ヶ月|년|साल|वर्ष)|\b(?:two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty|thirty|forty)[\s-]?\w*\s(?:years|seasons|winters|decades)\b|\b(?:retired|lifelong|generation|dekad\w*|all (?:my|our) li(?:fe|ves))\b|歳/u;

/** A second group that works with the startup, and does not buy from it. */
const PARTNERS =
  /\b(drivers|cooks|cleaners|technicians|couriers|growers|farmers|bakers|teachers|tutors|doctors|nurses|midwives|guides|hosts|models|suppliers|wholesalers|gardeners|tuners|carers|riders|inspectors|artists|breeders|weavers|makers|mechanics|installers)\b/;

/** What the founder has from somebody who need not give it: "free on Mondays", "lets us use". */
const LENT =
  /\b(?:for free|free of charge|gratis|gratuit\w*|kostenlos|kostenfrei|umsonst|lends? (?:us|me)|lent (?:us|me)|lets? (?:us|me) use|za darmo|bezplatn\w*|donated|ucretsiz|de graca)\b|\b(?:tide gauges|kitchen|space|room|place|hall|van|tools?|data|land|workshop|office) (?:\w+ ){0,3}free\b|مجانا|無料で(?:借|使)/;

/** The amount of money that is lost by the problem. */
function lossIn({
  claims,
}: Brief): { readonly statement: Statement; readonly quantity: OwnedQuantity } | null {
  for (const statement of claims.in('problem_statement').filter(namesLoss))
    for (const quantity of statement.quantities)
      if (quantity.kind === 'money' && quantity.mood === 'stated' && quantity.value > 0)
        return { statement, quantity };
  return null;
}

/** How many times the price one loss is; 0 if the texts do not tell. */
function timesOf(brief: Brief): number {
  const loss = lossIn(brief);
  const { earning } = brief;
  if (!loss || !earning || earning.form === 'share') return 0;
  return (loss.quantity.value * dollarsFor(loss.quantity.currency)) / earning.dollars;
}

const askedOf = ({ users, payers }: Brief): string =>
  users > ASKED * 2 ? `five of the ${payers.counted}` : `each of the ${payers.counted}`;

/** The problem's loss beside the price. They come before a check of the loss alone. */
export const compared: readonly Idea[] = [
  {
    id: 'fact.price-against-loss',
    factor: 'Problem',
    rungs: ALL,
    horizon: 30,
    needs: ['open'],
    write: (brief) => {
      const { earning, payers, quote } = brief;
      const loss = lossIn(brief);
      const times = timesOf(brief);
      if (!earning || !loss || times < FEWEST_PRICES) return null;
      return {
        title: `Count how often one ${payers.one} had this loss last year, against your ${priceOf(earning)}`,
        description: `One such loss is ${count(times)} times what you charge. Ask three for the dates and the bills. Bring back how often it happened to each, what it cost, and how many of the cases you would have prevented.`,
        shown: quote(loss.statement),
      };
    },
  },
  {
    id: 'fact.customer-payback',
    factor: 'Problem',
    rungs: ALL,
    horizon: 30,
    needs: ['open'],
    write: (brief) => {
      const { earning, payers, quote, isInUse } = brief;
      const loss = lossIn(brief);
      const times = timesOf(brief);
      if (!earning || earning.per !== '' || loss?.quantity.period !== 'year') return null;
      if (times <= 0 || times >= FEWEST_PRICES) return null;
      const years = Math.round(10 / times) / 10;
      return {
        title: `Show one ${payers.one} that has its ${earning.price} back`,
        description: `By your figures it takes about ${years} years, if the whole loss ends. ${isInUse ? 'Take the first one that bought, and its books' : 'Take one that would let you see its books'}. Bring back what it paid before, what it pays now with upkeep, and the month in which the sum is even.`,
        shown: quote(loss.statement),
      };
    },
  },
];

/** Tasks of a founder who has closed for now. */
const shut: readonly Idea[] = [
  {
    id: 'shut.reopen',
    factor: 'Product',
    rungs: ALL,
    horizon: 7,
    isGap: true,
    needs: ['shut'],
    write: ({ claims, quoteAt }) => {
      const told = claims.statements.find(({ text }) => SHUT.test(text));
      if (!told) return null;
      return {
        title: 'Name the day on which you can take the next order, and what it waits for',
        description:
          'Write each thing that is missing with who gives it, its price and its date. Bring back the one that comes last, and the smallest number of orders that you could take without it.',
        shown: quoteAt(told, SHUT),
      };
    },
  },
  {
    id: 'shut.waiting',
    factor: 'Revenue',
    rungs: ALL,
    horizon: 30,
    isGap: true,
    needs: ['shut', 'three users'],
    write: ({ payers, revenue }) => ({
      title: `Ask ten of the ${payers.counted} for a deposit on the first order after you open again`,
      description: `${revenue > 0 ? `The ${wholeDollars(revenue)} a month in your field are from before you closed; correct the field. ` : ''}Bring back how many paid a deposit, how long the others would wait, and where those who no longer wait have gone.`,
    }),
  },
];

const demand: readonly Idea[] = [
  {
    id: 'fact.edge-chosen',
    factor: 'Edge',
    horizon: 30,
    isDoubt: true,
    needs: ['open', 'in use', 'ten users'],
    write: (brief) => {
      const { claims, quote } = brief;
      const edge = firstIn(claims, 'competitive_advantage');
      if (!edge || edge.is('no_rivals') || PARTNERS.test(edge.text) || LENT.test(edge.text)) return null;
      return {
        title: `Ask ${askedOf(brief)} why they came to you, without naming the reason`,
        description: `Then ask two who looked and went elsewhere what was missing. Bring back how many of the first named it themselves, what the others named, and what the two who went elsewhere took.`,
        shown: quote(edge),
      };
    },
  },
  {
    id: 'fact.edge-partners',
    factor: 'Edge',
    horizon: 30,
    isGap: true,
    needs: ['open', 'English'],
    write: ({ claims, quote, isInUse, payers }) => {
      const edge = claims.in('competitive_advantage').find(({ text }) => PARTNERS.test(text));
      const group = edge && PARTNERS.exec(edge.text)?.[1];
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
    isGap: true,
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
    isGap: true,
    needs: ['open', 'in use', 'three users', 'problem with an amount'],
    write: ({ claims, payers, quote }) => {
      const told = claims.in('problem_statement').find(namesLoss);
      if (!told || claims.of('outcome').some(({ quantities }) => quantities.length > 0)) return null;
      return {
        title: `Measure this figure again at three of the ${payers.counted}`,
        description:
          'Take it as it was in the month before they came to you and as it is now, from the same book or bill. Bring back both figures of each, and the one of the three in which least has changed.',
        shown: quote(told),
      };
    },
  },
  {
    id: 'fact.problem-bills',
    factor: 'Problem',
    horizon: 30,
    isGap: true,
    needs: ['open', 'firms', 'problem without a figure'],
    write: ({ claims, quote, prospects }) => {
      const told = firstIn(claims, 'problem_statement');
      if (!told || !isAbout(told, prospects)) return null;
      return {
        title: `Find out from three ${prospects} what this cost them the last time`,
        description:
          'Ask for the bill, the wage or the lost sale behind it, and how often it happened in the last year. Bring back the three sums for a year, and who there would have to pay for an end to it.',
        shown: quote(told),
      };
    },
  },
  {
    id: 'fact.problem-instead',
    factor: 'Problem',
    horizon: 30,
    isGap: true,
    needs: ['open', 'consumers', 'problem without a figure'],
    write: ({ claims, quote, prospects }) => {
      const told = firstIn(claims, 'problem_statement');
      if (!told || !(isAbout(told, prospects) || /\byou\b/.test(told.text))) return null;
      return {
        title: `Ask five ${prospects} what they bought against this, and what they paid`,
        description:
          'Let them show it to you. Ask when they last used it and why they stopped. Bring back the five things with their prices, and how many of the five had bought nothing because it did not matter enough.',
        shown: quote(told),
      };
    },
  },
  {
    id: 'fact.ten-names',
    factor: 'Target customer',
    horizon: 7,
    isGap: true,
    needs: ['open', 'firms'],
    write: ({ claims, quote, isInUse, prospects }) => {
      const market = claims.in('target_market').find(isTelling);
      if (!market || market.is('everyone') || market.is('market_share_guess')) return null;
      return {
        title: `Write down ten ${prospects}${isInUse ? ' that you do not serve yet' : ''} by name and call three`,
        description:
          'Ask who decides there, what they pay for it today and what would have to happen before they change. Bring back the ten names, the three answers and which of the ten you strike out, and why.',
        shown: quote(market),
      };
    },
  },
];

const people: readonly Idea[] = [
  {
    id: 'fact.team-results',
    factor: 'Relevant experience',
    horizon: 7,
    isGap: true,
    write: ({ claims, quote, prospects }) => {
      const told = firstIn(claims, 'team_background');
      const said = claims.in('team_background');
      if (!told || said.some((one) => YEARS.test(one.text) || one.is('team_gap'))) return null;
      return {
        title: `Say for how long each of you has worked with ${prospects}`,
        description:
          'Your text for the team names no years. Write for each person how many, where, and one thing that was built, sold or run there, with a figure. Bring back two sentences and somebody who can confirm them.',
        shown: quote(told),
      };
    },
  },
];

const SELLS =
  /\b(?:sell\w*|sold|sales\w*|selling|salesp\w+|marketing|market\w*|customers?|clients?|commercial|business|trade|dealer\w*|shop|ran|owner|owned|owns|runs|founder of|mba|account\w*|phone|door|ceo|coo|partner\w*)\b/;
const BUILDS = /\b(?:engineer\w*|developer\w*|programm\w*|codes?|coded|coding|software|cto)\b/;

/** Who sells, where the team field names those who build and nobody who sells. */
const sellers: readonly Idea[] = [
  {
    id: 'fact.team-seller',
    factor: 'Team completeness',
    horizon: 30,
    isGap: true,
    needs: ['open', 'English'],
    write: ({ claims, quote, prospects, revenue }) => {
      const said = claims.in('team_background');
      const built = said.find(
        ({ text, isDenied }) =>
          !isDenied && BUILDS.test(text) && !/\b(?:cannot|can't|cant|don't|dont|no|search)\b/.test(text),
      );
      if (!built || said.some(({ text }) => SELLS.test(text))) return null;
      return {
        title: `Say who of you sells to ${prospects}, and for how many hours a week`,
        description: `Your text for the team says who builds. ${revenue > 0 ? `Write down who made the last five sales behind the ${wholeDollars(revenue)} a month, and how.` : 'Let the same one make five calls this week, with a price.'} Bring back the name, the hours, and what the one who sells has sold before.`,
        shown: quote(built),
      };
    },
  },
];

/** Tasks that rest on a fact of the founder, for what the ledger still misses. */
export const facts: readonly Idea[] = [...shut, ...demand, ...people, ...sellers];
