import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse } from 'msw';

import type { Listing } from '../../api/generated/work-client';
import { aListing, anOffer, ownListing, sold } from '../../features/marketplace/testing/world';
import { USER_ID } from '../../test/application';
import { anId } from '../../test/builders';
import { http } from '../../test/http';
import { card, ID, STARTUP, startupPage } from './testing/startup-page';

const { server, open, answers } = startupPage();

// rule: SCREEN-8
describe('the sale on the page of a startup', () => {
  const isListed = (listing: Listing | null) =>
    server.use(http.get('*/api/startups/:id/listing', () => HttpResponse.json({ listing })));
  const sale = async (content: string) => {
    const shown = await card('Sale');
    await waitFor(() => expect(shown).toHaveTextContent(content));
    return within(shown);
  };

  it('shows an investor the price, the range and their own offer, and accepts another offer', async () => {
    let listing = aListing(1, { my_offer: null });
    const offers: object[] = [];
    answers();
    server.use(
      http.get('*/api/startups/:id/listing', () => HttpResponse.json({ listing })),
      http.post('*/api/marketplace/offer/:id', async ({ request }) => {
        const { offer_amount } = await request.json();
        offers.push({ offer_amount });
        listing = { ...listing, my_offer: { id: anId(9), offer_amount, status: 'pending' } };
        return HttpResponse.json(anOffer(1, { offer_amount }), { status: 201 });
      }),
    );
    const user = open(`/startups/${ID}`, 'investor');
    const shown = await sale('For Sale');
    expect(shown.getByText('$90,000')).toBeVisible();
    expect(shown.getByText('$69,127.20 to $195,860')).toBeVisible();
    await user.click(shown.getByRole('button', { name: 'Make an Offer' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Make an Offer' }));
    await user.type(dialog.getByRole('textbox', { name: /amount/i }), '45000');
    await user.click(dialog.getByRole('button', { name: 'Submit' }));
    expect(await shown.findByRole('link', { name: 'You offered $45,000' })).toBeVisible();
    expect(offers).toEqual([{ offer_amount: 45_000 }]);
  });

  it('leads the owner to the offers', async () => {
    answers({ ...STARTUP, owner_id: USER_ID });
    isListed(ownListing(1, { offer_count: 3 }));
    open(`/startups/${ID}`, 'founder');
    const shown = await sale('For Sale');
    expect(shown.getByRole('link', { name: 'View Offers (3)' })).toHaveAttribute(
      'href',
      `/marketplace/offers/${ownListing(1).id}`,
    );
    expect(shown.queryByRole('button', { name: 'List for sale' })).toBeNull();
  });

  it('shows the owner the range before a price is named, and lists the startup in place', async () => {
    const range = {
      low: 69_000,
      high: 200_000,
      basis: 'Twelve months.',
      source: 'Acquire.com',
      as_of: '2023-02',
    };
    answers({ ...STARTUP, owner_id: USER_ID });
    isListed(null);
    server.use(
      http.get('*/api/startups/:id/price-range', () => HttpResponse.json({ price_range: range })),
      http.post('*/api/marketplace/listings', () => {
        isListed(ownListing(1));
        return HttpResponse.json(ownListing(1), { status: 201 });
      }),
    );
    const user = open(`/startups/${ID}`, 'founder');
    const shown = await sale('Not listed');
    expect(await shown.findByText('$69,000 to $200,000')).toBeVisible();
    await user.click(shown.getByRole('button', { name: 'List for sale' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'List for sale' }));
    await user.type(dialog.getByRole('textbox', { name: /price/i }), '90000');
    await user.click(dialog.getByRole('button', { name: 'List for sale' }));
    expect(await shown.findByText('For Sale')).toBeVisible();
  });

  it.each([
    ['once it is sold', aListing(1, sold), 'Sold'],
    ['while it is not listed', null, 'The founder does not offer it for sale.'],
  ])('offers an investor nothing %s', async (_when, listing, text) => {
    answers();
    isListed(listing);
    open(`/startups/${ID}`, 'investor');
    const shown = await sale(text);
    expect(shown.queryByRole('button')).toBeNull();
  });
});
