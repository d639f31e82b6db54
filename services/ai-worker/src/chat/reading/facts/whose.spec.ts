import { findAmounts } from '@proofround/text/numbers/money.js';

import { holdingFor, type Purpose } from './standing.js';

const held = (text: string, purpose: Purpose, own: string | null = 'Quayside') =>
  holdingFor(text, findAmounts(text), purpose, own).holding.map(({ value }) => value);

describe('the figures that are the speaker’s own', () => {
  // rule: CHAT-30
  it.each<[string, Purpose, number[]]>([
    ['Harbourly has 3,000 customers, we are at 27', 'count', [27]],
    ['The competitor Harbourly takes 900 euros and has 3,000 customers; ours is simpler', 'count', []],
    ['The other company says 5,000 traders. For us it is 230.', 'count', [230]],
    ['Der Großhändler macht 80.000 Dollar im Monat, wir 4.500 Dollar', 'revenue', [4500]],
    ['La grande enseigne fait 90 000 dollars, nous 3 200 dollars', 'revenue', [3200]],
    ['Harbourly raised 12 million last year, we look for 800k', 'ask', [800000]],
    [
      'The biggest player makes 4 million a month. They sell 60,000 boxes. We make 6,200 dollars.',
      'revenue',
      [6200],
    ],
  ])('%s (%s)', (text, purpose, figures) => expect(held(text, purpose)).toEqual(figures));

  it.each<[string, Purpose, number[]]>([
    ['Quayside has 40 customers', 'count', [40]],
    ['People: 112', 'count', [112]],
    ['we make 15,000 euros a month and 400 people use it', 'count', [15000, 400]],
    ['The app makes 700 dollars a month and we want more', 'revenue', [700]],
    ['Tesco pays us 2,000 dollars a month', 'revenue', [2000]],
    ['They bring in 4k', 'revenue', [4000]],
    ['that is 60,000 US dollars, we require it soon', 'ask', [60000]],
  ])('own figures hold: %s (%s)', (text, purpose, figures) => expect(held(text, purpose)).toEqual(figures));
});
