import { aSituation } from '../../testing/situation.js';
import { profileFacts } from './read.js';

const LOOK = { onlyAboutOneself: false, title: null };

describe('facts', () => {
  it.each([
    ['startup', ['funding_ask']],
    ['investor', []],
  ] as const)('are those of a %s', (profile, slots) =>
    expect(
      profileFacts('we are raising $90k', aSituation(null, { profile }), LOOK).map(({ slot }) => slot),
    ).toEqual(slots),
  );
});
