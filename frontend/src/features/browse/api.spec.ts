import { nextCursor } from './api';

describe('the cursor of the next page', () => {
  it('is in the Link header while more remain', () => {
    expect(nextCursor('</api/startups?limit=24&cursor=0193-a&q=a%26b>; rel="next"')).toBe('0193-a');
    expect(nextCursor(null)).toBeNull();
    expect(nextCursor('</api/startups?cursor=x>; rel="prev"')).toBeNull();
  });
});
