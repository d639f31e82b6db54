import { listing, reviewInQueue, type Startup, startup as startupSchema } from '@proofround/contracts';
import { type ApiClient, aStartup, until } from '@proofround/test-kit';
import { z } from 'zod';

import { aFounder, anInvestorWithAccess, theAdmin } from './stack-under-test.js';

/** A forbidden offer: it promises returns, and hides the origin of weapons. */
const UNLAWFUL = {
  idea_title: 'GhostFrame',
  idea_description:
    'We sell untraceable guns without serial numbers to people who cannot pass a background check. Every backer gets a guaranteed return of 3 % a week, with no risk.',
  problem_statement: 'People who fail a background check cannot buy a weapon.',
  solution_statement: 'We ship untraceable gun kits without a serial number and without any check.',
  competitive_advantage: 'Nobody else sells weapons that the police cannot trace.',
};

async function analysed(client: ApiClient, id: string): Promise<Startup> {
  return until('the startup is analysed', async () => {
    const now = startupSchema.parse((await client.get(`/startups/${id}`)).body);
    return now.analysis_status === 'complete' && now;
  });
}

describe('a startup that is held', () => {
  // rules: NOTE-1, REVIEW-1, REVIEW-2, REVIEW-3, REVIEW-4
  it('is visible only to its owner and the admin, until the admin clears it', async () => {
    const [founder, investor, admin] = [await aFounder(), await anInvestorWithAccess(), await theAdmin()];
    const { id } = startupSchema.parse((await founder.post('/startups', aStartup(UNLAWFUL))).body);
    const held = await analysed(founder, id);
    expect(held.review).toMatchObject({ state: 'held' });
    expect(held.ai_score?.overall_score).toBeLessThanOrEqual(20);
    const offered = await founder.post('/marketplace/listings', { startup_id: id, asking_price: 1000 });
    const { id: listingId } = listing.parse(offered.body);

    const statuses = async (client: ApiClient) =>
      Promise.all(
        [`/startups/${id}`, `/marketplace/listings/${listingId}`].map(
          async (path) => (await client.get(path)).status,
        ),
      );
    expect(await statuses(investor)).toEqual([404, 404]);
    expect((await investor.post(`/startups/${id}/view`)).status).toBe(404);
    expect((await investor.post(`/interest/${id}`)).status).toBe(404);
    expect(await statuses(admin)).toEqual([200, 200]);

    expect((await founder.post(`/startups/${id}/review`)).status).toBe(200);
    expect((await founder.post(`/startups/${id}/review`)).status).toBe(409);
    const queue = z.array(reviewInQueue).parse((await admin.get('/admin/reviews')).body);
    expect(queue.find(({ startup }) => startup.id === id)).toMatchObject({
      asked_at: expect.any(String) as string,
    });

    const cleared = await admin.put(`/admin/reviews/${id}`, { state: 'cleared', note: 'A test.' });
    expect(cleared.status).toBe(200);
    await until('everybody sees it', async () =>
      (await statuses(investor)).every((status) => status === 200),
    );
    await until('the founder is told', async () =>
      JSON.stringify((await founder.get('/notifications')).body).includes('A test.'),
    );
    expect((await analysed(founder, id)).review).toMatchObject({ state: 'cleared' });
  });

  // rule: LIVE-8
  it('goes from the open pages of an investor with a card, an offer and a conversation', async () => {
    const [founder, investor, admin] = [await aFounder(), await anInvestorWithAccess(), await theAdmin()];
    const { id } = startupSchema.parse((await founder.post('/startups', aStartup())).body);
    await analysed(founder, id);
    const offered = await founder.post('/marketplace/listings', { startup_id: id, asking_price: 1000 });
    const { id: listing_id } = listing.parse(offered.body);
    const made = [
      await investor.put(`/pipeline/${id}`, { column: 'watching' }),
      await investor.post(`/marketplace/offer/${listing_id}`, { offer_amount: 900 }),
      await investor.post('/threads', { listing_id, message: 'Hello' }),
    ];
    expect(made.map(({ status }) => status)).toEqual([200, 201, 201]);
    const page = await investor.follow();
    const hidden = await admin.put(`/admin/reviews/${id}`, { state: 'upheld', note: 'A lottery.' });
    expect(hidden.status).toBe(200);
    await until('its pages hear of it', () => {
      const news = page.events.map(({ event, data }) => JSON.stringify([event, data]));
      return [
        JSON.stringify(['visibility.updated', { startup_id: id }]),
        JSON.stringify(['visibility.updated', { listing_id }]),
        'thread.updated',
      ].every((expected) => news.some((one) => one.includes(expected)));
    });
    page.stop();
    expect(JSON.stringify((await investor.get('/pipeline')).body)).not.toContain(id);
  });
});
