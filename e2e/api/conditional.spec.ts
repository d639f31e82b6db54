import { startup } from '@proofround/contracts';
import { aStartup, until } from '@proofround/test-kit';

import { aFounder } from './world.js';

describe('a document that the caller already has', () => {
  it('is sent again only after a change', async () => {
    const founder = await aFounder();
    const { id } = await founder.read(startup, 'POST', '/startups', aStartup());
    const read = (tag = '') => founder.get(`/startups/${id}`, { headers: { 'if-none-match': tag } });
    // The analysis and the matching change the document; it is stable when two reads agree.
    const tag = await until('the document rests', async () => {
      const [before, after] = [await read(), await read()];
      const isJudged = startup.parse(after.body).analysis_status === 'complete';
      const [first, second] = [before, after].map(({ headers }) => headers.get('etag'));
      return isJudged && first === second && (first ?? false);
    });
    expect(tag).toMatch(/^"/);

    const again = await read(tag);
    expect([again.status, again.text]).toEqual([304, '']);

    await founder.patch(`/startups/${id}`, { idea_title: 'Another name' });
    const changed = await read(tag);
    expect(changed.status).toBe(200);
    expect(changed.body).toMatchObject({ idea_title: 'Another name' });
  });
});
