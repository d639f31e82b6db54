import { wholeDollars } from '../figures.js';
import { answer, type Idea } from '../idea.js';

/** A market share, not a commission or a rate. */
const SHARE_OF_MARKET =
  /\b(?:only|just|even|capture|win|take|reach)\b[^.;]{0,30}\d ?%|\d ?% of (?:the|this|that|all|these)|market share/;

/** Words for where a number comes from. */
const SOURCED =
  /\b(?:according|source|census|cadastr\w*|catastro|statistic\w*|report|survey|regist\w*|says|counted|our count|https?)\b/;

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
    id: 'market.source',
    factor: 'Market size',
    horizon: 7,
    write: ({ counted, quote }) => {
      if (counted?.field !== 'target_market' || SOURCED.test(counted.text)) return null;
      return {
        title: 'Name the source of this number and the part that you can reach',
        description:
          'Say which register, association or count of your own it comes from, with the year. Then strike out those who are too far away, too small or served already. Bring back what is left, as one number.',
        shown: quote(counted),
      };
    },
  },
  {
    id: 'market.count',
    factor: 'Market size',
    horizon: 7,
    isGap: true,
    needs: ['open', 'firms'],
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
  answer('market.currency', 'political_currency', 'Use of funds', 30, ({ ask }) => ({
    title: 'Work out how much a fall of the currency by a fifth would cost you',
    description: `Split your costs${ask > 0 ? `, and the ${wholeDollars(ask)} you ask for,` : ''} by currency and do the sum again with a currency that is worth a fifth less. Bring back the months of money left in both cases and what you would do first.`,
  })),
];
