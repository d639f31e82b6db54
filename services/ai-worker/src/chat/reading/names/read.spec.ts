import { aSituation } from '../../testing/situation.js';
import { readName } from './read.js';

const read = (
  text: string,
  asked: string | null,
  known: Record<string, unknown> = {},
  correcting = false,
) => {
  const read = readName(text, aSituation(asked, { known }), correcting);
  return read && [read.name, read.claim.answer.kind, read.claim.manner];
};

describe('the name in a message', () => {
  it.each<[string, string | null, unknown]>([
    ['Weirwolf', 'idea_title', ['Weirwolf', 'value', 'asked']],
    ['It is called Weirwolf.', 'idea_title', ['Weirwolf', 'value', 'asked']],
    ['Second thoughts', 'idea_title', ['Second thoughts', 'doubt', 'asked']],
    ['Weirwolf', 'idea_description', ['Weirwolf', 'value', 'asked']],
    ['boats that seal themselves', 'idea_description', null],
    ['40', 'user_count', null],
  ])('%s, after the question for %s', (text, asked, name) => expect(read(text, asked)).toEqual(name));

  it('does not replace a known name, except by renaming', () => {
    const known = { idea_title: 'Weirwolf', idea_description: 'Boats' };
    expect(read('Otterbox', 'sector', known)).toBeNull();
    expect(read('no, it is called Otterly', 'sector', known, true)).toEqual([
      'Otterly',
      'value',
      'corrected',
    ]);
    expect(read('A thing called desire is what our customers feel every day.', 'sector', known)).toBeNull();
  });
});
