import { PAGE_LIMIT_MAX } from '@proofround/contracts/wire/pages.js';

import { byCursor, itemsOf, LONGEST_PAGE, toPage } from './pages';

/** The next page's cursor, where an answer has this Link header. */
const nextOf = (link?: string) =>
  toPage([], { response: new Response(null, link === undefined ? {} : { headers: { link } }) }).next;

describe('the page in an answer', () => {
  it('has the cursor of the next one from the Link header, while more remain', () => {
    expect(nextOf('</api/startups?limit=24&cursor=0193-a&q=a%26b>; rel="next"')).toBe('0193-a');
    expect(nextOf('<https://proofround.test/api/startups?cursor=a%3D1>;rel="next"')).toBe('a=1');
  });

  it('is the last one without a link to the next', () => {
    expect(nextOf()).toBeNull();
    expect(nextOf('</api/startups?cursor=x>; rel="prev"')).toBeNull();
    expect(nextOf('</api/startups?limit=24>; rel="next"')).toBeNull();
    expect(toPage([1], undefined)).toEqual({ items: [1], next: null });
  });

  it('is as long as the server allows at most', () => {
    expect(LONGEST_PAGE).toBe(PAGE_LIMIT_MAX);
  });

  it('leads on to the next one, and the pages together are the list', () => {
    const pages = [
      { items: [1, 2], next: 'b' },
      { items: [3], next: null },
    ];
    expect(pages.map(byCursor.getNextPageParam)).toEqual(['b', undefined]);
    expect(itemsOf({ pages })).toEqual([1, 2, 3]);
    expect(itemsOf(undefined)).toBeUndefined();
  });
});
