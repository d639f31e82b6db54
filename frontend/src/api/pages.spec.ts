import { itemsOf, paged, tagsOf, toPage } from './pages';

/** The cursor of the next page after an answer with this Link header. */
const nextOf = (link?: string) =>
  toPage([], { response: new Response(null, link === undefined ? {} : { headers: { link } }) }).next;

describe('the page in an answer', () => {
  it('has the next cursor from the Link header while more remain', () => {
    expect(nextOf('</api/startups?limit=24&cursor=0193-a&q=a%26b>; rel="next"')).toBe('0193-a');
    expect(nextOf('<https://proofround.test/api/startups?cursor=a%3D1>;rel="next"')).toBe('a=1');
  });

  it('is the last page if there is no next link', () => {
    expect(nextOf()).toBeNull();
    expect(nextOf('</api/startups?cursor=x>; rel="prev"')).toBeNull();
    expect(nextOf('</api/startups?limit=24>; rel="next"')).toBeNull();
    expect(toPage([{ id: 'a' }], undefined)).toEqual({ items: [{ id: 'a' }], next: null });
  });

  it('fails the call if it is not a list', () => {
    expect(() => toPage(JSON.parse('{}') as never[], undefined)).toThrow('not a list');
  });

  it('has a tag for each entry that has an id', () => {
    expect(tagsOf('Listing', [{ id: 'a' }, null, {}])).toEqual([{ type: 'Listing', id: 'a' }]);
    expect(tagsOf('Listing', { id: 'a' })).toEqual([]);
  });

  it('leads to the next page, and all pages form the list', () => {
    const pages = [
      { items: [1, 2], next: 'b' },
      { items: [3], next: null },
    ];
    expect(pages.map(paged.infiniteQueryOptions.getNextPageParam)).toEqual(['b', undefined]);
    expect(itemsOf({ pages })).toEqual([1, 2, 3]);
    expect(itemsOf(undefined)).toBeUndefined();
  });
});
