import { value } from '../slots/slot.js';
import { aSituation } from '../testing/situation.js';
import { profileFacts, inValidOrder } from './facts.js';

const LOOK = { strict: false, title: null };

describe('facts', () => {
  it.each([
    ['startup', ['funding_ask']],
    ['investor', []],
  ] as const)('are those of a %s', (profile, slots) =>
    expect(
      profileFacts('we are raising $90k', aSituation(null, { profile }), LOOK).map(({ slot }) => slot),
    ).toEqual(slots),
  );

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
