import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { StrictMode } from 'react';

import { anId } from '../../test/builders';
import type { Failure } from '../../test/http';
import { renderApp } from '../../test/render';
import { Marketplace } from './marketplace';
import { aListing, marketplaceServer, myOffer, ownListing, sold } from './testing/world';

const world = marketplaceServer();

const show = (path = '/marketplace', canSell = true) =>
  renderApp(
    <StrictMode>
      <Marketplace canSell={canSell} reportButton={() => null} />
    </StrictMode>,
    path,
  );
const card = async (title: string) => within(await screen.findByRole('article', { name: title }));
const toasts = (text: string) =>
  [...document.querySelectorAll('[data-sonner-toast]')].filter((element) =>
    element.textContent.includes(text),
  );

describe('the marketplace’s views', () => {
  const without = (unavailable: 'deleted' | 'held', idea_title: string) => ({
    startup: { ...aListing(1).startup, idea_title, idea_description: '', unavailable },
  });

  // rule: LISTING-11
  it('name a startup that is deleted or held, without a link and without Message', async () => {
    const described = { startup: { ...aListing(4).startup, idea_description: '' } };
    world.holds({
      mine: [
        myOffer(1, { status: 'rejected', listing: aListing(1, { status: 'withdrawn', is_active: false }) }),
        myOffer(2, {
          status: 'accepted',
          listing: aListing(2, { ...sold, ...without('deleted', 'Deleted startup') }),
        }),
        myOffer(3, { listing: aListing(3, without('held', 'Startup not available')) }),
        myOffer(4, { listing: aListing(4, described) }),
      ],
    });
    renderApp(
      <Marketplace
        canSell={false}
        reportButton={() => null}
        offers={{ actions: () => <button>Message</button> }}
      />,
      '/marketplace?view=my-offers',
    );
    // Only the fact counts, not an empty description, nor that the listing is withdrawn.
    for (const title of ['Startup 1', 'Startup 4']) {
      const shown = await card(title);
      expect(shown.getByRole('button', { name: 'Message' })).toBeVisible();
      expect(shown.getByRole('link', { name: title })).toBeVisible();
    }
    for (const title of ['Deleted startup', 'Startup not available']) {
      const gone = await card(title);
      expect(gone.queryByRole('link')).toBeNull();
      expect(gone.queryByRole('button', { name: 'Message' })).toBeNull();
    }
  });

  // rule: LISTING-11
  it('do not lead from the user’s own listings to a deleted startup', async () => {
    world.holds({
      listings: [ownListing(1), ownListing(2, { ...sold, ...without('deleted', 'Deleted startup') })],
    });
    show('/marketplace?view=my-listings');
    expect((await card('Startup 1')).getByRole('link', { name: 'Startup 1' })).toBeVisible();
    expect((await card('Deleted startup')).queryByRole('link', { name: 'Deleted startup' })).toBeNull();
  });

  // rule: SHOW-2
  it('are in the URL, except For Sale, which is the default', async () => {
    const user = userEvent.setup();
    const { router } = show('/marketplace?view=nonsense');
    const views = screen.getByRole('navigation', { name: 'Marketplace' });
    expect(within(views).getByRole('link', { current: 'page' })).toHaveTextContent('For Sale');
    expect(within(views).getByRole('link', { name: 'My deals' })).toHaveAttribute('href', '/deals');
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
  ])('%s reports a load failure once, and loads on a retry', async (path, call, what) => {
    const user = userEvent.setup();
    world.holds({ listings: [ownListing(1)], mine: [myOffer(1)] });
    world.fails(call, 503, 'This part is down.');
    show(path);
    expect(await screen.findByText(what)).toBeVisible();
    // The toast announces the failure, so the error on the page is not a live region.
    expect(screen.queryByRole('alert')).toBeNull();
    expect(await screen.findByText('Failed to load marketplace')).toBeVisible();
    expect(screen.getByText('This part is down.')).toBeVisible();
    expect(toasts('Failed to load marketplace')).toHaveLength(1);

    // A second failure updates the toast that is still open.
    world.fails(call, 503, 'It is still down.');
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('It is still down.')).toBeVisible();
    expect(toasts('Failed to load marketplace')).toHaveLength(1);
    world.server.resetHandlers();
    await user.click(await screen.findByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('article')).toHaveAccessibleName('Startup 1');
    expect(screen.queryByText(what)).toBeNull();
  });
});

