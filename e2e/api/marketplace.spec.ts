import { type Listing, listing, notification, offer, startup as startupSchema } from '@proofround/contracts';
import { type ApiClient, aStartup, detailOf, until } from '@proofround/test-kit';
import { z } from 'zod';

import { aFounder, anInvestor } from './stack-under-test.js';

async function list(founder: ApiClient, overrides = {}): Promise<Listing> {
  const { id } = await founder.read(startupSchema, 'POST', '/startups', aStartup(overrides));
  const body = { startup_id: id, asking_price: 90_000, tech_stack: 'TypeScript' };
  return founder.read(listing, 'POST', '/marketplace/listings', body);
}
const offerOn = (buyer: ApiClient, { id }: Listing, offer_amount: number) =>
  buyer.read(offer, 'POST', `/marketplace/offer/${id}`, { offer_amount, message: 'Hello' });
const notified = (who: ApiClient, type: string) =>
  until(`${type} arrives`, async () =>
    (await who.read(z.array(notification), 'GET', '/notifications')).find((one) => one.type === type),
  );

/** From listing to sale. */
describe('the marketplace', () => {
  // rules: LISTING-2, OFFER-3, OFFER-8, OFFER-9, OFFER-11
  it('sells a startup: listing, offers, acceptance; the other offers are rejected and everybody is notified', async () => {
    const [founder, buyer, other] = [await aFounder(), await anInvestor(), await aFounder('Olu Bright')];
    const listed = await list(founder);
    expect(listed).toMatchObject({ status: 'active', is_active: true, is_owner: true, offer_count: 0 });
    expect(listed.price_range?.low).toBeLessThan(listed.price_range?.high ?? 0);
    const good = await offerOn(buyer, listed, 95_000.5);
    const low = await offerOn(other, listed, 10_000);
    expect((await notified(founder, 'offer_received')).link).toBe(`/marketplace/offers/${listed.id}`);

    const seen = await founder.read(z.array(offer), 'GET', `/marketplace/offers/${listed.id}`);
    expect(seen.map(({ id, status }) => [id, status])).toEqual([
      [low.id, 'pending'],
      [good.id, 'pending'],
    ]);
    const accepted = await founder.put(`/marketplace/offer/${good.id}/status?status=accepted`, {
      status: 'accepted',
    });
    expect(accepted.body).toMatchObject({ id: good.id, status: 'accepted', offer_amount: 95_000.5 });
    await notified(buyer, 'offer_accepted');
    await notified(other, 'offer_rejected');

    expect((await founder.get(`/marketplace/listings/${listed.id}`)).body).toMatchObject({
      status: 'sold',
      is_active: false,
      offer_count: 2,
    });
    const ids = async (who: ApiClient) =>
      (await who.read(z.array(listing), 'GET', '/marketplace/listings')).map(({ id }) => id);
    expect(await ids(founder)).toContain(listed.id);
    expect(await ids(buyer)).not.toContain(listed.id);
    expect((await buyer.get('/marketplace/my-offers')).body).toEqual([
      expect.objectContaining({
        id: good.id,
        status: 'accepted',
        listing: expect.objectContaining({ id: listed.id }) as unknown,
      }),
    ]);
    const late = await buyer.post(`/marketplace/offer/${listed.id}`, { offer_amount: 1 });
    expect([late.status, detailOf(late)]).toEqual([409, 'This listing is no longer for sale']);
    const again = await founder.put(`/marketplace/offer/${low.id}/status`, { status: 'accepted' });
    expect([again.status, detailOf(again)]).toEqual([409, 'This offer has already been decided']);
    const relisted = await founder.post('/marketplace/listings', {
      startup_id: listed.startup.id,
      asking_price: 1,
    });
    expect([relisted.status, detailOf(relisted)]).toEqual([409, 'This startup has been sold']);
  });

  // rule: OFFER-10
  it('lets exactly one of two simultaneous acceptances succeed', async () => {
    const [founder, buyer] = [await aFounder(), await anInvestor()];
    const listed = await list(founder);
    const offers = [await offerOn(buyer, listed, 1), await offerOn(buyer, listed, 2)];
    const answers = await Promise.all(
      offers.map(({ id }) => founder.put(`/marketplace/offer/${id}/status`, { status: 'accepted' })),
    );
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    const after = await founder.read(z.array(offer), 'GET', `/marketplace/offers/${listed.id}`);
    expect(after.map(({ status }) => status).toSorted()).toEqual(['accepted', 'rejected']);
  });

  // rules: LISTING-3, LISTING-7, STARTUP-11
  it('shows the present state of a startup, and withdraws the listing of a deleted one', async () => {
    const [founder, buyer] = [await aFounder(), await anInvestor()];
    const listed = await list(founder);
    await founder.patch(`/startups/${listed.startup.id}`, {
      idea_title: 'LedgerLoop Two',
      monthly_revenue: 0,
    });
    expect(await buyer.read(listing, 'GET', `/marketplace/listings/${listed.id}`)).toMatchObject({
      startup: { idea_title: 'LedgerLoop Two' },
      price_range: null,
    });
    const { id } = await offerOn(buyer, listed, 1);
    await founder.delete(`/startups/${listed.startup.id}`);
    expect((await buyer.get(`/marketplace/listings/${listed.id}`)).status).toBe(404);
    const mine = await buyer.read(z.array(offer), 'GET', '/marketplace/my-offers');
    expect(mine.find((made) => made.id === id)).toMatchObject({ status: 'rejected' });
  });

  // rules: LISTING-2, LISTING-6
  it('withdraws, repeatedly, and lists again', async () => {
    const founder = await aFounder();
    const listed = await list(founder);
    for (let time = 0; time < 2; time++) {
      expect((await founder.delete(`/marketplace/listings/${listed.id}`)).status).toBe(204);
    }
    expect((await founder.get(`/marketplace/listings/${listed.id}`)).body).toMatchObject({
      status: 'withdrawn',
    });
    const body = { startup_id: listed.startup.id, asking_price: 1 };
    expect((await founder.post('/marketplace/listings', body)).status).toBe(201);
    const twice = await founder.post('/marketplace/listings', body);
    expect([twice.status, detailOf(twice)]).toEqual([409, 'This startup is already listed for sale']);
  });
});
