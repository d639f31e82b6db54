import { converse } from '../moves/converse.js';
import type { InterviewState } from '../state.js';
import { freshState } from '../state.js';

const KILN = { idea_title: 'Kiln', idea_description: 'Ovens to share', sector: 'Other', stage: 'launched' };
const talk = (...lines: string[]) =>
  lines.reduce<{ state: InterviewState; message: string }>(({ state }, line) => converse(state, line), {
    state: { ...freshState('startup'), known: KILN, asking: 'user_count', trail: ['user_count'], turn: 3 },
    message: '',
  });

// rule: CHAT-17
describe('a revenue of zero that only follows from having no users', () => {
  it('is stored, and the reply says so', () => {
    const { state, message } = talk('no users yet');
    expect(state.known).toMatchObject({ user_count: 0, monthly_revenue: 0 });
    expect(message).toContain('Without users I put the revenue down as zero too');
  });

  it.each(['sorry, it is 40 users', 'change the number of users to 40', 'we have 40 users by now'])(
    'goes when users are given: %s',
    (line) => {
      const { state, message } = talk('no users yet', line);
      expect(state.known).toMatchObject({ user_count: 40 });
      expect(state.known).not.toHaveProperty('monthly_revenue');
      expect(message).toContain('I took the zero revenue out again');
    },
  );

  it('goes when the number of users is taken out', () => {
    const { state } = talk('no users yet', 'remove the number of users');
    expect(state.known).not.toHaveProperty('monthly_revenue');
  });

  it('stays when the person has said it themselves', () => {
    const { state } = talk('no users yet', 'the monthly revenue is 0', 'change the number of users to 40');
    expect(state.known).toMatchObject({ user_count: 40, monthly_revenue: 0 });
  });

  it('is asked for again', () => {
    const { state } = talk(
      'no users yet',
      'change the number of users to 40',
      'skip',
      'skip',
      'skip',
      'skip',
    );
    const asked = [...state.trail, state.asking];
    expect(asked).toContain('monthly_revenue');
  });

  it('is not mentioned if the same message gives a revenue', () => {
    const { state, message } = talk('no users yet, but we make $5k a month with a pilot');
    expect(state.known).toMatchObject({ user_count: 0, monthly_revenue: 5000 });
    expect(message).not.toContain('Without users');
    expect(message).not.toContain('from $0');
  });
});
