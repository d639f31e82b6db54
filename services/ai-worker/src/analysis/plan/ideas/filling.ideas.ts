import { wholeDollars } from '../figures.js';
import { ALL, type Idea } from '../idea.js';

const TENTH = 10;

/** Tasks with a figure of the founder that fit nearly every business. They fill a plan before a general task does. */
export const filling: readonly Idea[] = [
  {
    id: 'fill.left-over',
    factor: 'Figures',
    rungs: ALL,
    horizon: 7,
    origin: 'sum',
    needs: ['open', 'revenue'],
    write: ({ revenue }) => ({
      title: `Show what is left of the ${wholeDollars(revenue)} of a month after all costs`,
      description:
        'Take off what was bought for it, then wages with your own hours at a wage, then rent, fees and tax. Bring back the three sums, what is left, and the cost that grows when sales double.',
    }),
  },
  {
    id: 'fill.first-tenth',
    factor: 'Use of funds',
    rungs: ALL,
    horizon: 90,
    origin: 'sum',
    needs: ['open', 'ask', 'revenue'],
    write: ({ ask, name }) => ({
      title: `Name what the first ${wholeDollars(ask / TENTH)} of the ${wholeDollars(ask)} must prove`,
      description: `Say what you would pay for first with a tenth of the money, and which figure of ${name} changes because of it. Bring back its price, the figure today and the one that would show that the rest is worth spending, and the one at which you would stop.`,
    }),
  },
];
