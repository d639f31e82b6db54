import { bareClaims } from '../testing/claims.js';

const users = (text: string) =>
  bareClaims({ idea_description: `Rotas for bakeries. ${text}` }).inText.users?.value ?? null;

describe('users in a text', () => {
  it.each([
    ['260 customers order each week.', 260],
    ['80 users visit daily.', 80],
    ['150 users rate their meals each evening.', 150],
    ['9 customers review drafts with it.', 9],
    ['18 teams test our beta.', 18],
    ['We processed 260 customer orders last week.', null],
    ['The app got 4,000 user reviews.', null],
    ['We made 260 sales calls.', null],
  ])('are what the number counts, whatever they do: %s (%s)', (text, count) =>
    expect(users(text)).toBe(count),
  );

  // rule: SCORE-23
  it.each([
    ['We started with 12 customers in January and now have 310.', 310],
    ['We had 900 customers a year ago and have 400 customers today.', 400],
    ['We peaked at 5,000 users and are at 3,200 users now.', 3200],
    ['We grew from 120 users in March to 900 users.', 900],
    ['Active users: 640 (up from 410 in spring).', 640],
    ['We have 900 customers, of whom 60 customers pay.', 900],
  ])('are the latest: %s (%s)', (text, count) => expect(users(text)).toBe(count));

  it.each([
    'We lost 30 customers last year.',
    'The average cafe loses 15 customers a week.',
    '120 customers left for a cheaper tool.',
    'We used to have 700 users.',
    'We need 50 customers to cover costs.',
    'With 200 customers we break even.',
  ])('are neither gone nor wanted: %s', (text) => expect(users(text)).toBeNull());

  it('include customers who left a review', () => {
    expect(users('120 customers left us a review.')).toBe(120);
  });

  it.each([
    'In the four areas we serve, 3,960 people were referred last year.',
    'In the files of 410 projects our users found errors.',
    'We tested 9 logos with 30 people.',
  ])('do not include other things in a sentence about use: %s', (text) => expect(users(text)).toBeNull());

  it('are none in the use of funds, which names what the money should reach', () => {
    const funding_usage = '18 months, 4,000 customers and $2m ARR.';
    const { users: count, revenue } = bareClaims({ funding_usage });
    expect([count, revenue]).toEqual([null, null]);
  });
});
