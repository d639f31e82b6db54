import { aSituation } from '../../testing/situation.js';
import { readStatements } from './read.js';

const read = (text: string, ...[asked, rest]: Parameters<typeof aSituation>) => {
  const { claims: found, wrong, hints } = readStatements(text, aSituation(asked, rest));
  const claims = found.map(({ slot, manner, answer }) => [
    slot,
    manner,
    answer.kind === 'value' ? answer.value : answer.kind,
  ]);
  return { claims, wrong, hints };
};

describe('statements about named fields', () => {
  it.each<[string, unknown[]]>([
    ['Sector: robotics', [['sector', 'labelled', 'Robotics']]],
    ['actually the sector is robotics', [['sector', 'corrected', 'Robotics']]],
    ['remove the location', [['location', 'denied', 'none']]],
    ['My name is Bettina', []],
    [
      'Ask: $400,000 for two moulds',
      [
        ['funding_ask', 'labelled', 400_000],
        ['funding_usage', 'labelled', 'Two moulds'],
      ],
    ],
    [
      'Product: a raft that seals its own leaks overnight',
      [['idea_description', 'labelled', 'A raft that seals its own leaks overnight']],
    ],
  ])('make a claim: %s', (text, claims) => expect(read(text, 'stage').claims).toEqual(claims));

  it('report a wrong field and why a value is not accepted', () => {
    expect(read('the name is wrong', null, { phase: 'review' })).toMatchObject({
      claims: [],
      wrong: 'idea_title',
    });
    const refused = read('change the stage to purple', null, { phase: 'review' });
    expect(refused).toMatchObject({ claims: [], wrong: 'stage' });
    expect(refused.hints.join()).toMatch(/idea, MVP, launched/);
  });

  it('leave an answer of several sentences to its own slot', () => {
    const text = 'Our customers are harbour masters. They wait for hours.';
    expect(read(text, 'target_market').claims).toEqual([]);
    expect(read(text, 'stage').claims).toHaveLength(1);
  });

  it('include both ends of a check size', () => {
    expect(read('checks: 50k to 90k', 'budget', { profile: 'investor' }).claims).toEqual([
      ['check_size_min', 'corrected', 50_000],
      ['check_size_max', 'corrected', 90_000],
    ]);
  });
});
