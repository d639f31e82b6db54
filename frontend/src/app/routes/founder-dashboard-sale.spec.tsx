import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse } from 'msw';

import type { Startup } from '../../api/generated/client';
import type { Listing } from '../../api/generated/work-client';
import { ownListing, sold } from '../../features/marketplace/testing/world';
import { aStartup } from '../../test/builders';
import { http } from '../../test/http';
import { renderApp } from '../../test/render';
import { apiServer } from '../../test/server';
import FounderDashboard from './founder-dashboard';

const server = apiServer();
let startups: Startup[];
let listings: Listing[];

beforeEach(() => {
  listings = [];
  startups = [aStartup(1)];
  server.use(
    http.get('*/api/startups', () => HttpResponse.json(startups)),
    http.get('*/api/startups/:id/tasks', () => HttpResponse.json([])),
    http.get('*/api/matches/:id', () => HttpResponse.json([])),
    http.get('*/api/startups/:id/price-range', () => HttpResponse.json({ price_range: null })),
    http.get('*/api/marketplace/listings', ({ request }) => {
      expect(new URL(request.url).searchParams.get('mine')).toBe('true');
      return HttpResponse.json(listings);
    }),
  );
});
const show = () => {
  renderApp(<FounderDashboard />);
  return userEvent.setup();
};
const card = (number: number) => screen.findByRole('region', { name: `Startup ${number}` });

describe('the sale of a startup, on a founder’s dashboard', () => {
  // rule: SHOW-5
  it('opens the dialog that lists a startup for sale', async () => {
    const user = show();
    await card(1);
    await user.click(screen.getByRole('button', { name: 'List for sale' }));
    expect(await screen.findByRole('dialog')).toHaveTextContent('Startup 1');
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  // rule: DASH-17
  it('offers Share and One-pager on the card, and opens the links', async () => {
    server.use(http.get('*/api/startups/:id/shares', () => HttpResponse.json([])));
    const user = show();
    const shown = within(await card(1));
    expect(shown.getByRole('button', { name: 'One-pager' })).toBeVisible();
    await user.click(shown.getByRole('button', { name: 'Share' }));
    expect(await screen.findByRole('dialog', { name: 'Share' })).toHaveTextContent('Startup 1');
  });

  // rule: SHOW-10
  it('marks a sold startup and its matches, and does not offer to list it', async () => {
    startups = [aStartup(1, { is_sold: true, sale_open: true })];
    show();
    const shown = within(await card(1));
    expect(shown.getByText('Sold')).toBeVisible();
    expect(shown.getByRole('link', { name: 'View listing' })).toBeVisible();
    expect(shown.queryByRole('button', { name: 'List for sale' })).toBeNull();
    const matches = await screen.findByRole('region', { name: 'Investor Matches' });
    expect(within(matches).getByText('Sold')).toBeVisible();
  });

  // rule: STARTUP-16
  it('shows no plan, no matches and no interest once the deal is completed', async () => {
    startups = [aStartup(1, { is_sold: true })];
    show();
    const sold = within(await screen.findByRole('region', { name: 'Sold' }));
    expect(sold.getByRole('link', { name: 'Your deals' })).toHaveAttribute('href', '/deals');
    expect(screen.queryByRole('region', { name: 'Investor Matches' })).toBeNull();
    expect(screen.queryByRole('region', { name: 'Next step' })).toBeNull();
    expect(screen.queryByRole('button', { name: "I'm Interested" })).toBeNull();
  });

  // rule: DASH-18
  it('names in the dialog of the deletion what goes with a startup that is for sale', async () => {
    listings = [ownListing(1)];
    server.use(http.get('*/api/startups/:id/listing', () => HttpResponse.json({ listing: ownListing(1) })));
    const user = show();
    await card(1);
    await user.click(screen.getByRole('button', { name: 'Delete Startup 1' }));
    const dialog = await screen.findByRole('dialog', { name: 'Confirm Deletion' });
    await waitFor(() =>
      expect(dialog).toHaveTextContent(
        'Its share links stop working, and its conversations go, too. It is for sale for $90,000: the listing ends, and its open offers are rejected. This cannot be undone.',
      ),
    );
  });

  it('links to the listing of a listed startup, and does not offer to list it again', async () => {
    startups = [aStartup(1), aStartup(2), aStartup(3)];
    listings = [ownListing(1), ownListing(2, sold)];
    show();
    for (const number of [1, 2]) {
      const shown = within(await card(number));
      expect(await shown.findByRole('link', { name: 'View listing' })).toHaveAttribute(
        'href',
        '/marketplace?view=my-listings',
      );
      expect(shown.queryByRole('button', { name: 'List for sale' })).toBeNull();
    }
    expect(within(await card(3)).getByRole('button', { name: 'List for sale' })).toBeVisible();
  });

  describe('of a founder with more than one page of listings', () => {
    const pages: Record<string, Listing[]> = {
      '': [ownListing(1)],
      second: [ownListing(2)],
      third: [ownListing(3)],
    };
    const after: Record<string, string> = { '': 'second', second: 'third' };
    /** Answers all pages except the failing one; records the requested cursors. */
    const answerPages = (failing?: string) => {
      const requested: string[] = [];
      server.use(
        http.get('*/api/marketplace/listings', ({ request }) => {
          const cursor = new URL(request.url).searchParams.get('cursor') ?? '';
          requested.push(cursor);
          if (cursor === failing) return HttpResponse.json({ detail: 'Down.' }, { status: 503 });
          const next = after[cursor];
          const link = `</api/marketplace/listings?mine=true&cursor=${next}>; rel="next"`;
          return HttpResponse.json(pages[cursor], next === undefined ? {} : { headers: { link } });
        }),
      );
      return requested;
    };

    it('includes those on the last page', async () => {
      answerPages();
      startups = [aStartup(3)];
      show();
      const shown = within(await card(3));
      expect(await shown.findByRole('link', { name: 'View listing' })).toBeVisible();
      expect(shown.queryByRole('button', { name: 'List for sale' })).toBeNull();
    });

    it('stops at a page that fails, and leaves the check of further ones to the server', async () => {
      const requested = answerPages('second');
      startups = [aStartup(1), aStartup(3)];
      const user = show();
      await within(await card(1)).findByRole('link', { name: 'View listing' });
      await waitFor(() => expect(requested).toEqual(['', 'second']));
      await user.click(within(await card(3)).getByRole('button', { name: 'List for sale' }));
      expect(await screen.findByRole('dialog')).toHaveTextContent('Startup 3');
      expect(requested).toEqual(['', 'second']);
    });
  });

  it('shows a startup as listed after listing it, and keeps the focus on its card', async () => {
    server.use(
      http.post('*/api/marketplace/listings', () => {
        listings = [ownListing(1)];
        return HttpResponse.json(listings[0], { status: 201 });
      }),
    );
    const user = show();
    await card(1);
    await user.click(screen.getByRole('button', { name: 'List for sale' }));
    const dialog = within(await screen.findByRole('dialog'));
    await user.type(dialog.getByLabelText('Asking price (USD)'), '90000');
    await user.click(dialog.getByRole('button', { name: 'List for sale' }));
    const link = await screen.findByRole('link', { name: 'View listing' });
    await waitFor(() => expect(link).toHaveFocus());
  });
});
