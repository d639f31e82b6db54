import { value } from '../../slots/slot.js';
import { aSituation } from '../../testing/situation.js';
import { inValidOrder } from './checks.js';

describe('the order of check sizes', () => {
  it.each([
    [{ check_size_max: 50_000 }, 90_000, ['check_size_max', 'check_size_min']],
    [{ check_size_max: 100_000 }, 90_000, ['check_size_min', 'check_size_max']],
    [{}, 90_000, ['check_size_min', 'check_size_max']],
  ])('with %j known, checks from %d come in a valid order', (known, least, order) => {
    const claims = [
      { slot: 'check_size_min', answer: value(least) },
      { slot: 'check_size_max', answer: value(200_000) },
    ];
    expect(inValidOrder(claims, aSituation(null, { known })).map(({ slot }) => slot)).toEqual(order);
  });
});
