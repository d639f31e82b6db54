import { fromSearch, NO_FILTERS } from './filters';
import { pageOfSaved, savedQueryOf } from './saved-query';

/** The filters of a page's URL. */
const filtersAt = (search: string) => fromSearch(new URLSearchParams(search));

describe('the query of a saved search', () => {
  // rule: BROWSE-11
  it.each([
    ['q=clinic&sort=score', 'q=clinic&sort=score'],
    ['sector=AgTech&stage=mvp', 'sector=AgTech&stage=mvp'],
    ['sectors=AI%2FML&sectors=SaaS&same_sectors=1', 'sector=SaaS&sector=AI%2FML&same_sectors=true'],
    ['min_score=60&min_revenue=5k&min_users=1%20200', 'min_score=60&min_revenue=5000&min_users=1200'],
    ['q=clinic&location=Oslo&stage=mvp', 'q=clinic&location=Oslo&stage=mvp'],
    ['favorites=1', ''],
  ])('of the page ?%s is %s, and leads back to the same list', (search, query) => {
    expect(savedQueryOf(filtersAt(search))).toBe(query);
    expect(savedQueryOf(filtersAt(pageOfSaved(query).toString()))).toBe(query);
  });

  it('is empty when nothing is set', () => {
    expect(savedQueryOf(NO_FILTERS)).toBe('');
    expect(pageOfSaved('').toString()).toBe('');
  });
});
