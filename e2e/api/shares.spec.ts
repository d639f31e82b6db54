import {
  notification,
  type Share,
  share,
  sharedStartup,
  type ShareInput,
  startup,
} from '@proofround/contracts';
import { type ApiClient, aStartup, until } from '@proofround/test-kit';
import { z } from 'zod';

import { pdfOf } from './pdf.js';
import { aFounder, anInvestorWithAccess, anyone } from './stack-under-test.js';

const tokenOf = ({ url }: Share): string => url.slice(url.lastIndexOf('/') + 1);

describe('a shared startup', () => {
  let founder: ApiClient;
  let id: string;

  beforeAll(async () => {
    founder = await aFounder();
    const body = aStartup({ problem_statement: 'Matched by hand.', team_background: 'Two of us.' });
    ({ id } = startup.parse((await founder.post('/startups', body)).body));
  });

  const make = (body: Partial<ShareInput> = {}): Promise<Share> =>
    founder.read(share, 'POST', `/startups/${id}/shares`, { fields: ['problem', 'figures'], ...body });

  // rules: SHARE-4, SHARE-5
  it('shows anyone the chosen fields and nothing else, unseen by search engines', async () => {
    const made = await make();
    const response = await anyone().fetch(`/shares/${tokenOf(made)}`, { method: 'GET' });
    expect(response.status).toBe(200);
    const headers = Object.fromEntries(response.headers);
    expect(headers).toMatchObject({
      'x-robots-tag': 'noindex, nofollow',
      'referrer-policy': 'no-referrer',
      'cache-control': 'no-store',
    });
    const text = await response.text();
    expect(sharedStartup.parse(JSON.parse(text))).toMatchObject({ problem_statement: 'Matched by hand.' });
    for (const hidden of ['Two of us.', 'ai_score', 'owner_id', 'ledger', id])
      expect(text).not.toContain(hidden);
    const page = await fetch(new URL(`/s/${tokenOf(made)}`, anyone().url));
    expect(page.status).toBe(200);
    expect(page.headers.get('content-type')).toContain('text/html');
    expect(page.headers.get('x-robots-tag')).toBe('noindex, nofollow');
    expect(page.headers.get('referrer-policy')).toBe('no-referrer');
    await page.arrayBuffer();
  });

  // rules: SHARE-3, SHARE-4
  it('asks for an e-mail address if gated, and is gone once revoked', async () => {
    const made = await make({ email_gate: true });
    const path = `/shares/${tokenOf(made)}`;
    expect(await anyone().get(path)).toMatchObject({
      status: 403,
      body: { detail: 'Please enter your email address to open this page' },
    });
    expect((await anyone().get(`${path}?email=nobody`)).status).toBe(422);
    expect((await anyone().get(`${path}?email=ivy@example.com`)).status).toBe(200);
    expect((await founder.delete(`/startups/${id}/shares/${made.id}`)).status).toBe(204);
    expect(await anyone().get(path)).toMatchObject({
      status: 410,
      body: { detail: 'This link is no longer available' },
    });
    expect((await anyone().get('/shares/unknown')).status).toBe(404);
  });

  // rules: SHARE-1, SHARE-2
  it('is shared by its owner alone, until a time to come', async () => {
    const other = await anInvestorWithAccess();
    expect((await other.get(`/startups/${id}/shares`)).status).toBe(404);
    expect((await other.post(`/startups/${id}/shares`, { fields: ['score'] })).status).toBe(404);
    const past = { fields: ['score'], expires_at: '2020-01-01T00:00:00.000Z' };
    expect((await founder.post(`/startups/${id}/shares`, past)).status).toBe(422);
    const strange = { fields: ['owner_id'] };
    expect((await founder.post(`/startups/${id}/shares`, strange)).status).toBe(422);
  });

  // rules: SHARE-6, SHARE-7
  it('counts opens apart from views and tells the owner once', async () => {
    const made = await make();
    for (let n = 0; n < 3; n++) await anyone().get(`/shares/${tokenOf(made)}`);
    const all = await founder.read(z.array(share), 'GET', `/startups/${id}/shares`);
    expect(all.find((found) => found.id === made.id)).toMatchObject({ opens: 1, opened_by: null });
    const notices = async () =>
      (await founder.read(z.array(notification), 'GET', '/notifications')).filter(
        ({ type }) => type === 'share_opened',
      );
    await until('the owner is told', async () => (await notices()).length > 0);
    expect(await notices()).toMatchObject([{ link: `/startups/${id}` }]);
  });

  // rule: SHARE-8
  it('is a PDF of one page for its owner', async () => {
    expect(await pdfOf(founder, `/startups/${id}/one-pager.pdf`)).toEqual({
      status: 200,
      type: 'application/pdf',
      disposition: expect.stringMatching(/^attachment; filename="[a-z0-9-]+-one-pager\.pdf"$/) as string,
      pages: 1,
    });
  });
});
