import type { UserType } from '@proofround/contracts';

import { converse } from '../moves/converse.js';
import { freshState, type InterviewState } from '../state.js';

const asked = (profile: UserType, asking: string, known: Record<string, unknown> = {}): InterviewState => ({
  ...freshState(profile),
  known,
  asking,
  trail: [asking],
  turn: 3,
});
const TALLOW = { idea_title: 'Tallow', idea_description: 'Candles made of waste fat' };

describe('an answer with other words around it', () => {
  it.each<[string, string, unknown]>([
    ['sector', 'Crafts, obviously. What else is made of wax.', 'Crafts'],
    ['sector', 'What is on your list? Ha, sorry. Textiles.', 'Textiles'],
    ['sector', 'Für mich ist das Handwerk. Was sonst?', 'Handwerk'],
    ['sector', 'Beekeeping. And the thing is launched, as I said.', 'Beekeeping'],
    ['location', 'Lyon, sorry, Grenoble, we moved last year.', 'Grenoble'],
    ['location', 'Leeds, by the canal, born in York though.', 'Leeds'],
    ['location', 'Tartu. Ever been there? No?', 'Tartu'],
    ['user_count', '310 plus 12 since Monday', 322],
    ['user_count', '5 mills. Mills are the customers, not bakers.', 5],
    ['stage', 'Oh, it is out since last May and bakers are paying for it.', 'launched'],
  ])('%s: %s', (slot, says, value) => {
    expect(converse(asked('startup', slot, TALLOW), says).state.known[slot]).toEqual(value);
  });

  it.each<[string, string, unknown]>([
    ['investment_sectors', 'workshop stuff. wood processing too.', ['Workshop', 'Wood processing']],
    [
      'investment_sectors',
      'Agricultura y madera, nada más, de lo otro no entiendo.',
      ['Agricultura', 'Madera'],
    ],
    ['geography_preference', "L'Espagne et le Portugal, j'ai peur du bateau.", ['Spain', 'Portugal']],
    ['preferred_stages', 'Desde prototipo hasta lanzado; una idea sola, no.', ['mvp', 'launched']],
    ['check_size_max', '90k, never more', 90_000],
    ['check_size_min', "We'd hardly open the file for under 200,000 dollars.", 200_000],
  ])('%s: %s', (slot, says, value) => {
    expect(converse(asked('investor', slot), says).state.known[slot]).toEqual(value);
  });
});

describe('text that is not an answer is not stored', () => {
  it.each([
    ['sector', 'Sorry, other way.'],
    ['sector', 'Check the letter.'],
    ['problem_statement', 'Get on with it. Are you going to help me or not?'],
    ['problem_statement', 'Pardon, pourquoi voulez-vous savoir cela ?'],
    ['competitive_advantage', "Doesn't everybody invent that? We don't have one yet, honestly."],
    ['team_background', "I'd sooner not talk about who is in it."],
  ])('%s: %s', (slot, says) => {
    expect(converse(asked('startup', slot, { ...TALLOW }), says).state.known).toEqual(TALLOW);
  });

  it.each(['Great! Well, off we go.', "I'll tell you later.", "She's into horses."])(
    'as a name: %s',
    (says) => {
      expect(converse(asked('startup', 'idea_title'), says).state.known).not.toHaveProperty('idea_title');
    },
  );

  it('a figure in a story is not a check size', () => {
    const { state } = converse(
      asked('investor', 'check_size_min'),
      'My aunt had seven goats when I was a boy.',
    );
    expect(state.known).toEqual({});
    expect(state.doubts).toEqual([]);
  });
});

it.each<[string, string]>([
  ['WaxWorks. No wait, we renamed it in May: Candela. That is the name, Candela.', 'Candela'],
  ["I don't know. Elderfield? Yes, Elderfield, let's say that.", 'Elderfield'],
  ['Wir heißen Wachswerk und sitzen in Kassel.', 'Wachswerk'],
])('the final name is stored: %s', (says, name) => {
  expect(converse(asked('startup', 'idea_title'), says).state.known['idea_title']).toBe(name);
});

it('an investor who withholds a required field is asked for everything else first', () => {
  let state = asked('investor', 'budget', { investment_sectors: ['FinTech'] });
  state = { ...state, seen: ['a', 'b'] };
  const replies: string[] = [];
  for (const says of [
    'That is not something we talk about.',
    'That is not something we talk about.',
    'That is not something we talk about.',
    'A bakery chain and a brewery.',
    'launched',
    'Spain',
  ]) {
    const reply = converse(state, says);
    state = reply.state;
    replies.push(reply.message);
  }
  expect(state.known).toMatchObject({ geography_preference: ['Spain'] });
  expect(replies.join('\n')).not.toMatch(/can't finish without/);
  expect(state.known).not.toHaveProperty('budget');
});

it('the largest check can be corrected at the summary under another name', () => {
  const known = {
    investment_sectors: ['FinTech'],
    budget: 2_000_000,
    current_companies: 'Moor',
    check_size_min: 50_000,
    check_size_max: 200_000,
  };
  const review: InterviewState = { ...freshState('investor'), known, phase: 'review', turn: 9 };
  expect(
    converse(review, 'Make the upper cheque three hundred thousand.').state.known['check_size_max'],
  ).toBe(300_000);
});
