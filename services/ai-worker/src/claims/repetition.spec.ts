import { bareClaims } from '../testing/claims.js';
import { isHollow, Told } from './repetition.js';

// rule: SCORE-10
describe('words that add nothing', () => {
  it.each([
    'it could be really big honestly, sky is the limit',
    'everyone i tell about it says wow thats a great idea',
    'be honest',
    'we will always give more',
  ])('are recognised: %s', (text) => expect(isHollow(text)).toBe(true));

  it.each(['the machine has a glass front', 'bakers pay us', 'it could be big for 40 bakers', 'app'])(
    'are not: %s',
    (text) => expect(isHollow(text)).toBe(false),
  );

  it('earn nothing if an earlier sentence has said them', () => {
    const told = new Told();
    for (const text of ['a rack for oars', 'three oars were stolen from the boat house']) told.add(text);
    expect(told.repeats('to say it again: oars are stolen from boat houses')).toBe(true);
    expect(told.repeats('oars get stolen and people hate it when oars are stolen')).toBe(true);
    expect(told.repeats('oars are not stolen')).toBe(false);
    expect(told.repeats('oars are stolen 40 times')).toBe(false);
    expect(told.repeats('rowers pay for the rack')).toBe(false);
  });

  it('are left out of the claims, or have no kind', () => {
    const plain = 'A rack for oars. Three oars were stolen from the boat house.';
    const padded = `${plain} To say it again: oars are stolen from boat houses. I truly believe in this.`;
    const { statements } = bareClaims({ idea_description: padded });
    expect(statements).toHaveLength(3);
    expect(statements[2]?.isHype).toBe(true);
    expect(['edge', 'no_rivals', 'solution'].some((kind) => statements[2]?.leans(kind))).toBe(false);
  });
});
