import { isNonsense } from './prose.js';
import { fixTypos } from './typos.js';

describe('text', () => {
  it.each(['asdf', 'qwerty', '🤷‍♀️', '...', 'aaaaa', 'hahaha', 'sdfghjk'])('%s is nonsense', (text) => {
    expect(isNonsense(text)).toBe(true);
  });
  it.each(['LedgerLoop', '12', 'ok', 'Hndl', 'a dozen', 'Dublin'])('%s is not nonsense', (text) => {
    expect(isNonsense(text)).toBe(false);
  });

  it('is corrected only if a typo hides a fact', () => {
    expect(fixTypos('we lauched with 12 custmers, montly revenu is 4k')).toBe(
      'we launched with 12 customers, monthly revenue is 4k',
    );
    const fine = 'Rising founders praise the lunch and customs';
    expect(fixTypos(fine)).toBe(fine);
  });
});
