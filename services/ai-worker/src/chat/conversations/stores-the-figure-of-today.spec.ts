import type { UserType } from '@proofround/contracts';

import { converse } from '../moves/converse.js';
import { freshState, type InterviewState } from '../state.js';

const KNOWN: Readonly<Record<UserType, InterviewState['known']>> = {
  startup: { idea_title: 'Kiln', idea_description: 'Ovens to share', sector: 'Other', stage: 'launched' },
  investor: { investment_sectors: ['FinTech'] },
};
const answer = (asking: string, says: string, profile: UserType = 'startup') =>
  converse({ ...freshState(profile), known: KNOWN[profile], asking, trail: [asking], turn: 3 }, says);

// rule: CHAT-15
describe('an answer with several figures stores the one that holds today', () => {
  it.each<[string, string, number]>([
    ['user_count', 'not 40, more like 60', 60],
    ['user_count', 'we used to have 300 users, now 40', 40],
    ['user_count', "I wouldn't say 40, closer to 60", 60],
    ['user_count', 'none so far, 14 friends said they would try it', 0],
    ['monthly_revenue', 'we spend 5k a month and make 2k', 2000],
    ['monthly_revenue', 'not 5k, more like 2k', 2000],
    ['monthly_revenue', 'no, I have only spent about 900 on samples', 0],
    ['funding_ask', 'we raised 200k, now looking for 500k', 500_000],
    ['funding_ask', 'not 500k, 300k', 300_000],
  ])('%s: %s', (slot, says, stored) => {
    expect(answer(slot, says).state.known[slot]).toBe(stored);
  });

  it.each<[string, string, number]>([
    [
      'budget',
      'I set aside two million, of which I already spent half a million. So 1.5 million left',
      1_500_000,
    ],
    ['portfolio_size', 'was 9, sold 2, now 7', 7],
    ['check_size_max', 'it was 25k, now 75k', 75_000],
  ])('of an investor, %s: %s', (slot, says, stored) => {
    expect(answer(slot, says, 'investor').state.known[slot]).toBe(stored);
  });
});

// rule: CHAT-15
describe('a figure that does not answer is left out, and the reply says how it was read', () => {
  it.each([
    ['user_count', "it's not 500 users", /not 500/],
    ['user_count', 'we expect 5,000 users next year', /plan/],
    ['user_count', 'between 10 and 20 percent of the dentists', /share/],
    ['monthly_revenue', 'we lose 2k a month', /goes out/],
    ['monthly_revenue', '10-15% a month', /share/],
    ['funding_ask', 'we spent 5k so far', /goes out/],
    ['funding_ask', 'we have raised 200k already', /already have/],
  ])('%s: %s', (slot, says, reply) => {
    const { state, message } = answer(slot, says);
    expect(state.known).toEqual(KNOWN.startup);
    expect(message).toMatch(reply);
    expect(state.asking).toBe(slot);
  });

  it.each([
    'We spent 40k on it so far and lose 2k a month.',
    'Revenue grew 10-15% a month.',
    'By 2028 we will have 5,000 customers and make $2m a month.',
    'We used to have 300 users.',
  ])('in an answer about something else: %s', (says) => {
    const { state } = answer('team_background', says);
    for (const slot of ['user_count', 'monthly_revenue', 'funding_ask'])
      expect(state.known).not.toHaveProperty(slot);
  });
});
