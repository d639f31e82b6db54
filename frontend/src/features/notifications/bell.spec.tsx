import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse } from 'msw';
import { toast } from 'sonner';

import { type Notification, workClient } from '../../api/generated/work-client';
import { applyLiveEvent } from '../../api/live/apply';
import { anId } from '../../test/builders';
import { gate } from '../../test/gate';
import { http } from '../../test/http';
import { pageOf } from '../../test/pages';
import { renderApp } from '../../test/render';
import { apiServer } from '../../test/server';
import { Bell } from './bell';
import { relativeTime } from './notification-item';

const aNotification = (number: number, changes: Partial<Notification> = {}): Notification => ({
  id: anId(number),
  type: 'interest_recorded',
  title: `Interest ${number}`,
  body: 'Ivy Chen recorded interest.',
  link: `/analytics/${anId(900)}`,
  created_at: new Date(Date.now() - 5 * 60_000).toISOString(),
  read_at: null,
  ...changes,
});

let held: Notification[] = [];
const server = apiServer(
  http.get('*/api/notifications/unread-count', () =>
    HttpResponse.json({ unread_count: held.filter(({ read_at }) => read_at === null).length }),
  ),
  http.get('*/api/notifications', ({ request }) => pageOf(request, held, ({ id }) => id)),
  http.post('*/api/notifications/:id/read', ({ params }) => {
    held = held.map((item) => (item.id === params.id ? { ...item, read_at: item.created_at } : item));
    return HttpResponse.json(held.find(({ id }) => id === params.id));
  }),
  http.post('*/api/notifications/read-all', () => {
    held = held.map((item) => ({ ...item, read_at: item.created_at }));
    return HttpResponse.json({ unread_count: 0 });
  }),
);
// Toasts outlive the page that showed them.
afterEach(() => void toast.dismiss());
const many = (count: number) => Array.from({ length: count }, (_, index) => aNotification(index + 1));
const bell = (unread: number) =>
  screen.findByRole('button', { name: `Notifications, ${unread} unread`, hidden: true });
const open = async (unread: number) => {
  const user = userEvent.setup();
  const view = renderApp(<Bell />, '/dashboard', '/dashboard');
  await user.click(await bell(unread));
  return { user, ...view };
};

