import { readInState } from '../moves/converse.js';
import { freshState, type InterviewState } from '../state.js';

const asking = (slot: string | null, known: Record<string, unknown> = {}): InterviewState => ({
  ...freshState('startup'),
  asking: slot,
  known,
  turn: 3,
});
const KILN = { idea_title: 'Kiln', idea_description: 'Ovens to share', user_count: 12 };
const claims = (state: InterviewState, message: string) =>
  readInState(state, message).claims.map(({ slot, manner, answer }) => [
    slot,
    manner,
    answer.kind === 'value' || answer.kind === 'doubt' ? answer.value : answer.kind,
  ]);

describe('the manner of a claim', () => {
  it.each<[string, InterviewState, string, unknown]>([
    ['asked for', asking('user_count', KILN), '40', ['user_count', 'asked', 40]],
    [
      'volunteered',
      asking('stage', KILN),
      'MVP, we make $900 a month',
      ['monthly_revenue', 'volunteered', 900],
    ],
    ['labelled', asking('stage', KILN), 'Sector: FinTech', ['sector', 'labelled', 'FinTech']],
    ['corrected', asking('stage', KILN), 'actually we have 15 users', ['user_count', 'corrected', 15]],
    [
      'wrong, and what is right',
      asking('stage', KILN),
      'the number of users is wrong, it should be 15',
      ['user_count', 'corrected', 15],
    ],
    [
      'wrong, and what is right, in two sentences',
      asking(null, KILN),
      'The number of users is wrong. It should be 15',
      ['user_count', 'corrected', 15],
    ],
    ['denied', asking('stage', KILN), 'remove the number of users', ['user_count', 'denied', 'none']],
  ])('%s', (_, state, message, claim) => {
    expect(claims(state, message)).toContainEqual(claim);
  });

  it('reports a wrong field if no better value is given', () => {
    expect(readInState(asking(null, KILN), 'the name is wrong')).toMatchObject({
      wrong: 'idea_title',
      claims: [],
    });
  });
});

describe('a question makes no claim', () => {
  const SLOTS = [
    'idea_title',
    'idea_description',
    'sector',
    'problem_statement',
    'team_background',
    'location',
  ];
  it.each([
    ['who reads what I write here?', 'confidential'],
    ['Is this conversation private?', 'confidential'],
    ['why do you ask?', 'why'],
    ['what should I raise?', 'raise'],
    ['What should we ask for, in your opinion?', 'raise'],
    ['how long will this take?', 'how-long'],
    ['can I change this later?', 'edit-later'],
    ['what happens with this?', 'next'],
    ['Do I need a final name?', 'why'],
    ['is it going to rain today?', 'other'],
  ])('%s', (question, topic) => {
    for (const slot of SLOTS)
      expect(readInState(asking(slot), question)).toMatchObject({ topic, claims: [] });
  });
});
