import { quantitiesOf } from '@proofround/text/numbers/quantities.js';
import { normalise } from '@proofround/text/words/words.js';

import { bareClaims } from '../testing/claims.js';
import { isHollow, SaidBefore } from './repetition.js';

// rule: SCORE-10
describe('words that add nothing', () => {
  it.each([
    'it could be really big honestly, sky is the limit',
    'everyone i tell about it says wow thats a great idea',
    'be honest',
    'we will always give more',
    'this situation is unsatisfactory from several points of view',
    'we have given careful thought to this question',
    'together they combine different strengths and work well with each other',
  ])('are recognised: %s', (text) => expect(isHollow(text)).toBe(true));

  it.each(['the machine has a glass front', 'bakers pay us', 'it could be big for 40 bakers', 'app'])(
    'are not: %s',
    (text) => expect(isHollow(text)).toBe(false),
  );

  it('earn nothing if an earlier sentence has said them', () => {
    const saidBefore = new SaidBefore();
    const said = (text: string) => ({ text: normalise(text), quantities: quantitiesOf(text) });
    const repeats = (text: string) => saidBefore.has(said(text));
    for (const text of ['a rack for oars', 'three oars were stolen from the boat house'])
      saidBefore.add(said(text));
    expect(repeats('to say it again: oars are stolen from boat houses')).toBe(true);
    expect(repeats('oars get stolen and people hate it when oars are stolen')).toBe(true);
    expect(repeats('oars are not stolen')).toBe(false);
    expect(repeats('oars are stolen 40 times')).toBe(false);
    expect(repeats('rowers pay for the rack')).toBe(false);
    saidBefore.add(said('41 clubs lose 3% of their oars'));
    expect(repeats('So these are 41 clubs and 3% in total.')).toBe(true);
    expect(repeats('We consider 3% to be a serious figure.')).toBe(true);
    expect(repeats('So these are 42 clubs and 3% in total.')).toBe(false);
    expect(repeats('41 clubs ordered a rack')).toBe(false);
  });

  it('are left out of the claims, or have no kind', () => {
    const plain = 'A rack for oars. Three oars were stolen from the boat house.';
    const padded = `${plain} To say it again: oars are stolen from boat houses. I truly believe in this.`;
    const { statements } = bareClaims({ idea_description: padded });
    expect(statements).toHaveLength(3);
    expect(statements[2]?.isHype).toBe(true);
    expect(['edge', 'no_rivals', 'solution'].some((kind) => statements[2]?.leans(kind))).toBe(false);
  });

  it('explain nothing', () => {
    const fact = 'Bakers scan the crates at the door.';
    const { statements } = bareClaims({
      solution_statement: `${fact} In this respect our approach is similar to bakers.`,
    });
    expect(statements.slice(-2).map(({ contentWords }) => contentWords)).toEqual([
      ['baker', 'scan', 'crat', 'door'],
      ['baker'],
    ]);
    const spunOut = bareClaims({
      solution_statement: 'Please, friends, bakers sure scan, every night and every morning.',
    });
    expect(spunOut.in('solution_statement')[0]?.contentWords).toEqual(['baker', 'scan']);
  });
});
