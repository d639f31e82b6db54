import { act, screen, waitFor } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import type { ReactNode } from 'react';

import { baseApi } from '../api/base-api';
import { OwnStartups } from '../app/pages/own-startups';
import { AuditLog } from '../features/admin/audit-log';
import { ReportList } from '../features/admin/report-list';
import { ReviewQueue } from '../features/admin/review-queue';
import { UsersTable } from '../features/admin/users-table';
import { HistoryCard } from '../features/analytics/history-card';
import { InterestedCard } from '../features/analytics/interested-card';
import { BrowseStartups } from '../features/browse/browse-startups';
import { FirstFive } from '../features/browse/first-five';
import { DealList } from '../features/deals/deal-list';
import { MyInterestsCard } from '../features/interest/my-interests-card';
import { MatchedStartupsCard } from '../features/investors/matched-startups-card';
import { ListingOffers } from '../features/marketplace/listing-offers';
import { Marketplace } from '../features/marketplace/marketplace';
import { aListing } from '../features/marketplace/testing/world';
import { StartupMatchesCard } from '../features/matches/startup-matches-card';
import { ThreadList } from '../features/messages/thread-list';
import { Bell } from '../features/notifications/bell';
import { Pipeline } from '../features/pipeline/pipeline';
import { TasksCard } from '../features/tasks/tasks-card';
import { anAdminUser, anId, aStartup } from '../test/builders';
import { gate } from '../test/gate';
import { http } from '../test/http';
import { layOut } from '../test/layout';
import { anInterested, listAnswers, many } from '../test/list-answers';
import { modulesWith } from '../test/modules';
import { pageOf } from '../test/pages';
import { renderApp } from '../test/render';
import { apiServer } from '../test/server';

const server = apiServer(...listAnswers);
afterEach(() => {
  jest.restoreAllMocks();
  window.sessionStorage.clear();
});

const openBell = (user: UserEvent) => user.click(screen.getByRole('button', { name: /^Notifications/ }));

/** Every list, its module and address, how many steps "Show more" takes, and what opens it. */
const LISTS: [
  name: string,
  module: string,
  path: string,
  list: ReactNode,
  steps: number,
  open?: (user: UserEvent) => Promise<void>,
][] = [
  [
    'all startups',
    'features/browse/browse-startups',
    '/dashboard?stage=mvp',
    <BrowseStartups
      key="browse"
      isPremium={false}
      favourites={new Set()}
      onToggleFavourite={() => undefined}
      interestButton={() => null}
      reportButton={() => null}
    />,
    1,
  ],
  [
    'For Sale',
    'features/marketplace/for-sale',
    '/marketplace',
    <Marketplace key="sale" canSell reportButton={() => null} />,
    1,
  ],
  [
    'My listings',
    'features/marketplace/my-listings',
    '/marketplace?view=my-listings',
    <Marketplace key="own" canSell reportButton={() => null} />,
    1,
  ],
  [
    'My offers',
    'features/marketplace/my-offers',
    '/marketplace?view=my-offers',
    <Marketplace key="offers" canSell reportButton={() => null} />,
    1,
  ],
  [
    'received offers',
    'features/marketplace/listing-offers',
    '/marketplace/offers/1',
    <ListingOffers key="received" listingId={anId(1001)} />,
    1,
  ],
  [
    'matches of a startup',
    'features/matches/startup-matches-card',
    '/dashboard',
    <StartupMatchesCard key="matches" startup={aStartup(1)} />,
    5,
  ],
  [
    'matched startups',
    'features/investors/matched-startups-card',
    '/dashboard',
    <MatchedStartupsCard
      key="matched"
      investorId={anId(2)}
      createdAt="2026-01-01T10:00:00.000Z"
      upgrade={null}
      actionsOf={() => null}
    />,
    5,
  ],
  ['held startups', 'features/admin/review-queue', '/admin', <ReviewQueue key="reviews" />, 1],
  ['reports', 'features/admin/report-list', '/admin?reports=upheld', <ReportList key="reports" />, 1],
  [
    'the audit log',
    'features/admin/audit-log',
    '/admin?action=account.logged_in',
    <AuditLog key="audit" />,
    1,
  ],
  [
    'conversations',
    'features/messages/thread-list',
    '/messages',
    <ThreadList key="threads" openId={undefined} start={{ to: '/dashboard', label: 'Browse' }} />,
    1,
  ],
  ['the pipeline', 'features/pipeline/board', '/pipeline', <Pipeline key="pipeline" />, 0],
  [
    'my interests',
    'features/interest/my-interests-card',
    '/pipeline',
    <MyInterestsCard key="interests" actionsOf={() => null} />,
    2,
  ],
  ['deals', 'features/deals/deal-list', '/deals', <DealList key="deals" />, 0],
  [
    'own startups',
    'app/pages/own-startups',
    '/dashboard',
    <OwnStartups
      key="own-startups"
      startups={many((number) => aStartup(100 + number))}
      onDelete={() => undefined}
      onListForSale={() => undefined}
    />,
    1,
  ],
  ['tasks', 'features/tasks/tasks-card', '/dashboard', <TasksCard key="tasks" startup={aStartup(1)} />, 0],
  ['first startups', 'features/browse/first-five', '/dashboard', <FirstFive key="first" />, 0],
  [
    'interested investors',
    'features/analytics/interested-card',
    '/analytics/1',
    <InterestedCard key="interested" investors={many(anInterested)} />,
    1,
  ],
  [
    'scores',
    'features/analytics/history-card',
    '/analytics/1',
    <HistoryCard key="scores" startupId={anId(1)} />,
    1,
  ],
  [
    'users',
    'features/admin/users-table',
    '/admin',
    <UsersTable
      key="users"
      query={{
        data: many((number) => anAdminUser({ id: anId(number) })),
        isFetching: false,
        refetch: () => undefined,
      }}
    />,
    0,
  ],
  [
    'notifications',
    'features/notifications/notification-list',
    '/dashboard',
    <Bell key="bell" />,
    2,
    openBell,
  ],
];
/** Modules that draw entries and are in no row of LISTS, with the reason. */
const NOT_TRIED: Record<string, string> = {
  'features/browse/saved-searches': 'its entries change the list below them, on the same page',
  'features/marketplace/list-frame': 'lays out the entries of the lists of the marketplace',
  'features/messages/message-list': 'opens at its end, where the newest message is',
  'features/admin/recent-lists': 'shows five entries, which lead nowhere',
  'features/account/notification-settings': 'shows seven settings, which lead nowhere',
  'features/account/sessions': 'its entries lead nowhere',
  'features/admin/user-search': 'its entries lead nowhere',
  'features/messages/blocked-people': 'its entries lead nowhere',
  'features/payments/invoices-card': 'its entries lead to Stripe, in a new tab',
  'features/shares/share-dialog': 'stands in a dialog, which Back closes',
};

