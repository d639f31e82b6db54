import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { StrictMode } from 'react';

import { renderApp } from '../../test/render';
import { Marketplace } from './marketplace';
import { aListing, marketplaceServer, myOffer, ownListing, sold } from './testing/world';

const world = marketplaceServer();

const show = (path = '/marketplace', canSell = true) =>
  renderApp(
    <StrictMode>
      <Marketplace userId="u1" canSell={canSell} />
    </StrictMode>,
    path,
  );
const card = async (title: string) => within(await screen.findByRole('article', { name: title }));
const toasts = (text: string) =>
  [...document.querySelectorAll('[data-sonner-toast]')].filter((one) => one.textContent.includes(text));

describe('the marketplace’s views', () => {
  // rule: SHOW-2
  it('are kept in the address, For Sale being the one that needs no word', async () => {
    const user = userEvent.setup();
    const { router } = show('/marketplace?view=nonsense');
    const views = screen.getByRole('navigation', { name: 'Marketplace' });
    expect(within(views).getByRole('link', { current: 'page' })).toHaveTextContent('For Sale');
    await user.click(within(views).getByRole('link', { name: 'My offers' }));
    expect(router.state.location.search).toBe('?view=my-offers');
    expect(await screen.findByText('You have made no offers yet')).toBeVisible();
    await user.click(within(views).getByRole('link', { name: 'My listings' }));
    expect(router.state.location.search).toBe('?view=my-listings');
    expect(await screen.findByText('You have nothing listed for sale')).toBeVisible();
    await user.click(within(views).getByRole('link', { name: 'For Sale' }));
    expect(router.state.location.search).toBe('');
    await act(() => router.navigate(-1));
    expect(await screen.findByText('You have nothing listed for sale')).toBeVisible();
  });

  it.each([
    ['/marketplace', '/marketplace/listings', 'The startups for sale could not be loaded'],
    ['/marketplace?view=my-listings', '/marketplace/listings', 'Your listings could not be loaded'],
    ['/marketplace?view=my-offers', '/marketplace/my-offers', 'Your offers could not be loaded'],
  ])('%s says once that it could not be loaded, and loads on another try', async (path, call, what) => {
    const user = userEvent.setup();
    world.holds({ listings: [ownListing(1)], mine: [myOffer(1)] });
    world.fails(call, 503, 'This part is down.');
    show(path);
    expect(await screen.findByRole('alert')).toHaveTextContent(what);
    // Each of these words stands in one place.
    expect(await screen.findByText('Failed to load marketplace')).toBeVisible();
    expect(screen.getByText('This part is down.')).toBeVisible();
    expect(toasts('Failed to load marketplace')).toHaveLength(1);

    // Another failure while the first is still said is the same toast, with what is so now.
    world.fails(call, 503, 'It is still down.');
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('It is still down.')).toBeVisible();
    expect(toasts('Failed to load marketplace')).toHaveLength(1);
    world.server.resetHandlers();
    await user.click(await screen.findByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('article')).toHaveAccessibleName('Startup 1');
    expect(screen.queryByRole('alert')).toBeNull();
  });
});

