import { aSituation } from '../testing/situation.js';
import { readStatements } from './statements-read.js';

const read = (text: string, ...[asked, rest]: Parameters<typeof aSituation>) => {
  const { claims, wrong, hints } = readStatements(text, aSituation(asked, rest));
  const result = claims.map(({ slot, manner, answer }) => [
    slot,
    manner,
    answer.kind === 'value' ? answer.value : answer.kind,
  ]);
  return { told: result, wrong, hints };
};

describe('what is said of fields by name', () => {
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
  ])('is claimed: %s', (text, claims) => expect(read(text, 'stage').told).toEqual(claims));

  it('names what is wrong, and says why it cannot be taken', () => {
    expect(read('the name is wrong', null, { phase: 'review' })).toMatchObject({
      told: [],
      wrong: 'idea_title',
    });
    const refused = read('change the stage to purple', null, { phase: 'review' });
    expect(refused).toMatchObject({ told: [], wrong: 'stage' });
    expect(refused.hints.join()).toMatch(/idea, MVP, launched/);
  });

  it('leaves the answer to a question of several sentences to its slot', () => {
    const text = 'Our customers are harbour masters. They wait for hours.';
    expect(read(text, 'target_market').told).toEqual([]);
    expect(read(text, 'stage').told).toHaveLength(1);
  });

  it('takes both ends of a check', () => {
    expect(read('checks: 50k to 90k', 'budget', { profile: 'investor' }).told).toEqual([
      ['check_size_min', 'corrected', 50_000],
      ['check_size_max', 'corrected', 90_000],
    ]);
  });
});