const entries = () => document.querySelectorAll('[data-entry]').length;

jest.setTimeout(60_000);
// rule: SCREEN-17
describe('Back', () => {
  it.each(LISTS)(
    'returns to the same entry in the list of %s',
    async (_name, _module, path, list, steps, ...[open]) => {
      const user = userEvent.setup({ pointerEventsCheck: 0 });
      const view = layOut();
      const { router, store } = renderApp(list, path, path.replace(/\?.*/, ''));
      await open?.(user);
      await waitFor(() => expect(entries()).toBeGreaterThan(3));
      for (let step = 0; step < steps; step += 1) {
        // Queried by text, because roles take long to compute for so many entries.
        const more = await screen.findByText(/^Show (more|earlier)/);
        await user.click(more);
        await waitFor(() => expect(document.querySelector('button[aria-busy="true"]')).toBeNull());
      }
      // In steps, because row heights become known while scrolling.
      for (let step = 0; step < 20; step += 1) {
        view.scrollTo(window.scrollY + 800);
        await act(() => Promise.resolve());
      }
      await waitFor(() => expect(view.firstInWindow()?.top).toBeLessThan(0));
      const left = view.firstInWindow();

      await act(() => router.navigate('/elsewhere'));
      await screen.findByText('Elsewhere');
      view.scrollTo(0);
      act(() => void store.dispatch(baseApi.util.resetApiState())); // as after a reload
      await act(() => router.navigate(-1));
      await open?.(user);
      await waitFor(() => expect(view.firstInWindow()).toEqual(left));
    },
  );

  it('is tried on every list', () => {
    const isElsewhere = (module: string) => module.startsWith('lists/') || module in NOT_TRIED;
    const drawing = /<(CursorList|WholeList|SteppedList|Entries|\w*Rows)\b|\bidAt\(/;
    const modules = modulesWith(drawing);
    expect(Object.keys(NOT_TRIED).filter((module) => !modules.includes(module))).toEqual([]);
    expect(modules.filter((module) => !isElsewhere(module))).toEqual(
      LISTS.map(([, module]) => module).toSorted(),
    );
  });

  const FOR_SALE = <Marketplace canSell reportButton={() => null} />;
  const isThere = () => waitFor(() => expect(entries()).toBeGreaterThan(3));

  it('stops scrolling if the reader scrolls while the list loads', async () => {
    const user = userEvent.setup({ pointerEventsCheck: 0 });
    const view = layOut();
    const { router, store } = renderApp(FOR_SALE, '/marketplace', '/marketplace');
    await user.click(await screen.findByText('Show more'));
    await screen.findByText('30 startups for sale, newest first');
    view.scrollTo(28 * 510);
    await act(() => router.navigate('/elsewhere'));
    view.scrollTo(0);
    act(() => void store.dispatch(baseApi.util.resetApiState()));
    const held = gate();
    server.use(
      http.get('*/api/marketplace/listings', async ({ request }) => {
        if (request.url.includes('cursor')) await held.opened;
        return pageOf(request, many(aListing), ({ id }) => id);
      }),
    );
    await act(() => router.navigate(-1));
    await screen.findByText('24+ startups for sale, newest first');
    act(() => void window.dispatchEvent(new Event('wheel')));
    held.open();
    await screen.findByText('30 startups for sale, newest first');
    expect(window.scrollY).toBe(0);
  });

  it('shows the newest notifications again after the bell was dismissed', async () => {
    const user = userEvent.setup();
    const view = layOut();
    renderApp(<Bell />, '/dashboard', '/dashboard');
    await openBell(user);
    await isThere();
    const start = view.firstInWindow();
    view.scrollTo(4 * 510);
    expect(view.firstInWindow()).not.toEqual(start);
    await user.keyboard('{Escape}');
    await waitFor(() => expect(entries()).toBe(0));
    await openBell(user);
    await isThere();
    expect(view.firstInWindow()).toEqual(start);
  });

  it('does not scroll when the list is opened by a link', async () => {
    const view = layOut();
    const { router } = renderApp(FOR_SALE, '/marketplace', '/marketplace');
    await isThere();
    view.scrollTo(9 * 510);
    await act(() => router.navigate('/elsewhere'));
    view.scrollTo(0);
    await act(() => router.navigate('/marketplace'));
    await isThere();
    expect(window.scrollY).toBe(0);
  });
});