describe('For Sale', () => {
  // rules: DASH-6, PRICE-1
  it('shows what a listing says, with figures self-reported and the range as guidance', async () => {
    const user = userEvent.setup();
    world.holds({ listings: [aListing(1)] });
    show();
    const shown = await card('Startup 1');
    expect(shown.getByText('For Sale')).toBeVisible();
    expect(shown.getByText('Bookkeeping that reconciles itself.')).toBeVisible();
    expect(shown.getByText('$90,000')).toBeVisible();
    expect(shown.getByText('12,500')).toBeVisible();
    expect(shown.getByText('$4,800.50')).toBeVisible();
    expect(shown.getAllByText('self-reported')).toHaveLength(2);
    expect(shown.getByText('We concentrate on our agency.')).toBeVisible();
    expect(shown.getByText('TypeScript, PostgreSQL')).toBeVisible();
    expect(shown.getByText('$69,127.20 to $195,860')).toBeVisible();
    await user.click(shown.getByText(/Guidance only/));
    expect(shown.getByText(/12 times the stated monthly revenue/)).toBeVisible();
    expect(shown.getByText('Source: Acquire.com, revenue multiples. Figures as of 2023-02.')).toBeVisible();
    expect(screen.getByText('1 startup for sale, newest first')).toBeVisible();
  });

  // rule: SHOW-2
  it('marks one’s own, without Make an Offer, and leaves out one’s own sold ones', async () => {
    world.holds({ listings: [ownListing(1, { offer_count: 2 }), ownListing(2, sold), aListing(3)] });
    show();
    const own = await card('Startup 1');
    expect(own.getByText('Your listing')).toBeVisible();
    expect(own.queryByRole('button', { name: 'Make an Offer' })).toBeNull();
    const other = await card('Startup 3');
    expect(other.queryByText('Your listing')).toBeNull();
    expect(other.getByRole('button', { name: 'Make an Offer' })).toHaveAccessibleDescription('Startup 3');
    expect(screen.queryByRole('article', { name: 'Startup 2' })).toBeNull();
  });

  // rule: PRICE-2
  it('shows a startup without revenue without a range', async () => {
    world.holds({ listings: [aListing(1, { price_range: null })] });
    show();
    expect((await card('Startup 1')).getByText('No indicative range without monthly revenue')).toBeVisible();
  });

  it('says when no startups are listed for sale yet, also if one’s own are sold', async () => {
    world.holds({ listings: [ownListing(1, sold)] });
    show();
    expect(await screen.findByText('No startups are listed for sale yet')).toBeVisible();
  });

  it('reads on by itself past pages that have nothing for sale', async () => {
    const gone = Array.from({ length: 100 }, (_, index) => ownListing(index + 1, sold));
    world.holds({ listings: [...gone, aListing(101)] });
    show();
    expect(await screen.findByText('1 startup for sale, newest first')).toBeVisible();
    expect(await screen.findByText('Startup 101')).toBeVisible();
  });

  it('reads a long list page by page, as it is asked for', async () => {
    const user = userEvent.setup();
    world.holds({ listings: Array.from({ length: 30 }, (_, index) => aListing(index + 1)) });
    show();
    await screen.findByText('Startup 24');
    expect(screen.queryByText('Startup 25')).toBeNull();
    expect(screen.getByText('24+ startups for sale, newest first')).toBeVisible();
    world.fails('/marketplace/listings', 503, 'This part is down.');
    await user.click(screen.getByRole('button', { name: 'Show more' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('This list could not be brought up to date.');
    expect(await screen.findByText('This part is down.')).toBeVisible();
    expect(screen.getByText('Startup 24')).toBeVisible(); // what was there stays

    world.server.resetHandlers();
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await screen.findByText('Startup 30');
    expect(screen.getByText('30 startups for sale, newest first')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Show more' })).toBeNull();
    expect(world.asked.at(-1)).toBe(`GET /marketplace/listings?limit=24&cursor=${aListing(24).id}`);
  });
});

describe('My listings', () => {
  it('shows one’s own, active and sold, with the way to their offers', async () => {
    world.holds({ listings: [ownListing(1, { offer_count: 3 }), aListing(2), ownListing(3, sold)] });
    show('/marketplace?view=my-listings');
    const active = await card('Startup 1');
    expect(active.getByText('For Sale')).toBeVisible();
    const offers = active.getByRole('link', { name: 'View Offers (3)' });
    expect(offers).toHaveAccessibleDescription('Startup 1');
    expect(offers).toHaveAttribute('href', `/marketplace/offers/${ownListing(1).id}`);
    const gone = await card('Startup 3');
    expect(gone.getByText('Sold')).toBeVisible();
    expect(gone.queryByRole('button', { name: /Withdraw/ })).toBeNull();
    expect(screen.queryByRole('article', { name: 'Startup 2' })).toBeNull();
    expect(screen.getByText('2 listings of yours, newest first')).toBeVisible();
  });

  it('asks the server for one’s own alone, page by page', async () => {
    const user = userEvent.setup();
    const own = Array.from({ length: 30 }, (_, index) => ownListing(index + 1));
    world.holds({ listings: [...own.slice(0, 15), aListing(99), ...own.slice(15)] });
    show('/marketplace?view=my-listings');
    await card('Startup 24');
    expect(world.asked).toEqual(['GET /marketplace/listings?mine=true&limit=24']);
    expect(screen.getByText('24+ listings of yours, newest first')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Show more' }));
    await card('Startup 30');
    expect(screen.queryByRole('article', { name: 'Startup 99' })).toBeNull();
  });

  it('tells an investor that founders list startups', async () => {
    show('/marketplace?view=my-listings', false);
    expect(await screen.findByText(/As an investor you make offers/)).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Go to your startups' })).toBeNull();
  });

  const withdraw = async (answer: () => { status: number; body?: object }) => {
    const user = userEvent.setup();
    world.holds({ listings: [ownListing(1), ownListing(2)] });
    world.on('delete', '/marketplace/listings/:id', answer);
    show('/marketplace?view=my-listings');
    const button = (await card('Startup 1')).getByRole('button', { name: 'Withdraw' });
    expect(button).toHaveAccessibleDescription('Startup 1');
    await user.click(button);
    const dialog = within(screen.getByRole('dialog', { name: 'Withdraw listing' }));
    expect(dialog.getByText(/Startup 1 will no longer be for sale/)).toBeVisible();
    return { user, dialog };
  };

  it('withdraws a listing after a question, and loses no focus', async () => {
    const { user, dialog } = await withdraw(() => {
      world.holds({ listings: [ownListing(2)] });
      return { status: 204 };
    });
    await user.click(dialog.getByRole('button', { name: 'Cancel' }));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(screen.getByRole('article', { name: 'Startup 1' })).toBeVisible();
    await user.click((await card('Startup 1')).getByRole('button', { name: 'Withdraw' }));
    await user.click(screen.getByRole('button', { name: 'Withdraw' }));
    expect(await screen.findByText('Listing withdrawn!')).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('article', { name: 'Startup 1' })).toBeNull());
    expect(screen.getByText('1 listing of yours, newest first')).toHaveFocus();
    expect(world.asked.slice(-2)).toEqual([
      `DELETE /marketplace/listings/${ownListing(1).id}`,
      'GET /marketplace/listings?mine=true&limit=24',
    ]);
  });

  it('says why a listing cannot be withdrawn, and shows it as it is now', async () => {
    const { user, dialog } = await withdraw(() => {
      world.holds({ listings: [ownListing(1, sold), ownListing(2)] });
      return { status: 409, body: { detail: 'This listing is no longer for sale' } };
    });
    await user.click(dialog.getByRole('button', { name: 'Withdraw' }));
    expect(await screen.findByText('Failed to withdraw listing')).toBeVisible();
    expect(screen.getByText('This listing is no longer for sale')).toBeVisible();
    expect(await screen.findByText('Sold')).toBeInTheDocument();
  });
});

describe('My offers', () => {
  // rule: TEXT-30
  it.each([
    ['pending', 'Pending Review'],
    ['accepted', 'Accepted'],
    ['rejected', 'Rejected'],
  ] as const)('shows one that is %s as %s', async (status, name) => {
    world.holds({ mine: [myOffer(1, { status, listing: aListing(1, sold) })] });
    show('/marketplace?view=my-offers');
    const offer = await card('Startup 1');
    expect(offer.getByText(name)).toBeVisible();
    expect(offer.getByText('$85,000')).toBeVisible();
    expect(offer.getByText('We would keep the team.')).toBeVisible();
    expect(offer.getByText('Sold')).toBeVisible();
    expect(offer.getByText(/Nov 20, 2026/)).toBeVisible();
  });

  it('reads a long list page by page', async () => {
    const user = userEvent.setup();
    world.holds({ mine: Array.from({ length: 25 }, (_, index) => myOffer(index + 1)) });
    show('/marketplace?view=my-offers');
    expect(await screen.findByText('24+ offers of yours, newest first')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Show more' }));
    expect(await screen.findByText('25 offers of yours, newest first')).toBeVisible();
  });
});
