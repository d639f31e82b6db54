import { until } from '@proofround/test-kit';
import { v7 as uuid } from 'uuid';

import { buyer, MarketplaceWorld, TERMS } from '../testing/marketplace-world.js';
import { tracesOf } from '../testing/traces.js';

describe('listed startups', () => {
  let world: MarketplaceWorld;

  beforeAll(async () => {
    world = await MarketplaceWorld.start();
  });
  afterAll(() => world.stop());

  const titleOf = async (listingId: string) => (await world.get(buyer(), listingId)).startup.idea_title;

  describe('show current data', () => {
    // rule: LISTING-3
    it('after an edit, with the price range of the new revenue', async () => {
      const { listing, ...startup } = await world.listed();
      const offering = buyer();
      await world.offer(offering, listing.id);
      const shown = {
        idea_title: 'LedgerLoop 2',
        idea_description: 'New.',
        user_count: 5,
        monthly_revenue: 0,
      };
      await world.change(startup, shown);
      const now = await world.get(buyer(), listing.id);
      expect(now).toMatchObject({ startup: { id: startup.startup_id, ...shown }, price_range: null });
      expect((await world.list(offering)).find(({ id }) => id === listing.id)).toMatchObject({
        ...now,
        my_offer: { status: 'pending' },
      });
      expect((await world.myOffers(offering))[0]?.listing).toMatchObject({
        ...now,
        my_offer: { status: 'pending' },
      });
    });

    // rule: LISTING-3
    it('when the gateway asks for it after an edit, before the event arrives', async () => {
      const { listing, ...startup } = await world.listed();
      await world.change(startup, { idea_title: 'LedgerLoop 3' });
      expect(await titleOf(listing.id)).toBe('LedgerLoop 3');
    });

    // rule: LISTING-8
    it('with sector and score, which follow edits and analyses but no older ones', async () => {
      const { listing, ...startup } = await world.listed({ sector: 'FinTech' });
      expect(listing).toMatchObject({ sector: 'FinTech', overall_score: null, my_offer: null });
      await world.score(startup, 61.5, 7);
      await world.score(startup, 40, 6);
      await world.change(startup, { sector: 'Health' });
      expect(await world.get(buyer(), listing.id)).toMatchObject({ sector: 'Health', overall_score: 61.5 });
      await world.delete(startup);
      expect((await world.get(startup.owner, listing.id)).sector).toBeNull();
    });

    it('despite older answers that arrive late or twice', async () => {
      const { listing, ...startup } = await world.listed();
      const [older, newer] = [uuid(), uuid()];
      await world.change(startup, { idea_title: 'newer' }, newer);
      await world.change(startup, { idea_title: 'older' }, older);
      await world.change(startup, { idea_title: 'same run, read again' }, newer);
      expect(await titleOf(listing.id)).toBe('newer');
    });

    it('when listed again after an edit whose event has not arrived', async () => {
      const { listing, ...startup } = await world.listed();
      await world.withdraw(startup.owner, listing.id);
      world.answer(startup, { idea_title: 'edited' });
      expect((await world.create(startup)).startup.idea_title).toBe('edited');
    });

    it('when an answer is older than an edit that has already arrived', async () => {
      const { listing, ...startup } = await world.listed();
      await world.withdraw(startup.owner, listing.id);
      const [older, newer] = [uuid(), uuid()];
      await world.change(startup, { idea_title: 'edited' }, newer);
      world.answer(startup, { idea_title: 'older' }, older);
      expect((await world.create(startup)).startup.idea_title).toBe('edited');
    });

    it('when an edit arrives during the first listing', async () => {
      const startup = world.aStartup();
      let edited = false;
      world.startupsStub.beforeAnswer = async (id) => {
        if (id !== startup.startup_id || edited) return;
        edited = true;
        // No copy is stored yet that could be read again.
        await world.change(startup, { idea_title: 'edited' });
      };
      expect((await world.create(startup)).startup.idea_title).toBe('edited');
    });

    // rule: LISTING-3
    it('by an event that only says which startup was edited, and only if it is listed', async () => {
      const [{ listing, ...listed }, unlisted] = [await world.listed(), world.aStartup()];
      const run = uuid();
      world.answer(listed, { idea_title: 'edited' }, run);
      world.answer(unlisted, { idea_title: 'never listed' }, run);
      const asked: string[] = [];
      world.startupsStub.beforeAnswer = (id) => Promise.resolve(void asked.push(id));
      await world.edit(unlisted, 'never listed', run);
      await world.edit(listed, 'edited', run);
      await until('the copy is new', async () => (await titleOf(listing.id)) === 'edited');
      await world.edit(listed, 'edited', run); // delivered again
      await until('it is read again', () => asked.length === 2);
      expect(asked).toEqual([listed.startup_id, listed.startup_id]);
      expect(await titleOf(listing.id)).toBe('edited');
      expect(await tracesOf(world, 'never listed')).toEqual([]);
    });

    it('but are not stored before anybody lists them', async () => {
      const startup = world.aStartup();
      await world.change(startup, { idea_title: 'never listed' });
      expect(await tracesOf(world, 'never listed')).toEqual([]);
    });
  });

  it('calls the startups service outside a transaction, and reports when it is unavailable', async () => {
    const startup = world.aStartup();
    world.startupsStub.beforeAnswer = (id) =>
      id === startup.startup_id ? Promise.reject(new Error('broken')) : Promise.resolve();
    await expect(world.create(startup)).rejects.toMatchObject({ code: 'internal' });
    expect(await tracesOf(world, startup.startup_id)).toEqual([]);
    world.startupsStub.beforeAnswer = () => Promise.resolve();
    expect(await world.create(startup, TERMS)).toMatchObject({ status: 'active' });
  });
});
