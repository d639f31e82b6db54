import type { UserType } from '@proofround/contracts';

import { converse } from '../moves/converse.js';
import { freshState, type InterviewState } from '../state.js';

const HIVE = {
  idea_title: 'Petek',
  idea_description: 'Scales for beehives',
  sector: 'Agritech',
  stage: 'launched',
};
const FUND = { investment_sectors: ['Selam', 'Dairy'], budget: 40_000 };

const at = (
  profile: UserType,
  known: Record<string, unknown>,
  asking: string | null,
  more: Partial<InterviewState> = {},
): InterviewState => ({ ...freshState(profile), known, asking, turn: 4, ...more });
const doubt = (value: number) => [
  { slot: 'monthly_revenue', value, ask: `You mentioned $${String(value)} in revenue.`, fallback: false },
];

// rule: CHAT-26
describe('a complaint about a value (CHAT-26)', () => {
  it('takes an entry out of a list and sets nothing else', () => {
    const { state } = converse(at('investor', FUND, 'current_companies'), 'Selam is my name!! not a sector');
    expect(state.known).toEqual({ ...FUND, investment_sectors: ['Dairy'] });
  });

  it('asks again for a required list with nothing left', () => {
    const known = { ...FUND, investment_sectors: ['Selam'] };
    const { state } = converse(at('investor', known, 'current_companies'), 'Selam is not a sector');
    expect(state.asking).toBe('investment_sectors');
    expect(state.known).not.toHaveProperty('current_companies');
  });

  it('takes a figure out and is no part of a text', () => {
    const known = { ...HIVE, funding_ask: 300 };
    const { state } = converse(
      at('startup', known, 'funding_usage'),
      'And the ask is not 300, that is scales. We build scales and hire a driver.',
    );
    expect(state.known).not.toHaveProperty('funding_ask');
    expect(state.known).toMatchObject({ funding_usage: 'We build scales and hire a driver.' });
  });

  it.each(['no!! I never said 3 dollar', 'I never said that', 'no, we did not say 3 dollars'])(
    'drops a value in doubt for good: %s',
    (message) => {
      const denied = converse(at('startup', HIVE, 'monthly_revenue', { doubts: doubt(3) }), message);
      expect(denied.state.doubts).toEqual([]);
      expect(denied.state.known).toEqual(HIVE);
      const again = converse(denied.state, 'we make $3');
      expect(again.state.doubts).toEqual([]);
    },
  );

  it('is no answer to the question for a text', () =>
    expect(
      converse(at('startup', HIVE, 'problem_statement'), 'no!! I never said 3 dollar').state.known,
    ).toEqual(HIVE));

  it.each([
    ['problem_statement', 'It is a workaround, not a solution.'],
    ['team_background', 'I never told anybody that we are 3 sisters from one village.'],
    ['competitive_advantage', 'We never said no to a keeper, and they stay with us.'],
  ])('is not every denial, so that %s keeps the words: %s', (asking, message) =>
    expect(converse(at('startup', HIVE, asking), message).state.known).toMatchObject({ [asking]: message }),
  );

  it.each([null, 'portfolio_size'])(
    '"none" under a label clears a stored value while %s is open',
    (asking) => {
      const known = { ...FUND, current_companies: 'Not a sector' };
      const state = at('investor', known, asking, { phase: asking === null ? 'review' : 'interview' });
      expect(converse(state, 'current companies: none').state.known).toMatchObject({
        current_companies: 'None yet',
      });
    },
  );
});

describe('words to finish while a value is in doubt', () => {
  it.each([{}, { monthly_revenue: 700 }])('finish and take nothing out: %o', (more) => {
    const known = { ...HIVE, user_count: 9, ...more };
    const { state } = converse(
      at('startup', known, 'monthly_revenue', { doubts: doubt(3) }),
      "that's all for now",
    );
    expect(state).toMatchObject({ phase: 'review', known, doubts: [] });
  });
});

describe('figures that are no sums', () => {
  it.each([
    'We raise for three hundred scales and two sales people',
    'half for producing three hundred scales, the rest for two sales people',
  ])('set no ask and no revenue: %s', (message) => {
    const { state } = converse(at('startup', HIVE, 'funding_usage'), message);
    expect(state.known).not.toHaveProperty('funding_ask');
    expect(state.doubts).toEqual([]);
  });

  it.each(['maybe five of them in three years', 'five times'])(
    'are not asked about as thousands: %s',
    (message) => {
      for (const asking of ['budget', 'check_size_max'])
        expect(converse(at('investor', {}, asking), message).state.doubts).toEqual([]);
    },
  );
});

