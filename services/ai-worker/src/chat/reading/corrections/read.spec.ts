import { aSituation } from '../../testing/situation.js';
import { correctionsIn, lastVersion } from './read.js';

const KNOWN = {
  idea_title: 'Weirwolf',
  idea_description: 'Boats that seal themselves',
  user_count: 19,
  location: 'Turku',
};
const corrects = (message: string, ...[asked, rest]: Parameters<typeof aSituation>) =>
  correctionsIn(message, aSituation(asked, { known: KNOWN, ...rest }))?.claims.map(({ slot, answer }) => [
    slot,
    answer.kind === 'value' ? answer.value : answer.kind,
  ]);

describe('a correction that names no field', () => {
  it.each<[string, string, string | null, [string, unknown][] | undefined]>([
    ['finds the figure that is wrong', 'I meant 91, not 19', 'sector', [['user_count', 91]]],
    ['finds the text that is wrong', 'it is Tampere, not Turku', 'sector', [['location', 'Tampere']]],
    [
      'corrects a word within a text',
      'rafts, not boats',
      'problem_statement',
      [['idea_description', 'rafts that seal themselves']],
    ],
    [
      'reads a denial in another language',
      'ah nein, nicht Turku, Tampere',
      'sector',
      [['location', 'Tampere']],
    ],
    ['reads a denial behind the new value', 'Tampere, pas Turku', 'sector', [['location', 'Tampere']]],
    ['replaces whole words only', 'it is rafts, not boat', 'problem_statement', undefined],
    ['takes what was never put down for none', 'it is Tampere, not Oulu', 'sector', undefined],
    ['leaves an answer to the question alone', '4, not 3', 'funding_ask', undefined],
    ['puts nothing right with a mere no', 'nah, not yet', 'sector', undefined],
    ['is no ordinary sentence', 'we row every morning', 'sector', undefined],
  ])('%s: %s', (_, message, asked, claims) => expect(corrects(message, asked)).toEqual(claims));

  it('corrects the latest value', () => {
    expect(corrects('sorry, 21', 'problem_statement', { recent: ['user_count'] })).toEqual([
      ['user_count', 21],
    ]);
    expect(corrects('actually, 21', null, { phase: 'review', recent: ['idea_title'] })).toEqual([
      ['user_count', 21],
    ]);
  });

  it('asks which of two figures is meant', () => {
    const known = { ...KNOWN, monthly_revenue: 700 };
    const recent = ['user_count', 'monthly_revenue'];
    const made = correctionsIn('no, 2,000', aSituation('sector', { known, recent }));
    expect(made).toMatchObject({
      claims: [],
      hints: [expect.stringContaining('number of users or the monthly')],
    });
  });

  it('accepts a lone stage or sector only at the summary', () => {
    expect(corrects('launched', null, { phase: 'review' })).toEqual([['stage', 'launched']]);
    expect(corrects('launched', 'sector')).toBeUndefined();
  });
});

describe('a retraction inside a message', () => {
  it.each([
    ['user_count', '500, no sorry, 550', '550'],
    ['user_count', 'maybe 30, so put 28', '28'],
    ['idea_title', 'Weir... no wait, we renamed it. Weirwolf.', 'Weirwolf'],
    ['preferred_stages', 'MVP, no, write idea only', 'MVP, no, write idea only'],
    ['problem_statement', 'Leaks. No, rot.', 'Leaks. No, rot.'],
    ['user_count', 'some, no idea', 'some, no idea'],
  ])('leaves only the final version, after the question for %s: %s', (asked, message, last) =>
    expect(lastVersion(message, aSituation(asked))).toBe(last),
  );

  it('replaces a list that is dictated again', () => {
    const asked = aSituation('preferred_stages', { profile: 'investor' });
    expect(lastVersion('MVP, sometimes idea... no, write launched', asked)).toBe('launched');
  });
});