describe('For Sale', () => {
  // rules: DASH-6, PRICE-1
  it('shows a listing, with its self-reported figures and the range as guidance', async () => {
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

  // rule: SCREEN-8
  it('leads to the page of a startup that the user may open', async () => {
    world.holds({ listings: [ownListing(1), aListing(2)], mine: [myOffer(1)] });
    const titled = (name: string) =>
      within(screen.getByRole('article', { name })).queryByRole('link', { name });
    const { unmount } = show();
    await card('Startup 2');
    expect(titled('Startup 1')).toHaveAttribute('href', `/startups/${aListing(1).startup.id}`);
    expect(titled('Startup 2')).toBeNull(); // founders see no page of another founder
    unmount();
    const buying = show('/marketplace', false);
    await card('Startup 2');
    expect(titled('Startup 2')).toHaveAttribute('href', `/startups/${aListing(2).startup.id}`);
    buying.unmount();
    show('/marketplace?view=my-offers', false);
    await card('Startup 1');
    expect(titled('Startup 1')).toHaveAttribute('href', `/startups/${aListing(1).startup.id}`);
  });

  // rule: SHOW-2
  it('marks the user’s own listings, without Make an Offer, and hides the sold ones', async () => {
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

  // rule: SHOW-9
  it('shows the sector, the score and the user’s own offer', async () => {
    const my_offer = { id: anId(2001), offer_amount: 45_000, status: 'pending' } as const;
    world.holds({ listings: [aListing(1, { my_offer }), aListing(2, { overall_score: null })] });
    show();
    const shown = await card('Startup 1');
    expect(shown.getByText('FinTech')).toBeVisible();
    expect(shown.getByRole('img', { name: 'Readiness: 62%, Promising' })).toBeVisible();
    expect(shown.getByRole('link', { name: 'You offered $45,000' })).toHaveAttribute(
      'href',
      '/marketplace?view=my-offers',
    );
    expect(shown.getByText('Pending Review')).toBeVisible();
    const other = await card('Startup 2');
    expect(other.getByRole('img', { name: 'Readiness: not scored yet' })).toBeVisible();
    expect(other.queryByText(/You offered/)).toBeNull();
  });

  // rule: PRICE-2
  it('shows no range for a startup without revenue', async () => {
    world.holds({ listings: [aListing(1, { price_range: null })] });
    show();
    expect((await card('Startup 1')).getByText('No indicative range without monthly revenue')).toBeVisible();
  });

  it('shows an empty state when nothing is for sale, even if the user has sold listings', async () => {
    world.holds({ listings: [ownListing(1, sold)] });
    show();
    expect(await screen.findByText('No startups are listed for sale yet')).toBeVisible();
  });

  it('loads the next page by itself if a page has nothing for sale', async () => {
    const gone = Array.from({ length: 100 }, (_, index) => ownListing(index + 1, sold));
    world.holds({ listings: [...gone, aListing(101)] });
    show();
    expect(await screen.findByText('1 startup for sale, newest first')).toBeVisible();
    expect(await screen.findByText('Startup 101')).toBeVisible();
  });

  it('loads a long list page by page, on Show more', async () => {
    const user = userEvent.setup();
    world.holds({ listings: Array.from({ length: 30 }, (_, index) => aListing(index + 1)) });
    show();
    await screen.findByText('Startup 24');
    expect(screen.queryByText('Startup 25')).toBeNull();
    expect(screen.getByText('24+ startups for sale, newest first')).toBeVisible();
    world.fails('/marketplace/listings', 503, 'This part is down.');
    await user.click(screen.getByRole('button', { name: 'Show more' }));
    expect(await screen.findByText('This list could not be brought up to date.')).toBeVisible();
    expect(await screen.findByText('This part is down.')).toBeVisible();
    expect(screen.getByText('Startup 24')).toBeVisible(); // the loaded listings stay

    world.server.resetHandlers();
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await screen.findByText('Startup 30');
    expect(screen.getByText('30 startups for sale, newest first')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Show more' })).toBeNull();
    expect(world.requests.at(-1)).toBe(`GET /marketplace/listings?limit=24&cursor=${aListing(24).id}`);
  });
});

describe('My listings', () => {
  it('shows active and sold listings, with links to their offers', async () => {
    world.holds({
      listings: [ownListing(1, { offer_count: 3 }), aListing(2), ownListing(3, { ...sold, sale_open: true })],
    });
    show('/marketplace?view=my-listings');
    const active = await card('Startup 1');
    expect(active.getByText('For Sale')).toBeVisible();
    const offers = active.getByRole('link', { name: 'View Offers (3)' });
    expect(offers).toHaveAccessibleDescription('Startup 1');
    expect(offers).toHaveAttribute('href', `/marketplace/offers/${ownListing(1).id}`);
    const gone = await card('Startup 3');
    expect(gone.getByText('Sold')).toBeVisible();
    expect(gone.getByText('Offer accepted, sale under way')).toBeVisible();
    expect(gone.queryByRole('button', { name: /Withdraw/ })).toBeNull();
    expect(screen.queryByRole('article', { name: 'Startup 2' })).toBeNull();
    expect(screen.getByText('2 listings of yours, newest first')).toBeVisible();
  });

  it('requests only the user’s own listings, page by page', async () => {
    const user = userEvent.setup();
    const own = Array.from({ length: 30 }, (_, index) => ownListing(index + 1));
    world.holds({ listings: [...own.slice(0, 15), aListing(99), ...own.slice(15)] });
    show('/marketplace?view=my-listings');
    await card('Startup 24');
    expect(world.requests).toEqual(['GET /marketplace/listings?mine=true&limit=24']);
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

  const withdraw = async (answer: () => { status: number; body?: Failure }) => {
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

  it('withdraws a listing after confirmation, and keeps the focus', async () => {
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
    expect(world.requests.slice(-2)).toEqual([
      `DELETE /marketplace/listings/${ownListing(1).id}`,
      'GET /marketplace/listings?mine=true&limit=24',
    ]);
  });

  it('explains why a listing cannot be withdrawn, and shows its current state', async () => {
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
  ] as const)('shows the status %s as %s', async (status, name) => {
    world.holds({ mine: [myOffer(1, { status, listing: aListing(1, sold) })] });
    show('/marketplace?view=my-offers');
    const offer = await card('Startup 1');
    expect(offer.getByText(name)).toBeVisible();
    expect(offer.getByText('$85,000')).toBeVisible();
    expect(offer.getByText('We would keep the team.')).toBeVisible();
    expect(offer.getByText('Sold')).toBeVisible();
    expect(offer.getByText(/Nov 20, 2026/)).toBeVisible();
  });

  // rule: TEXT-30
  it.each([
    ['countered', 'Countered'],
    ['withdrawn', 'Withdrawn'],
    ['expired', 'Expired'],
    ['fell_through', 'Deal ended'],
    ['sold', 'Rejected'],
    ['Too low for us.', 'Rejected'],
  ])('shows an offer rejected with the reason %s as %s', async (reason, name) => {
    world.holds({ mine: [myOffer(1, { status: 'rejected', reason })] });
    show('/marketplace?view=my-offers');
    expect((await card('Startup 1')).getByText(name, { exact: true })).toBeVisible();
  });

  it('loads a long list page by page', async () => {
    const user = userEvent.setup();
    world.holds({ mine: Array.from({ length: 25 }, (_, index) => myOffer(index + 1)) });
    show('/marketplace?view=my-offers');
    expect(await screen.findByText('24+ offers of yours, newest first')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Show more' }));
    expect(await screen.findByText('25 offers of yours, newest first')).toBeVisible();
  });
});
