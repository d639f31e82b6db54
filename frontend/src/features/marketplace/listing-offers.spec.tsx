import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { StrictMode } from 'react';

import { renderApp } from '../../test/render';
import { ListingOffers } from './listing-offers';
import { anOffer, marketplaceServer, ownListing, sold, aListing } from './testing/world';

const world = marketplaceServer();
const { id: ID } = ownListing(1);
const PATH = `/marketplace/offers/${ID}`;
const DECISION = '/marketplace/offer/:offerId/status';

const show = () =>
  renderApp(
    <StrictMode>
      <ListingOffers listingId={ID} />
    </StrictMode>,
    PATH,
    '/marketplace/offers/:listingId',
  );
const offer = async (amount: string) => within(await screen.findByRole('article', { name: amount }));
const toasts = () => document.querySelectorAll('[data-sonner-toast]');

describe('the offers for a listing', () => {
  // rules: SHOW-4, TEXT-30
  it('are shown newest first, with the buyer’s id cut to eight characters', async () => {
    const low = anOffer(1, { offer_amount: 89_999.99, message: null });
    const exact = anOffer(2, { offer_amount: 90_000 });
    world.holds({ listings: [ownListing(1)], offers: [exact, low] });
    show();
    const first = await offer('$90,000');
    expect(first.getByText('b0b0b0b0')).toBeVisible();
    expect(first.getByText('We would keep the team.')).toBeVisible();
    expect(first.getByText('Pending Review')).toBeVisible();
    expect(first.getByText(/Nov 20, 2026/)).toBeVisible();
    expect(first.getByText('At or above asking')).toBeVisible();
    expect((await offer('$89,999.99')).queryByText('At or above asking')).toBeNull();
    expect(screen.getByText('2 offers, newest first')).toBeVisible();
    expect(screen.getAllByRole('article').map((one) => within(one).getByRole('heading').textContent)).toEqual(
      ['Startup 1', '$90,000', '$89,999.99'],
    );
    const summary = await offer('Startup 1');
    expect(summary.getByText('$90,000')).toBeVisible();
    expect(summary.getByText('For Sale')).toBeVisible();
  });

  it('may be none, and says so', async () => {
    world.holds({ listings: [ownListing(1)] });
    show();
    expect(await screen.findByText('No offers yet')).toBeVisible();
  });

  it('are read page by page', async () => {
    const user = userEvent.setup();
    world.holds({
      listings: [ownListing(1)],
      offers: Array.from({ length: 26 }, (_, index) => anOffer(index, { offer_amount: 1000 + index })),
    });
    show();
    await user.click(await screen.findByRole('button', { name: 'Show more' }));
    expect(await screen.findByText('26 offers, newest first')).toBeVisible();
  });

  it.each([
    ['is decided', ownListing(1), { status: 'rejected' }],
    ['is for a sold listing', ownListing(1, sold), {}],
    ['is somebody else’s to decide', aListing(1), {}],
  ] as const)('cannot be decided where one %s', async (_case, listing, changes) => {
    world.holds({ listings: [listing], offers: [anOffer(1, changes)] });
    show();
    await offer('$85,000');
    expect(screen.queryByRole('button', { name: 'Accept' })).toBeNull();
    expect(screen.queryByRole('button', { name: 'Reject' })).toBeNull();
  });

  it.each([
    ['the offers', PATH, 403, 'Only the owner of this listing can do this'],
    ['the listing', `/marketplace/listings/${ID}`, 404, 'Listing not found'],
  ])(
    'lead back to /marketplace when %s cannot be loaded, and say so once',
    async (_what, path, status, detail) => {
      world.holds({ listings: [ownListing(1)] });
      world.fails(path, status, detail);
      const { router } = show();
      expect(await screen.findByText('Elsewhere')).toBeVisible();
      expect(router.state.location.pathname).toBe('/marketplace');
      expect(await screen.findByText('Failed to load offers')).toBeVisible();
      expect(screen.getByText(detail)).toBeVisible();
      expect(toasts()).toHaveLength(1);
      expect(router.state.historyAction).toBe('REPLACE');
    },
  );
});

describe('deciding an offer', () => {
  const offers = [anOffer(1), anOffer(2, { offer_amount: 70_000 })] as const;
  /** Two offers, and a server that decides the first one as told. */
  const decided = async (status: 'accepted' | 'rejected') => {
    const user = userEvent.setup();
    world.holds({ listings: [ownListing(1, { offer_count: 2 })], offers: [...offers] });
    world.on('put', DECISION, () => {
      const accepted = status === 'accepted';
      const done = { ...offers[0], status };
      const other = accepted ? { ...offers[1], status: 'rejected' as const } : offers[1];
      world.holds({ listings: [ownListing(1, accepted ? sold : {})], offers: [done, other] });
      return { status: 200, body: done };
    });
    show();
    const first = await offer('$85,000');
    world.asked.length = 0;
    return { user, first };
  };

  // rule: SHOW-4
  it('accepts one at once, however often it is pressed; the listing is sold and the others are rejected', async () => {
    const { user, first } = await decided('accepted');
    const accept = first.getByRole('button', { name: 'Accept' });
    await user.dblClick(accept);
    expect(await screen.findByText('Offer accepted!')).toBeVisible();
    expect(await first.findByText('Accepted')).toBeVisible();
    expect((await offer('$70,000')).getByText('Rejected')).toBeVisible();
    expect(await (await offer('Startup 1')).findByText('Sold')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Accept' })).toBeNull();
    await waitFor(() => expect(screen.getByRole('article', { name: '$85,000' })).toHaveFocus());

    expect(world.bodies).toEqual([{ status: 'accepted' }]);
    expect(world.asked[0]).toBe(`PUT /marketplace/offer/${offers[0].id}/status?status=accepted`);
    expect(world.asked.slice(1).sort()).toEqual([
      `GET /marketplace/listings/${ID}`,
      `GET /marketplace/offers/${ID}?limit=24`,
    ]);
  });

  it('rejects one offer, and refreshes the offers alone', async () => {
    const { user, first } = await decided('rejected');
    await user.click(first.getByRole('button', { name: 'Reject' }));
    expect(await screen.findByText('Offer rejected!')).toBeVisible();
    expect(await first.findByText('Rejected')).toBeVisible();
    expect((await offer('$70,000')).getByText('Pending Review')).toBeVisible();
    expect(world.bodies).toEqual([{ status: 'rejected' }]);
    expect(world.asked).toEqual([
      `PUT /marketplace/offer/${offers[0].id}/status?status=rejected`,
      `GET /marketplace/offers/${ID}?limit=24`,
    ]);
  });

  it.each([
    ['Accept', 'Failed to accept offer', 'This offer has already been decided'],
    ['Reject', 'Failed to reject offer', 'This listing is no longer for sale'],
  ])('says why it could not %s, and shows what is so now', async (what, text, detail) => {
    const { user, first } = await decided('accepted');
    world.on('put', DECISION, () => {
      world.holds({ listings: [ownListing(1, sold)], offers: [{ ...offers[0], status: 'rejected' }] });
      return { status: 409, body: { detail } };
    });
    await user.click(first.getByRole('button', { name: what }));
    expect(await screen.findByText(text)).toBeVisible();
    expect(screen.getByText(detail)).toBeVisible();
    expect(await first.findByText('Rejected')).toBeVisible();
    expect(await (await offer('Startup 1')).findByText('Sold')).toBeVisible();
  });
});
