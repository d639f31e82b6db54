import type { Quantity } from '@proofround/text/numbers/quantities.js';
import { count, wholeDollars, milestone, users as userCount } from '../figures.js';
import { answer, HIGH, type Idea } from '../idea.js';

const hasSums = (quantities: readonly { kind: string }[]) => quantities.some(({ kind }) => kind === 'money');

/** Whether a quantity is an amount or a percentage; later amounts of a list often have no currency. */
const isShare = ({ kind, value }: Quantity) =>
  kind === 'money' || kind === 'percent' || (kind === 'count' && value >= 1000);

export const funds: readonly Idea[] = [
  {
    id: 'funds.break-down',
    factor: 'Use of funds',
    rungs: ['absent', 'considered', 'explained'],
    horizon: 7,
    write: ({ ask, claims, opening }) => {
      const lines = claims.in('funding_usage').flatMap(({ quantities }) => quantities);
      if (ask === 0 || lines.filter(isShare).length >= 2) return null;
      return {
        title: `Divide the ${wholeDollars(ask)} into three to five lines with sums`,
        description:
          'Write for each line what it buys, from which month to which, and what will be there afterwards that is not there now. The lines must add up to the whole. Bring back the largest line and its share.',
        about: opening('funding_usage'),
      };
    },
  },
  {
    id: 'funds.milestone',
    factor: 'Use of funds',
    horizon: 7,
    write: ({ ask, claims, users, isInUse, isSoftware }) => {
      const [use] = claims
        .in('funding_usage')
        .filter((statement) => statement.is('funding_use') || hasSums(statement.quantities));
      if (ask === 0 || !use || claims.of('milestone').length > 0) return null;
      const goal =
        users > 0 && isSoftware
          ? `for example ${count(milestone(milestone(users)))} users after ${count(users)} today`
          : `for example ${isInUse ? 'twice today’s' : 'the first ten'} paying customers`;
      return {
        title: `Say which figure the ${wholeDollars(ask)} will have reached`,
        description: `Choose one that the next investor would want to see, ${goal}, and set a month for it. Bring back the figure, the month and the half-way mark at which you would change course.`,
        about: use,
      };
    },
  },
  {
    id: 'funds.month-by-month',
    factor: 'Use of funds',
    rungs: HIGH,
    horizon: 30,
    write: ({ ask, months, revenue }) => {
      if (ask === 0 || months === null) return null;
      return {
        title: `Lay the ${wholeDollars(ask)} out over your ${count(months)} months`,
        description: `That is ${wholeDollars(ask / months)} a month on average${revenue > 0 ? `, beside a revenue of ${wholeDollars(revenue)}` : ''}. Write down costs and income for each month. Bring back the month in which the money is lowest and what you would cut if income came three months late.`,
      };
    },
  },
  {
    id: 'funds.how-long',
    factor: 'Use of funds',
    rungs: ['considered', 'explained', 'specified'],
    horizon: 7,
    write: ({ ask, months, opening }) => {
      const use = opening('funding_usage');
      if (ask === 0 || months !== null || !use) return null;
      return {
        title: `Work out how many months the ${wholeDollars(ask)} will last`,
        description:
          'Add up what you spend in a month today and after each hire, and subtract only revenue that you already have. Eighteen months are common. Bring back the number of months and the highest monthly cost.',
        about: use,
      };
    },
  },
  {
    id: 'funds.half-the-sum',
    factor: 'Use of funds',
    rungs: HIGH,
    horizon: 30,
    write: ({ ask, opening, hasRisk }) => {
      const use = opening('funding_usage');
      if (ask < 50_000 || !use || hasRisk('capital_intensive')) return null;
      return {
        title: `Plan what you would do with ${wholeDollars(ask / 2)} instead of ${wholeDollars(ask)}`,
        description:
          'Rounds often close with less. Say which line stays whole, which waits, and which proof you would still reach. Bring back the proof that half the sum buys and the month in which you would have it.',
        about: use,
      };
    },
  },
  answer('funds.smaller-first-step', 'capital_intensive', 'Use of funds', 30, ({ ask, name }) => ({
    title: `Find a first proof of ${name} that costs ${ask > 0 ? wholeDollars(ask / 10) : 'a tenth of the money'}`,
    description: `${ask > 0 ? `Of the ${wholeDollars(ask)}, say` : 'Say'} what must be bought and what can be rented, borrowed or shared at first, and ask a lender about the rest. Bring back the smallest sum and the figure that it would prove.`,
  })),
  answer('funds.forecast-basis', 'forecast_without_basis', 'Use of funds', 7, ({ users }) => ({
    title: 'Rebuild the forecast from what you can count today',
    description: `Begin with ${users > 0 ? `your ${userCount(users)}` : 'the people you can reach in a month'}, the share that says yes and the price, and go on month by month for a year. Bring back the figure for month twelve and the assumption that moves it most.`,
  })),
];
