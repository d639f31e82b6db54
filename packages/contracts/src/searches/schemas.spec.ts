import { parseOrProblems } from '../wire/problems.js';
import { searchInput } from './schemas.js';

const read = (query: string) => parseOrProblems(searchInput, { name: 'Mine', query }, 'body');
const saved = (query: string) => ({ ok: true, value: { name: 'Mine', query } });

describe('the query of a saved search', () => {
  // rule: SEARCH-2
  it('keeps filters and order, without defaults, blanks, the page and what the list does not know', () => {
    const filters =
      'q=clinic&sector=AI%2FML&sector=SaaS&same_sectors=true&location=Oslo&stage=mvp&min_score=60&sort=my_fit';
    expect(read(filters)).toEqual(saved(filters));
    expect(read(`?${filters}&limit=24&cursor=&total=true&include=analysis&favorites=1`)).toEqual(
      saved(filters),
    );
    expect(read('q=%20clinic+&sector=&stage=all&min_users=&min_revenue=1e3&sort=newest')).toEqual(
      saved('q=clinic&min_revenue=1000'),
    );
    expect(read('same_sectors=true')).toEqual(saved(''));
  });

  it('reads its own result as the same query', () => {
    const first = read('q=a%26b+%E2%82%AC&sector=%2B1&min_revenue=0.0000001');
    expect(first.ok && read(first.value.query)).toEqual(first);
  });

  // rule: SEARCH-2
  it('is refused for the reasons of the list, all at once', () => {
    expect(read('min_score=101&min_users=1.5&stage=late&sort=best&q=%00')).toMatchObject({
      ok: false,
      problems: [
        { loc: ['body', 'query', 'sort'], msg: 'Must be one of: newest, score, revenue, fit, my_fit' },
        { loc: ['body', 'query', 'q'], msg: 'Text must not contain the character U+0000' },
        { loc: ['body', 'query', 'stage'], msg: 'Must be one of: all, idea, mvp, launched, growing' },
        { loc: ['body', 'query', 'min_score'], msg: 'Must be at most 100' },
        { loc: ['body', 'query', 'min_users'], msg: 'Must be a whole number' },
      ],
    });
  });

  it('is refused when it is too long, before or after escaping', () => {
    const wide = Array.from({ length: 20 }, () => `sector=${'€'.repeat(150)}`).join('&');
    expect(wide.length).toBeLessThan(4000);
    for (const query of [`q=${'x'.repeat(4000)}`, wide])
      expect(read(query)).toMatchObject({
        ok: false,
        problems: [{ loc: ['body', 'query'], msg: 'Must be at most 4000 characters' }],
      });
  });
});
