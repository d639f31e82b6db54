import type { Claims } from '../../../claims/claims.js';
import { nextRevenue } from '../../rubric/product.factors.js';
import { count, milestone, users as userCount, wholeDollars } from '../figures.js';
import { ALL, answer, type Idea } from '../idea.js';
import { placesWanted } from '../purchases.js';

const isUseTold = (claims: Claims): boolean =>
  claims.facts.funding_usage !== null || claims.of('funding_use').length > 0;

export const funds: readonly Idea[] = [
  {
    id: 'funds.from-here',
    factor: 'Use of funds',
    rungs: ['not_assessed', 'absent'],
    horizon: 7,
    origin: 'sum',
    needs: ['open', 'in use'],
    write: ({ ask, claims, revenue, users, payers }) => {
      const who = payers.isNamed || revenue > 0 ? payers.many : 'users';
      if (ask > 0 || isUseTold(claims)) return null;
      const next = nextRevenue(claims);
      const step =
        revenue > 0 && next !== null
          ? `from ${wholeDollars(revenue)} to ${wholeDollars(next)} a month`
          : users > 1
            ? `from ${count(payers.number)} to ${count(milestone(payers.number))} ${who}`
            : null;
      if (step === null) return null;
      return {
        title: `Work out which sum and which months it takes to get ${step}`,
        description: `No field names a sum or what it is for. Begin with the last thing that you paid for: what it cost in money and hours. Bring back the three dearest things with their prices, the months, and the part that you can pay without an investor.`,
      };
    },
  },
  {
    id: 'funds.new-place',
    factor: 'Use of funds',
    rungs: ALL,
    horizon: 30,
    origin: 'own',
    needs: ['open', 'ask'],
    write: ({ claims, ask, payers }) => {
      const [place] = placesWanted(claims);
      if (place === undefined) return null;
      const beside = payers.number > 1 ? `, beside the ${payers.counted} of today` : '';
      return {
        title: `Find three who would buy in ${place} before the money is there`,
        description: `Your use of the ${wholeDollars(ask)} names it${beside}. Ask ten by telephone what they use now and what they pay for it, and look up which permit, language and partner it takes. Bring back three names, the price they name, and the sum for the first three months.`,
      };
    },
  },
  {
    id: 'funds.write-down',
    factor: 'Use of funds',
    rungs: ['not_assessed', 'absent'],
    horizon: 7,
    origin: 'gap',
    write: ({ ask, name, claims, isInUse }) =>
      isUseTold(claims) || (isInUse && ask === 0)
        ? null
        : {
            title:
              ask > 0
                ? `Write down what the ${wholeDollars(ask)} pays for, and until when`
                : `Decide how much money ${name} needs, and for what`,
            description: `The field for the use of funds is blank, so that nothing of it counts yet. Name each thing with its sum and its month, and what will be true when the money is spent that is not true today. Bring back the one figure that an investor could check then.`,
          },
  },
  answer('funds.smaller-first-step', 'capital_intensive', 'Use of funds', 30, ({ ask, name, revenue }) =>
    revenue > 0
      ? null
      : {
          title: `Find a first proof of ${name} that costs ${ask > 0 ? wholeDollars(ask / 10) : 'a tenth of the money'}`,
          description: `${ask > 0 ? `Of the ${wholeDollars(ask)}, say` : 'Say'} what must be bought and what can be rented, borrowed or shared at first, and ask a lender about the rest. Bring back the smallest sum and the figure that it would prove.`,
        },
  ),
  answer('funds.forecast-basis', 'forecast_without_basis', 'Use of funds', 7, ({ users }) => ({
    title: 'Rebuild the forecast from what you can count today',
    description: `Begin with ${users > 0 ? `your ${userCount(users)}` : 'the people you can reach in a month'}, the share that says yes and the price, and go on month by month for a year. Bring back the figure for month twelve and the assumption that moves it most.`,
  })),
];
