import { FORMER_MEMBER } from '@proofround/contracts/accounts/schemas.js';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { StrictMode } from 'react';

import { anId } from '../../test/builders';
import { renderApp } from '../../test/render';
import { ListingOffers } from './listing-offers';
import { aListing, anOffer, marketplaceServer, ownListing, sold } from './testing/world';

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
  // rules: SHOW-4, TEXT-30, SCREEN-24
  it('are newest first and before the listing, with the last eight characters of the buyer’s id', async () => {
    const low = anOffer(1, { offer_amount: 89_999.99, message: null });
    const exact = anOffer(2, { offer_amount: 90_000 });
    world.holds({ listings: [ownListing(1, { offer_count: 2 })], offers: [exact, low] });
    show();
    const first = await offer('$90,000');
    expect(first.getByText(/, offer 2$/)).toBeVisible();
    expect((await offer('$89,999.99')).getByText(/, offer 1$/)).toBeVisible();
    expect(first.getByText('Buyer 00000001')).toBeVisible();
    expect(first.getByText('We would keep the team.')).toBeVisible();
    expect(first.getByText('Pending Review')).toBeVisible();
    expect(first.getByText(/Nov 20, 2026/)).toBeVisible();
    expect(first.getByText('At or above asking')).toBeVisible();
    expect((await offer('$89,999.99')).queryByText('At or above asking')).toBeNull();
    expect(screen.getByText('2 offers, newest first')).toBeVisible();
    expect(
      screen.getAllByRole('article').map((article) => within(article).getByRole('heading').textContent),
    ).toEqual(['$90,000', '$89,999.99', 'Startup 1']);
    const summary = await offer('Startup 1');
    expect(summary.getByText('$90,000')).toBeVisible();
    expect(summary.getByText('For Sale')).toBeVisible();
  });

  // rule: SHOW-12
  it('can be put in the order of their amounts once all are loaded', async () => {
    const user = userEvent.setup();
    const amounts = [70_000, 90_000, 80_000];
    world.holds({
      listings: [ownListing(1)],
      offers: amounts.map((offer_amount, at) => anOffer(at, { offer_amount })),
    });
    show();
    const shown = () =>
      screen.getAllByRole('article').map((one) => within(one).getByRole('heading').textContent);
    await offer('$70,000');
    await user.click(screen.getByRole('button', { name: 'Highest first' }));
    expect(shown()).toEqual(['$90,000', '$80,000', '$70,000', 'Startup 1']);
    expect(screen.getByText('3 offers, highest first')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Newest first' }));
    expect(shown()).toEqual(['$70,000', '$90,000', '$80,000', 'Startup 1']);
  });

  // rule: SHOW-4
  it('tell buyers apart who joined at the same time, and name a deleted account as one', async () => {
    const ids = [
      '01a21f2c-7a3f-7c21-8b40-2e9f1a6b3c0f',
      '01a21f2c-7a41-7f02-9c11-77d0c4e52b18',
      FORMER_MEMBER,
    ];
    const offers = ids.map((buyer_id, at) => anOffer(at, { buyer_id, offer_amount: 1000 + at }));
    world.holds({ listings: [ownListing(1)], offers });
    show();
    expect((await offer('$1,000')).getByText('Buyer 1a6b3c0f')).toBeVisible();
    expect((await offer('$1,001')).getByText('Buyer c4e52b18')).toBeVisible();
    expect((await offer('$1,002')).getByText('Deleted account')).toBeVisible();
    expect(screen.queryByText(/0000000/)).toBeNull();
  });

  it('show an empty state when there are none', async () => {
    world.holds({ listings: [ownListing(1)] });
    show();
    expect(await screen.findByText('No offers yet')).toBeVisible();
  });

  it('load page by page', async () => {
    const user = userEvent.setup();
    world.holds({
      listings: [ownListing(1)],
      offers: Array.from({ length: 26 }, (_, index) => anOffer(index, { offer_amount: 1000 + index })),
    });
    show();
    const more = await screen.findByRole('button', { name: 'Show more' });
    expect(screen.queryByRole('button', { name: 'Highest first' })).toBeNull();
    await user.click(more);
    expect(await screen.findByText('26 offers, newest first')).toBeVisible();
  });

  it.each([
    ['it is decided', ownListing(1), { status: 'rejected' }],
    ['its listing is sold', ownListing(1, sold), {}],
    ['the listing belongs to another user', aListing(1), {}],
  ] as const)('cannot be decided if %s', async (_case, listing, changes) => {
    world.holds({ listings: [listing], offers: [anOffer(1, changes)] });
    show();
    await offer('$85,000');
    expect(screen.queryByRole('button', { name: 'Accept' })).toBeNull();
    expect(screen.queryByRole('button', { name: 'Reject' })).toBeNull();
  });

  it('have no Message button for a reader who does not own the listing', async () => {
    world.holds({ listings: [aListing(1)], offers: [anOffer(1)] });
    renderApp(<ListingOffers listingId={ID} actions={() => 'Message'} />, PATH);
    expect((await offer('$85,000')).queryByText('Message')).toBeNull();
  });

  it.each([
    ['the offers', PATH, 403, 'Only the owner of this listing can do this'],
    ['the listing', `/marketplace/listings/${ID}`, 404, 'Listing not found'],
  ])(
    'redirect to /marketplace when %s cannot be loaded, with one message',
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
  /** Renders two offers and a server that gives the first one this status. */
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
    world.requests.length = 0;
    return { user, first };
  };

  // rule: SHOW-4
  it('accepts an offer once despite repeated clicks; the listing is sold and the other offers are rejected', async () => {
    const { user, first } = await decided('accepted');
    await user.click(first.getByRole('button', { name: 'Accept' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Accept $85,000?' }));
    expect(
      dialog.getByText(
        'Accepting closes the listing, rejects the other offers, ends your open counter-offers to others, and exchanges your contacts with the buyer.',
      ),
    ).toBeVisible();
    expect(world.bodies).toEqual([]);
    await user.dblClick(dialog.getByRole('button', { name: 'Accept' }));
    expect(await screen.findByText('Offer accepted!')).toBeVisible();
    expect(await first.findByText('Accepted')).toBeVisible();
    expect((await offer('$70,000')).getByText('Rejected')).toBeVisible();
    expect(await (await offer('Startup 1')).findByText('Sold')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Accept' })).toBeNull();
    await waitFor(() => expect(screen.getByRole('article', { name: '$85,000' })).toHaveFocus());

    expect(world.bodies).toEqual([{ status: 'accepted' }]);
    expect(world.requests[0]).toBe(`PUT /marketplace/offer/${offers[0].id}/status?status=accepted`);
    expect(world.requests.slice(1).sort()).toEqual([
      `GET /marketplace/listings/${ID}`,
      `GET /marketplace/offers/${ID}?limit=24`,
    ]);
  });

  it('rejects an offer, and reloads only the offers', async () => {
    const { user, first } = await decided('rejected');
    await user.click(first.getByRole('button', { name: 'Reject' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Reject $85,000?' }));
    expect(world.bodies).toEqual([]);
    await user.dblClick(dialog.getByRole('button', { name: 'Reject' }));
    expect(await screen.findByText('Offer rejected!')).toBeVisible();
    expect(await first.findByText('Rejected')).toBeVisible();
    expect((await offer('$70,000')).getByText('Pending Review')).toBeVisible();
    expect(world.bodies).toEqual([{ status: 'rejected' }]);
    expect(world.requests).toEqual([
      `PUT /marketplace/offer/${offers[0].id}/status?status=rejected`,
      `GET /marketplace/offers/${ID}?limit=24`,
    ]);
  });

  it.each([
    ['Accept', 'Failed to accept offer', 'This offer has already been decided'],
    ['Reject', 'Failed to reject offer', 'This listing is no longer for sale'],
  ])('explains why %s failed, and shows the current state', async (what, text, detail) => {
    const { user, first } = await decided('accepted');
    world.on('put', DECISION, () => {
      world.holds({ listings: [ownListing(1, sold)], offers: [{ ...offers[0], status: 'rejected' }] });
      return { status: 409, body: { detail } };
    });
    await user.click(first.getByRole('button', { name: what }));
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: what }));
    expect(await screen.findByText(text)).toBeVisible();
    expect(screen.getByText(detail)).toBeVisible();
    expect(await first.findByText('Rejected')).toBeVisible();
    expect(await (await offer('Startup 1')).findByText('Sold')).toBeVisible();
  });

  // rule: SHOW-8
  it('sends the reason of a rejection, which the one dialog asks for', async () => {
    const { user, first } = await decided('rejected');
    expect(first.queryByRole('button', { name: 'Decline and say why' })).toBeNull();
    await user.click(first.getByRole('button', { name: 'Reject' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Reject $85,000?' }));
    await user.type(dialog.getByLabelText(/Reason/), 'Too low for us.');
    await user.click(dialog.getByRole('button', { name: 'Reject' }));
    expect(await screen.findByText('Offer rejected!')).toBeVisible();
    expect(world.bodies).toEqual([{ status: 'rejected', reason: 'Too low for us.' }]);
  });

  // rule: SHOW-8
  it('leads from an accepted offer to its deal; Back leads to the offers', async () => {
    const user = userEvent.setup();
    world.holds({ listings: [ownListing(1)], offers: [offers[0]] });
    world.on('put', DECISION, () => ({
      status: 200,
      body: { ...offers[0], status: 'accepted', deal_id: anId(7000) },
    }));
    const { router } = show();
    await user.click((await offer('$85,000')).getByRole('button', { name: 'Accept' }));
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Accept' }));
    await waitFor(() => expect(router.state.location.pathname).toBe(`/deals/${anId(7000)}`));
    expect(screen.getByText('Offer accepted!')).toBeVisible();
    expect(router.state.historyAction).toBe('REPLACE');
  });
});

describe('the story of an offer', () => {
  // rule: SHOW-8
  it('says who made it, what it answers, and until when it stands', async () => {
    const first = anOffer(1, { status: 'rejected', reason: 'countered', expires_at: null });
    const counter = anOffer(2, { offer_amount: 95_000, made_by: 'owner', counter_of: first.id });
    world.holds({ listings: [ownListing(1, { offer_count: 1 })], offers: [counter, first] });
    show();
    const own = await offer('$95,000');
    expect(own.getByText('Your counter-offer, in answer to the buyer’s offer of $85,000')).toBeVisible();
    expect(own.getByText('Waits for the buyer’s answer until Dec 4, 2026. Then it expires.')).toBeVisible();
    expect(own.getByText(/, your answer to offer 1$/)).toBeVisible();
    expect(own.queryByRole('button', { name: /Accept|Reject|Counter-offer|Withdraw/ })).toBeNull();
    expect((await offer('$85,000')).getByText('You answered with a counter-offer.')).toBeVisible();
    expect(screen.getByText('1 offer and 1 counter-offer, newest first')).toBeVisible();
  });

  it.each([
    ['withdrawn', 'The buyer withdrew it.'],
    ['expired', 'It expired without an answer.'],
    ['sold', 'Another offer was accepted.'],
    ['withdrawn listing', 'The listing was withdrawn.'],
    ['fell_through', 'The deal fell through.'],
    ['Too low for us.', 'You wrote: “Too low for us.”'],
  ])('says in plain words why it was rejected: %s', async (reason, words) => {
    world.holds({ listings: [ownListing(1)], offers: [anOffer(1, { status: 'rejected', reason })] });
    show();
    expect((await offer('$85,000')).getByText(words)).toBeVisible();
  });

  it.each([
    [50_000, 'Below'],
    [85_000, 'Within'],
    [200_000, 'Above'],
  ])('places %d on the indicative range: %s', async (offer_amount, place) => {
    world.holds({ listings: [ownListing(1)], offers: [anOffer(1, { offer_amount })] });
    show();
    const article = (await screen.findAllByRole('article'))[0];
    expect(article).toHaveTextContent(
      `${place} the indicative range of $69,127 to $195,860, which is guidance only`,
    );
  });

  it('names the buyer of an accepted offer, and leads to the deal', async () => {
    world.holds({
      listings: [ownListing(1, sold)],
      offers: [anOffer(1, { status: 'accepted', deal_id: anId(7000) })],
    });
    renderApp(
      <ListingOffers listingId={ID} party={({ dealId }) => `Buyer of ${dealId}`} actions={() => 'Message'} />,
      PATH,
    );
    const accepted = await offer('$85,000');
    expect(accepted.getByText(`Buyer of ${anId(7000)}`)).toBeVisible();
    expect(accepted.queryByText('Buyer 00000001')).toBeNull();
    expect(accepted.getByText('Message')).toBeVisible();
    expect(accepted.getByRole('link', { name: 'Open the deal' })).toHaveAttribute(
      'href',
      `/deals/${anId(7000)}`,
    );
  });
});
