import { wholeDollars } from '../figures.js';
import { answer, HIGH, type Idea } from '../idea.js';

/** A market share, not a commission or a rate. */
const SHARE_OF_MARKET =
  /\b(?:only|just|even|capture|win|take|reach)\b[^.;]{0,30}\d ?%|\d ?% of (?:the|this|that|all|these)|market share/;

export const market: readonly Idea[] = [
  {
    id: 'market.no-share-guess',
    factor: 'Market size',
    horizon: 7,
    write: ({ best, prospects }) => {
      const guess = best('market_share_guess');
      if (!guess || !SHARE_OF_MARKET.test(guess.text)) return null;
      return {
        title: `Replace the share of a big market by a count of ${prospects}`,
        description:
          'A share of a huge total convinces nobody, because nothing says how you get it. Count those you can reach in two years and multiply by a price. Bring back the count, the price and the sum.',
        about: guess,
      };
    },
  },
  {
    id: 'market.multiply',
    factor: 'Market size',
    rungs: ['absent', 'considered', 'explained', 'specified'],
    horizon: 7,
    write: ({ claims, perUser, counted, who }) => {
      // With a known income per user the product is mere arithmetic.
      if (!counted || perUser !== null) return null;
      if (
        claims.in('target_market').some(({ quantities }) => quantities.some(({ kind }) => kind === 'money'))
      )
        return null;
      return {
        title: `Multiply your count of ${who} by what each would pay a year`,
        description:
          'Take a price that somebody has agreed to or pays for something alike; write the sum as count times price. Bring back the yearly figure and the weakest number in it.',
        about: counted,
      };
    },
  },
  {
    id: 'market.source',
    factor: 'Market size',
    rungs: HIGH,
    horizon: 7,
    write: ({ counted }) => {
      if (!counted) return null;
      if (/\b(?:according|source|census|statistic|report|survey|register|https?)/.test(counted.text))
        return null;
      return {
        title: 'Put a source and a year beside the size of your market',
        description:
          'Link the register, the census or the trade report the number comes from, or show your own count with the steps. Bring back the source and how far your figure and theirs lie apart.',
        about: counted,
      };
    },
  },
  {
    id: 'market.count',
    factor: 'Market size',
    horizon: 7,
    write: ({ claims, prospects, counted }) => {
      if (counted || claims.of('market_share_guess').length > 0) return null;
      return {
        title: `Count the ${prospects} in your first country, with a source`,
        description:
          'Use a register, a trade association or a statistics office, and leave out those who are too large, too small or too far away. Bring back the number, the source and its year.',
      };
    },
  },
  answer('market.next-group', 'small_market', 'Market size', 30, ({ prospects }) => ({
    title: `Name the group of buyers that comes after your first ${prospects}`,
    description:
      'Choose the next group with the same problem, count it and speak to three of them. Bring back their number, what they would pay and what you would have to change for them.',
  })),
  answer('market.off-season', 'seasonal', 'Revenue', 30, ({ name }) => ({
    title: `Plan what ${name} earns in the months without a season`,
    description:
      'Write the revenue you expect for each of the twelve months and what pays the costs in the weakest three. Ask five customers what they would buy then. Bring back the lowest month and how you pay for it.',
  })),
  answer('market.currency', 'political_currency', 'Use of funds', 30, ({ ask }) => ({
    title: 'Work out how much a fall of the currency by a fifth would cost you',
    description: `Split your costs${ask > 0 ? `, and the ${wholeDollars(ask)} you ask for,` : ''} by currency and do the sum again with a currency that is worth a fifth less. Bring back the months of money left in both cases and what you would do first.`,
  })),
];
