import { startup } from '@proofround/contracts';
import { aStartup, until } from '@proofround/test-kit';

import { aFounder } from './stack-under-test.js';

describe('a document that the caller already has', () => {
  it('is sent again only after a change', async () => {
    const founder = await aFounder();
    const { id } = await founder.read(startup, 'POST', '/startups', aStartup());
    const read = (tag = '') => founder.get(`/startups/${id}`, { headers: { 'if-none-match': tag } });
    // The analysis and the matching write to the document, so the first answers may be outdated at once.
    const { tag, again } = await until('the same document is not sent again', async () => {
      const first = await read();
      const tag = first.headers.get('etag') ?? '';
      const again = await read(tag);
      const isJudged = startup.parse(first.body).analysis_status === 'complete';
      return isJudged && again.status === 304 && { tag, again };
    });
    expect(tag).toMatch(/^W\/"/);
    expect(again.text).toBe('');

    await founder.patch(`/startups/${id}`, { idea_title: 'Another name' });
    const changed = await read(tag);
    expect(changed.status).toBe(200);
    expect(changed.body).toMatchObject({ idea_title: 'Another name' });
  });
});
