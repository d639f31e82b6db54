import type { Quantity } from '@proofround/text/numbers/quantities.js';

import type { Statement } from '../../../claims/statement.js';
import { isConsumer } from '../buyers.js';
import { count, wholeDollars } from '../figures.js';
import { ALL, answer, type Idea } from '../idea.js';

/** A market share, not a commission or a rate. */
const SHARE_OF_MARKET =
  /\b(?:only|just|even|capture|win|take|reach)\b[^.;]{0,30}\d ?%|\d ?% of (?:the|this|that|all|these)|market share/;

/** Words for where a number comes from. */
const SOURCED =
  /\b(?:according|source|census|cadastr\w*|catastro|statistic\w*|report|survey|regist\w*|says|counted|our count|official|by the \w+ count|guild|association|chamber|federation|ministry|bureau|office|union|list|in 20\d\d|https?)\b/;
/** The number counts events in a period, not people or firms who could buy today. */
const A_FLOW =
  /\b(?:births?|deaths?|weddings?|burials?|funerals?|(?:a|per|each|every) (?:year|month|day|week)|yearly|annually|im jahr|pro jahr|al ano|por ano|par an|all'anno|rocznie)\b/;
/** Several numbers, of which it is not sure which one is meant. */
const isOne = ({ quantities }: Statement): boolean =>
  quantities.filter(({ kind, value }) => kind === 'count' && value >= LEAST_COUNT).length === 1;
const LEAST_COUNT = 50;
const isMarket = ({ kind, value }: Quantity): boolean => kind === 'count' && value >= TEN;

const TEN = 10;
/** A market of more firms is not called one by one. */
const MOST_FIRMS = 50_000;
/** A larger number counts people, and not customers. */
const MOST_CUSTOMERS = 200_000_000;

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
    id: 'fact.ten-names',
    factor: 'Target customer',
    rungs: ALL,
    horizon: 7,
    origin: 'own',
    needs: ['open', 'firms'],
    write: ({ counted, marketCount, quote, isInUse, users }) => {
      if (!counted || marketCount === null || counted.field !== 'target_market' || marketCount > MOST_FIRMS)
        return null;
      const named = Math.min(TEN, marketCount);
      if (marketCount <= users + named) return null;
      return {
        title: `Name ${count(named)} of the ${count(marketCount)} that you count in your market, and call three`,
        description: `Choose ${isInUse ? 'ones that you do not serve yet and that resemble the best of those you serve' : 'the ones that lose most today'}. Ask who decides there, what they pay for it today and when the next decision falls. Bring back the names, the three answers and the one with the nearest date.`,
        shown: quote(counted),
      };
    },
  },
  {
    id: 'market.source',
    factor: 'Market size',
    rungs: ALL,
    horizon: 7,
    origin: 'own',
    write: ({ counted, marketCount, quote, prospects }) => {
      if (!counted || marketCount === null || counted.field !== 'target_market' || SOURCED.test(counted.text))
        return null;
      if (marketCount > MOST_CUSTOMERS || A_FLOW.test(counted.text) || !isOne(counted)) return null;
      return {
        title: `Show where the ${count(marketCount)} come from, and how many buyers that makes`,
        description: `Say which register, association or count of your own it is, with the year, and who of them pays you. Leave out those ${isConsumer(prospects) ? 'who are too far away or do not have the problem' : 'whom you cannot serve'}. Bring back the number of buyers that is left, and the first place in which you begin.`,
        shown: quote(counted),
      };
    },
  },
  {
    id: 'market.count',
    factor: 'Market size',
    horizon: 7,
    origin: 'gap',
    needs: ['open', 'firms'],
    write: ({ claims, prospects, counted }) => {
      const isTold = claims.in('target_market').some(({ quantities }) => quantities.some(isMarket));
      if (counted || isTold || claims.of('market_share_guess').length > 0) return null;
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
  answer('market.currency', 'political_currency', 'Figures', 30, ({ ask }) => ({
    title: 'Work out how much a fall of the currency by a fifth would cost you',
    description: `Split your costs${ask > 0 ? `, and the ${wholeDollars(ask)} you ask for,` : ''} by currency and do the sum again with a currency that is worth a fifth less. Bring back the months of money left in both cases and what you would do first.`,
  })),
];
