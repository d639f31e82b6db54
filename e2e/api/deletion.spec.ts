import { listing, startup as startupSchema } from '@proofround/contracts';
import { aStartup, until } from '@proofround/test-kit';
import { v7 as uuid } from 'uuid';

import { aFounder, anInvestorWithAccess, textInRedis, textInServices } from './stack-under-test.js';

describe('a deleted startup', () => {
  // rules: LISTING-7, STARTUP-10, STARTUP-11
  it('is gone from every service within seconds', async () => {
    const marker = `Marker ${uuid()}`;
    const founder = await aFounder();
    const investor = await anInvestorWithAccess();
    const startup = await founder.read(
      startupSchema,
      'POST',
      '/startups',
      aStartup({
        idea_title: marker,
        idea_description: `About ${marker}.`,
        problem_statement: `${marker} hurts.`,
      }),
    );
    await until('it is analysed', async () => {
      const now = await founder.read(startupSchema, 'GET', `/startups/${startup.id}`);
      return now.analysis_status === 'complete';
    });
    await investor.post(`/startups/${startup.id}/view`);
    await investor.post(`/interest/${startup.id}`);
    const { id } = await founder.read(listing, 'POST', '/marketplace/listings', {
      startup_id: startup.id,
      asking_price: 90_000,
      reason_for_selling: `${marker} moves on`,
      tech_stack: `${marker} on TypeScript`,
    });
    await investor.post(`/marketplace/offer/${id}`, { offer_amount: 80_000 });
    await until('the founder is told of interest, offer and analysis', async () => {
      const found = await textInServices(marker);
      return found.filter((place) => place.startsWith('notifications.')).length > 0;
    });
    const before = await textInServices(marker);
    expect(before).toEqual(
      expect.arrayContaining(['marketplace.listings', 'notifications.notifications', 'startups.startups']),
    );

    expect((await founder.delete(`/startups/${startup.id}`)).status).toBe(204);
    await until('nothing of it is left', async () => (await textInServices(marker)).length === 0);
    expect(await textInRedis(marker)).toEqual([]);
    expect((await investor.get(`/startups/${startup.id}`)).status).toBe(404);
    expect((await investor.get(`/marketplace/listings/${id}`)).status).toBe(404);
    const mine = await investor.get('/marketplace/my-offers');
    expect(mine.text).not.toContain(marker);
    expect(mine.body).toEqual([expect.objectContaining({ status: 'rejected' })]);
  });
});
