import { readClaims } from '../../claims/claims.js';
import { businessOf } from '../signs/business/business.js';
import { signsIn } from '../signs/signs.js';
import { IDEAS } from './ideas/index.js';
import { type Example, factsOfExample } from './testing/example.js';
import { briefsOf, wordingOf } from './wording.js';

const claimsOf = (more: Partial<Example>) =>
  readClaims(
    factsOfExample({
      idea_title: 'Rota',
      idea_description: 'Shift plans for clinics. 60 clinics use them.',
      sector: 'Software',
      stage: 'launched',
      ...more,
    }),
  );

const taskOf = (id: string, more: Partial<Example>) => {
  const idea = IDEAS.find((one) => one.id === id);
  if (!idea) throw new Error(`There is no idea ${id}`);
  return wordingOf(idea, briefsOf(claimsOf(more), []));
};

// rule: SCORE-35
describe('a task fits the business', () => {
  it('and takes no customers for things that stand idle', () => {
    const more = { solution_statement: 'Today 60 clinics use it.', user_count: 60, funding_ask: 100_000 };
    expect(taskOf('purchase.more-of-it', { ...more, funding_usage: 'Sales for 120 clinics' })).toBeNull();
    const yard = { idea_description: 'We rent out kilns. Today we have 4 kilns.', funding_ask: 60_000 };
    expect(
      taskOf('purchase.more-of-it', { ...yard, funding_usage: 'Two more kilns, 3 kilns later' }),
    ).not.toBeNull();
    expect(taskOf('purchase.more-of-it', { ...yard, funding_usage: '8,000 kilns' })).toBeNull();
  });

  it('and calls a registration with an office no trademark, and a talk no contract', () => {
    const title = (competitive_advantage: string) => taskOf('edge.proof', { competitive_advantage })?.title;
    expect(title('We are registered with the Care Quality Commission.')).toBe(
      'Show the registration: number, date and what it covers',
    );
    expect(title('Our brand is a registered trademark.')).toContain('trademark');
    expect(title('An agreement with two cemeteries is being discussed.')).toBeUndefined();
  });

  it('and asks for no sums where the numbers add up to the money', () => {
    const sums = (funding_usage: string) =>
      taskOf('funds.break-down', { funding_usage, funding_ask: 600_000 });
    expect(sums('400000 sales team, 200000 product')).toBeNull();
    expect(sums('A sales team, a product designer')).not.toBeNull();
  });

  it('and waits for no approval where licences of books are bought', () => {
    const codes = (funding_usage: string) => signsIn(claimsOf({ funding_usage })).map(({ code }) => code);
    expect(codes('Marketing 200k, licences 150k')).not.toContain('open.approval');
    expect(codes('A van, the operating licence')).toContain('open.approval');
  });

  it('and reads an association that counts customers as no customer', () => {
    const clienteles = (target_market: string) =>
      businessOf(
        claimsOf({
          idea_title: 'Kilnshare',
          idea_description: 'We rent out kilns.',
          sector: 'Ceramics',
          target_market,
        }),
      ).clienteles;
    expect(clienteles('Hobby potters, around 2,200 by the association list')).not.toContain('clubs');
    expect(clienteles('Associations and choirs')).toContain('clubs');
  });

  it('and takes the number of customers that the founder wants to reach', () => {
    const title = taskOf('funds.payback', {
      solution_statement: 'Each clinic pays $121 a month.',
      target_market: 'We want 60 clinics in the first year.',
      idea_description: 'Software for dental clinics. 5 clinics pay.',
      user_count: 5,
      monthly_revenue: 605,
      funding_ask: 180_000,
      funding_usage: 'An engineer and a saleswoman',
    })?.title;
    expect(title).toContain('the 60 clinics that you aim at');
  });
});