describe('sums in two currencies', () => {
  it.each([
    ['twelve thousand lira in the month, so together twenty-four thousand. in dollar maybe six hundred', 600],
    ['$900 a month, that is 38,000 lira', 900],
    ['12,000 lira from one and together 24,000', 560],
  ])('are of one currency, and dollars go first: %s', (message, revenue) =>
    expect(converse(at('startup', HIVE, 'monthly_revenue'), message).state.known).toMatchObject({
      monthly_revenue: revenue,
    }),
  );
});

describe('a figure in words', () => {
  it('is no text', () =>
    expect(
      converse(at('startup', HIVE, 'solution_statement'), 'one hundred sixty thousand dollar').state.known,
    ).not.toHaveProperty('solution_statement'));
});

describe('remarks about the talk', () => {
  it.each([
    ['problem_statement', 'The problem I told you already: hives starve in March', 'Hives starve in March'],
    [
      'solution_statement',
      'The scale of course. It weighs the hive each night and calls the keeper.',
      'It weighs the hive each night and calls the keeper.',
    ],
    [
      'idea_description',
      'My english is not so perfect :) we build. We build scales that weigh beehives',
      'We build scales that weigh beehives',
    ],
  ])('are no part of %s: %s', (asking, message, text) => {
    const known = asking === 'idea_description' ? { idea_title: 'Petek' } : HIVE;
    expect(converse(at('startup', known, asking), message).state.known).toMatchObject({ [asking]: text });
  });
});

describe('first answers', () => {
  it('of an investor give no first name and no "startups" as a sector', () => {
    const { state } = converse(
      at('investor', {}, 'investment_sectors'),
      'I am Selam, I want to put small money in East African startups, mostly dairy and logistics',
    );
    expect(state.known).toEqual({
      investment_sectors: ['Dairy', 'Logistics'],
      geography_preference: ['East Africa'],
    });
  });

  it('of a founder give the name after "it is", and the description after it', () =>
    expect(
      converse(
        at('startup', {}, 'idea_title'),
        'ok. It is Allin Wasi. We rent small cages to families who raise guinea pigs',
      ).state.known,
    ).toEqual({
      idea_title: 'Allin Wasi',
      idea_description: 'We rent small cages to families who raise guinea pigs',
    }));

  it('never take a number with a noun as the name', () => {
    const counted = converse(
      at('startup', {}, 'idea_title'),
      '48 families, they pay 30 soles a month, so like 380 dollars',
    );
    expect(counted.state.known).toMatchObject({ user_count: 48, monthly_revenue: 380 });
    expect(counted.state.known).not.toHaveProperty('idea_description');
    const repeated = converse(counted.state, '48 families');
    expect([...repeated.state.doubts, repeated.state.known['idea_title']]).toEqual([undefined]);
  });

  it.each(['Can I answer in Spanish?', '¿Puedo responder en español?', 'do you speak Turkish?'])(
    'may be in another language: %s',
    (message) => {
      const { state, message: reply } = converse(at('startup', {}, 'idea_title'), message);
      expect(reply).toMatch(/^Yes: answer in the language you write best/);
      expect(state.known).toEqual({});
    },
  );
});

describe('facts beside another question', () => {
  it.each<[string, Record<string, unknown>]>([
    ['turnover is 9k a month, 120 active customers', { monthly_revenue: 9000, user_count: 120 }],
    ['our revenue was $4,200 last month from 31 customers', { monthly_revenue: 4200, user_count: 31 }],
    ['last month 14 bakeries paid $1,950 in all', { monthly_revenue: 1950, user_count: 14 }],
    ['so far 700 people have signed up, nobody pays yet', { monthly_revenue: 0, user_count: 700 }],
    ["I'm in Maceió", { location: 'Maceió' }],
    ['we make 15,000 euros a month and 400 people use it', { monthly_revenue: 17_000, user_count: 400 }],
  ])('are read: %s', (message, facts) => {
    const known = { idea_title: 'Petek', idea_description: 'Scales for beehives' };
    const { state } = converse(at('startup', known, 'sector'), message);
    expect(state.known).toMatchObject(facts);
    expect(state.known).not.toHaveProperty('sector');
  });
});
