import type { StartupFacts } from '@proofround/contracts';

import { bareClaims } from '../../../testing/claims.js';
import { stoppedAgainstRevenue } from './stops.js';

// rule: SCORE-30
describe('SCORE-30: a business that stopped contradicts present revenue', () => {
  const of = (facts: Partial<StartupFacts>) =>
    stoppedAgainstRevenue(bareClaims({ monthly_revenue: 4000, ...facts }));

  it.each([
    'We closed the yard in May and have not taken an order since.',
    'The yard burned down, nothing has been made or ordered since.',
    'We closed our shop. There is no stock.',
    'We stopped in August. I would start again with a partner.',
    'Our app was removed from the stores, all accounts were deleted.',
    'Seit März haben wir nichts mehr verkauft.',
    'Nous n’avons plus rien vendu depuis mars.',
  ])('%s', (idea_description) => expect(of({ idea_description })).toHaveLength(1));

  it.each([
    'Rafts. Sales grew 20 % a month this year.',
    'We closed our shop for two weeks.',
    'We stopped in August for five weeks, and would start again any time.',
    'We closed our shop and sell online.',
    'We closed our shop. The new workshop is open. There is no stock left of the old rafts.',
    'Our rivals closed their shop and have not taken an order since.',
    'In 2021 our app was removed from the stores and all accounts were deleted.',
    'No complaints since May.',
  ])('not: %s', (idea_description) => expect(of({ idea_description })).toEqual([]));

  it('and none without revenue', () =>
    expect(of({ idea_description: 'Nothing has been sold since May.', monthly_revenue: 0 })).toEqual([]));
});
