import { http } from '@proofround/contracts';

import { pointsOf } from './points.js';

const { list } = http.startups;

// rule: LIMIT-8
describe('a request counts as', () => {
  it.each([
    {},
    { q: 'ledger' },
    { q: ' ', sector: '' },
    { sector: ['agri', 'food'] },
    // One of both is enough for an index.
    { sector: 'agri', q: 'ai' },
    { sort: 'score' },
  ])('one for a page with %j', (query) => {
    expect(pointsOf(list, { limit: '50', ...query })).toBe(1);
    expect(pointsOf(list, { cursor: 'x', ...query })).toBe(1);
  });

  it.each([
    { sort: 'my_fit' },
    { sort: 'my_fit', q: 'ledger' },
    { q: 'zq' },
    { q: 'a b c' },
    { q: '%%%%' },
    { q: ['zq', 'ledger'] },
    { sector: 'é' },
    { sector: ['agri', 'zq'] },
  ])('twenty for a page that no index answers, as with %j', (query) => {
    expect(pointsOf(list, { limit: '50', ...query })).toBe(20);
  });

  it('ten for a list in full, and twenty if no index answers it', () => {
    expect(pointsOf(list, {})).toBe(10);
    expect(pointsOf(list, { limit: ' ', q: 'ledger' })).toBe(10);
    expect(pointsOf(list, { sort: 'my_fit' })).toBe(20);
  });

  it('one for everything else', () => {
    expect(pointsOf(http.accounts.get, { q: 'zq' })).toBe(1);
  });
});