describe('the bell', () => {
  it('keeps its popover open when the user closes a toast', async () => {
    HTMLElement.prototype.setPointerCapture = () => undefined; // not in jsdom
    held = many(1);
    const { user } = await open(1);
    act(() => void toast.error('Failed to load data'));
    await screen.findByText('Failed to load data');
    await user.click(screen.getByRole('button', { name: 'Close toast' }));
    await waitFor(() => expect(screen.queryByText('Failed to load data')).toBeNull());
    expect(screen.getByRole('dialog', { name: 'Notifications' })).toBeVisible();
  });

  // rule: DASH-11
  it('announces the unread count politely, and shows at most 9+', async () => {
    held = many(12);
    renderApp(<Bell />);
    expect(await bell(12)).toHaveTextContent('9+');
    expect(screen.getByRole('status')).toHaveTextContent('12 unread notifications');
  });

  // rule: DASH-11
  it('shows the newest ten, and more on Show more', async () => {
    held = many(12);
    const { user } = await open(12);
    await screen.findByText('Interest 10');
    expect(screen.queryByText('Interest 11')).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Show more' }));
    expect(await screen.findByText('Interest 12')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Show more' })).toBeNull();
  });

  it('follows a notification’s link, and marks it as read at once', async () => {
    held = many(2);
    const { user, router } = await open(2);
    const link = await screen.findByRole('link', { name: /Unread: Interest 1/ });
    const time = within(link).getByText('5 minutes ago');
    expect(time).toHaveAttribute('title');
    await user.click(link);
    expect(router.state.location.pathname).toBe(`/analytics/${anId(900)}`);
    await waitFor(() => expect(held[0]?.read_at).not.toBeNull());
    expect(held[1]?.read_at).toBeNull();
  });

  it('gets the focus back after a notification that links to the current page', async () => {
    held = [aNotification(1, { link: '/dashboard?from=bell' })];
    const { user } = await open(1);
    await user.click(await screen.findByRole('link', { name: /Interest 1/ }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(await bell(0)).toHaveFocus();
  });

  it('never follows a link to another site', async () => {
    held = [aNotification(1, { link: '//evil.example/x' })];
    const { user } = await open(1);
    const row = await screen.findByRole('button', { name: /Interest 1/ });
    expect(screen.queryByRole('link')).toBeNull();
    await user.click(row);
    expect(await bell(0)).toBeInTheDocument();
  });

  it('shows a notification as unread again when the server refuses', async () => {
    held = [aNotification(1, { link: null })];
    const answered = gate();
    server.use(
      http.post('*/api/notifications/:id/read', async () => {
        await answered.opened;
        return HttpResponse.json({ detail: 'Later' }, { status: 503 });
      }),
    );
    const { user } = await open(1);
    await user.click(await screen.findByRole('button', { name: /Interest 1/ }));
    expect(await bell(0)).toBeInTheDocument();
    answered.open();
    expect(await bell(1)).toBeInTheDocument();
    expect(screen.getByRole('button', { name: /Unread: Interest 1/ })).toBeVisible();
  });

  describe('while a list with a newer notification is under way', () => {
    /** The list is read when it is asked for, and arrives when `arrive` is called. Later ones never arrive. */
    async function underWay() {
      held = [aNotification(1, { link: null })];
      const view = await open(1);
      const row = await screen.findByRole('button', { name: /Interest 1/ });
      held = [aNotification(2), ...held];
      const read = held;
      const [asked, late] = [gate(), gate()];
      let lists = 0;
      server.use(
        http.get('*/api/notifications', async ({ request }) => {
          asked.open();
          await (lists++ === 0 ? late : gate()).opened;
          return pageOf(request, read, ({ id }) => id);
        }),
      );
      act(() => void view.store.dispatch(workClient.util.invalidateTags(['Notifications'])));
      await act(() => asked.opened);
      await bell(2);
      return { ...view, row, arrive: late.open };
    }

    it('keeps a notification read', async () => {
      const { user, row, arrive } = await underWay();
      await user.click(row);
      await waitFor(() => expect(held[1]?.read_at).not.toBeNull());
      arrive();
      await screen.findByText('Interest 2');
      expect(screen.queryByRole('button', { name: /Unread: Interest 1/ })).toBeNull();
      expect(await bell(1)).toBeInTheDocument();
    });

    it('shows a notification as unread again when the server refuses', async () => {
      const refused = gate();
      server.use(
        http.post('*/api/notifications/:id/read', async () => {
          await refused.opened;
          return HttpResponse.json({ detail: 'Later' }, { status: 503 });
        }),
      );
      const { user, row, arrive } = await underWay();
      await user.click(row);
      await bell(1);
      refused.open();
      await bell(2);
      arrive();
      await screen.findByText('Interest 2');
      expect(row).toHaveAccessibleName(/Unread/);
    });
  });

  it('marks all as read, and reports a failure', async () => {
    held = many(3);
    server.use(
      http.post(
        '*/api/notifications/read-all',
        () => HttpResponse.json({ detail: 'Later' }, { status: 503 }),
        { once: true },
      ),
    );
    const { user } = await open(3);
    await screen.findByText('Interest 3');
    await user.click(screen.getByRole('button', { name: 'Mark all as read' }));
    expect(await screen.findByText('Failed to mark notifications as read')).toBeInTheDocument();
    expect(await bell(3)).toBeInTheDocument();
    await user.click(await screen.findByRole('button', { name: 'Mark all as read' }));
    expect(await bell(0)).toBeInTheDocument();
    await waitFor(() => expect(screen.queryByText('Unread:')).toBeNull());
  });

  it('shows an empty state, and a failure with a retry', async () => {
    held = [];
    server.use(
      http.get('*/api/notifications', () => HttpResponse.json({ detail: 'Later' }, { status: 503 }), {
        once: true,
      }),
    );
    const { user } = await open(0);
    expect(await screen.findByText('Notifications could not be loaded')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('No notifications yet')).toBeVisible();
  });

  it('shows a pushed notification in the count, in the list and as one toast', async () => {
    held = [aNotification(1)];
    const { store } = await open(1);
    await screen.findByText('Interest 1');
    const fresh = aNotification(2, { title: 'An offer has come', created_at: new Date().toISOString() });
    held = [fresh, ...held];
    act(() => {
      store.dispatch(applyLiveEvent({ event: 'notification.created', data: fresh }));
      store.dispatch(applyLiveEvent({ event: 'notification.created', data: fresh }));
    });
    expect(await bell(2)).toBeInTheDocument();
    expect(await screen.findByRole('link', { name: /An offer has come/ })).toBeVisible();
    await waitFor(() => expect(document.querySelectorAll('[data-sonner-toast]')).toHaveLength(1));
    expect(document.querySelector('[data-sonner-toast]')).toHaveTextContent('An offer has come');
  });
});

describe('a relative time', () => {
  const now = Date.parse('2026-11-20T12:00:00Z');
  it.each([
    ['2026-11-20T12:00:40Z', 'just now'],
    ['2026-11-20T11:59:10Z', 'just now'],
    ['2026-11-20T11:58:59Z', '1 minute ago'],
    ['2026-11-20T09:00:00Z', '3 hours ago'],
    ['2026-11-19T11:00:00Z', 'yesterday'],
    ['2026-10-01T11:00:00Z', null],
  ])('of %s is %s', (iso, expected) => {
    expect(relativeTime(iso, now)).toBe(expected);
  });
});
