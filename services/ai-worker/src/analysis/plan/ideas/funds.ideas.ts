import { users as userCount, wholeDollars } from '../figures.js';
import { answer, type Idea } from '../idea.js';

export const funds: readonly Idea[] = [
  {
    id: 'funds.write-down',
    factor: 'Use of funds',
    rungs: ['not_assessed', 'absent'],
    horizon: 7,
    isGap: true,
    write: ({ ask, name, claims }) =>
      claims.facts.funding_usage !== null || claims.of('funding_use').length > 0
        ? null
        : {
            title:
              ask > 0
                ? `Write down what the ${wholeDollars(ask)} pay for, and until when`
                : `Decide how much money ${name} needs, and for what`,
            description: `The field for the use of funds is blank, so that nothing of it counts yet. Name each thing with its sum and its month, and what will be true when the money is spent that is not true today. Bring back the one figure that an investor could check then.`,
          },
  },
  answer('funds.smaller-first-step', 'capital_intensive', 'Use of funds', 30, ({ ask, name, revenue }) =>
    revenue > 0 ? null : ({
    title: `Find a first proof of ${name} that costs ${ask > 0 ? wholeDollars(ask / 10) : 'a tenth of the money'}`,
    description: `${ask > 0 ? `Of the ${wholeDollars(ask)}, say` : 'Say'} what must be bought and what can be rented, borrowed or shared at first, and ask a lender about the rest. Bring back the smallest sum and the figure that it would prove.`,
  })),
  answer('funds.forecast-basis', 'forecast_without_basis', 'Use of funds', 7, ({ users }) => ({
    title: 'Rebuild the forecast from what you can count today',
    description: `Begin with ${users > 0 ? `your ${userCount(users)}` : 'the people you can reach in a month'}, the share that says yes and the price, and go on month by month for a year. Bring back the figure for month twelve and the assumption that moves it most.`,
  })),
];
