import type { StartupFacts } from '@proofround/contracts';

import { questionsOf } from '../analysis/rubric/rubric-analyst.js';
import { bareClaims } from '../testing/claims.js';

/** The claims of a text after a sentence about the product. */
const claimsIn = (text: string, facts: Partial<StartupFacts> = {}) =>
  bareClaims({ idea_description: `Rotas for bakeries. ${text}`, ...facts });

// rule: SCORE-23
describe('figures of others', () => {
  it.each([
    'Our rival Acme has 12,000 customers.',
    'Acme has 12,000 customers.',
    "Acme's 12,000 customers wait for weeks.",
    'Acme (12,000 users) is too dear.',
    'Acme: 12,000 customers, 30 staff.',
    'Our biggest competitor is Acme, with 12,000 customers.',
    'The market leader, Acme, counts 12,000 users.',
    'Unlike Acme, which serves 12,000 customers, we deliver.',
    'Acme is the oldest tool. They have 12,000 customers.',
    'Acme is the oldest tool. It has 12,000 customers.',
    'Acme shut down in May and had 300 staff and 12,000 customers.',
    '12,000 customers of Acme look for another tool.',
    '12,000 customers order from Acme every day.',
    'Acme lost half of its 400,000 users.',
    'People compare us with Acme and its 13 million users.',
    'We lost a tender to Acme, who have 2,000 customers.',
    'A friend runs a similar app in Dublin with 2,300 users.',
    'Nextdoor groups with 8,000 users do the same.',
    'Acme served 2 million users before closing.',
    'Slack has 10 million daily active users.',
    'Another app had 80,000 users before it shut down.',
    'Unser Konkurrent hat 5.000 Kunden.',
  ])('of a rival are not the startup’s users: %s', (text) => {
    const claims = claimsIn(text);
    expect([claims.users, claims.payers]).toEqual([null, null]);
    expect(questionsOf(claims)).toEqual([]);
  });

  it.each([
    'There are 40,000 dentists in Spain.',
    'In Spain alone 40,000 clients see a dentist.',
    'An average gym has 1,400 customers.',
    'Each bakery has about 200 customers a day.',
    'Bakeries have 300 customers each.',
    'Our target group counts 8,000 customers.',
    'Our partner bank has 800 paying customers.',
    'Our customers have 500 clients each.',
    'Our walkers have 12 clients each.',
    'Each of our cafes serves 200 customers a day.',
    'Every new city brings around 40 customers.',
    '1.2 million users of translation apps live in Spain.',
  ])('in general, as of a market, are not the startup’s users: %s', (text) => {
    expect(claimsIn(text).users).toBeNull();
  });

  it.each([
    'At Stripe I ran a system for 3 million merchants.',
    'My last company had 2,000 customers and $1.2M ARR.',
    'Before this I grew a shop to 60,000 customers.',
    'Lena used to run a restaurant with 90 customers a night.',
    'As CTO of Fintu he built the app that 250,000 customers use.',
  ])('of a former job are not the startup’s: %s', (text) => {
    const claims = claimsIn(text);
    expect([claims.users, claims.revenue]).toEqual([null, null]);
  });

  it.each([
    'The incumbent has $12M ARR.',
    "Acme's revenue is around $5M a year.",
    'Acme makes $30 million a year in revenue.',
    'Acme did $4M in ARR before it was bought.',
    'The typical studio makes $9,000 a month.',
    'The business of my father had $30,000 in sales a month.',
  ])('are not the startup’s revenue: %s', (text) => expect(claimsIn(text).revenue).toBeNull());

  it('are not its price or its ask', () => {
    expect(claimsIn('Others charge $10 a month.').price).toBeNull();
    expect(claimsIn('Rover charges owners $40 a month.').price).toBeNull();
    expect(claimsIn('Our competitor is looking for $5M.').ask).toBeNull();
  });

  it.each([
    ['We have 340 paying customers in Portugal.', 340],
    ['Unlike Acme, we have 340 customers.', 340],
    ['Acme has 12,000 customers and we have 340 customers.', 340],
    ['Our rivals are slow. We have 340 customers.', 340],
    ['The app has 340 users.', 340],
    ['It has 340 customers.', 340],
    ['Weir has 340 customers.', 340],
    ['In Portugal 340 customers pay us.', 340],
    ['Already 340 customers use it with Shopify.', 340],
    ['got 340 users lol', 340],
    ['Customers: 340.', 340],
  ])('are distinguished from its own: %s', (text, count) => expect(claimsIn(text).users?.value).toBe(count));

  it('are distinguished from its own by its names', () => {
    const text = 'Klasso has 340 users.';
    expect(claimsIn(text).users).toBeNull();
    expect(claimsIn(text, { idea_title: 'Klasso' }).users?.value).toBe(340);
    expect(claimsIn(text, { product_url: 'https://www.klasso.app' }).users?.value).toBe(340);
    expect(claimsIn(`We launched Klasso in May. ${text}`).users?.value).toBe(340);
  });
});
