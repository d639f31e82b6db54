import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse, type JsonBodyType } from 'msw';
import { toast } from 'sonner';

import type { AdminUser } from '../../api/generated/account-client';
import { takeaways } from '../../features/admin/takeaway';
import { anAdminUser, anId } from '../../test/builders';
import { http, uncheckedHttp } from '../../test/http';
import { renderApp } from '../../test/render';
import { apiServer } from '../../test/server';
import Admin from './admin';

const aUser = (number: number, changes: Partial<AdminUser> = {}): AdminUser =>
  anAdminUser({ id: anId(number), name: `User ${number}`, email: `user${number}@example.com`, ...changes });
const aDay = (date: string, changes = {}) => ({
  date,
  startup_users: 0,
  investor_users: 0,
  startups: 0,
  revenue: 0,
  ...changes,
});
const stats = {
  total_users: 1200,
  startup_users: 900,
  investor_users: 300,
  total_startups: 840,
  premium_users: 12,
  total_revenue: 3576.5,
};
const requested: string[] = [];
const server = apiServer();
const refusing = (status: number, body: JsonBodyType) =>
  server.use(uncheckedHttp.get('*/api/admin/*', () => HttpResponse.json(body, { status })));
const answering = (users: AdminUser[] = [aUser(1, { user_type: 'investor', is_premium: true }), aUser(2)]) =>
  server.use(
    http.get('*/api/admin/stats', () => HttpResponse.json(stats)),
    http.get('*/api/admin/users', ({ request }) => {
      requested.push(new URL(request.url).search);
      return HttpResponse.json(users);
    }),
    http.get('*/api/admin/recent-activity', () =>
      HttpResponse.json({
        recent_users: users.slice(0, 5),
        recent_startups: users.length
          ? [
              {
                id: anId(9),
                idea_title: 'LedgerLoop',
                sector: 'FinTech',
                stage: 'mvp',
                created_at: '2026-11-20T09:31:00.000Z',
              },
            ]
          : [],
      }),
    ),
    http.get('*/api/admin/reviews', () => HttpResponse.json([])),
    http.get('*/api/admin/reports', () => HttpResponse.json([])),
    http.get('*/api/admin/audit', () => HttpResponse.json([])),
    http.get('*/api/admin/trends', ({ request }) => {
      requested.push(new URL(request.url).search);
      return HttpResponse.json({ days: [aDay('2026-11-19'), aDay('2026-11-20', { revenue: 149 })] });
    }),
  );
// Toasts stay after the test's page is gone.
afterEach(() => void toast.dismiss());
beforeEach(() => {
  requested.length = 0;
});
const show = () => renderApp(<Admin />, '/admin', '/admin');

describe('the admin dashboard', () => {
  // rules: SHOW-6, TEXT-28
  it('shows the platform in four figures', async () => {
    answering();
    show();
    expect(screen.getByRole('heading', { level: 1, name: 'Admin Dashboard' })).toBeVisible();
    expect(screen.getByText('Platform overview and metrics')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Back to Dashboard' })).toHaveAttribute('href', '/dashboard');
    const card = async (name: string) => within(await screen.findByRole('region', { name }));
    await screen.findByText('1,200');
    expect((await card('Total Users')).getByText('900 startups · 300 investors')).toBeVisible();
    expect((await card('Total Startups')).getByText('Startup ideas submitted')).toBeVisible();
    expect((await card('Total Startups')).getByText('840')).toBeVisible();
    expect((await card('Premium Users')).getByText('Active subscriptions')).toBeVisible();
    expect((await card('Total Revenue')).getByText('$3,576.50')).toBeVisible();
    expect((await card('Total Revenue')).getByText('Lifetime revenue')).toBeVisible();
  });

  // rule: SHOW-6
  it('lists the latest 20 users and the recent ones', async () => {
    answering();
    show();
    const table = await screen.findByRole('table', { name: 'All Users (Latest 20)' });
    expect(requested).toContain('?limit=20');
    const heads = within(table).getAllByRole('columnheader');
    expect(heads.map((head) => head.textContent)).toEqual(['Name', 'Email', 'Type', 'Status', 'Joined']);
    const rows = within(table).getAllByRole('row').slice(1);
    expect(rows).toHaveLength(2);
    for (const text of ['User 1', 'user1@example.com', 'Investor', 'Premium', 'Nov 20, 2026']) {
      expect(within(rows[0] ?? table).getByText(text)).toBeVisible();
    }
    expect(within(rows[1] ?? table).getByText('Free')).toBeVisible();
    const users = within(await screen.findByRole('list', { name: 'Recent Users' }));
    expect(users.getByText('user2@example.com')).toBeVisible();
    const startups = within(screen.getByRole('list', { name: 'Recent Startups' }));
    for (const text of ['LedgerLoop', 'FinTech', 'MVP', 'Nov 20, 2026']) {
      expect(startups.getByText(text)).toBeVisible();
    }
  });

  it('shows empty states without users', async () => {
    answering([]);
    show();
    await waitFor(() => expect(screen.getAllByText('Nobody has signed up yet')).toHaveLength(2));
    expect(await screen.findByText('No startups have been submitted yet')).toBeVisible();
  });

  it('shows skeletons while it loads', () => {
    answering();
    show();
    expect(screen.getByRole('status', { name: 'Loading the users' })).toBeInTheDocument();
    expect(screen.getByRole('status', { name: 'Loading the total revenue' })).toBeInTheDocument();
    // The trends have a skeleton too; they load once the admin is known.
    const trends = within(screen.getByRole('region', { name: 'Trends' }));
    expect(trends.getByRole('status', { name: 'Loading the trends' }).childElementCount).toBe(3);
    expect(requested).not.toContain('?days=30');
  });

  it('shows once why it could not be loaded, and retries', async () => {
    const user = userEvent.setup();
    refusing(503, { detail: 'Please try again in a moment.' });
    show();
    await waitFor(() => expect(document.querySelectorAll('[data-sonner-toast]')).toHaveLength(1));
    expect(screen.getByText('Please try again in a moment.')).toBeVisible(); // only in the toast
    expect(screen.queryByRole('region', { name: 'Trends' })).toBeNull();
    answering();
    await user.click(screen.getAllByRole('button', { name: 'Try again' })[0] ?? document.body);
    expect(await screen.findByText('1,200')).toBeVisible();
  });

  it('says Failed to load admin data if the server sends no detail', async () => {
    refusing(500, {});
    show();
    expect(await screen.findByText('Failed to load admin data')).toBeVisible();
  });

  it.each([
    ['Admin access required', ['Admin access required']],
    ['Not for you', ['Not for you', 'Admin access required']],
  ])('if refused with "%s", shows %j and redirects to the dashboard', async (detail, texts) => {
    refusing(403, { detail });
    const { router } = show();
    expect(await screen.findByText('Elsewhere')).toBeVisible();
    expect(router.state.location.pathname).toBe('/dashboard');
    await waitFor(() => {
      const toastTexts = [...document.querySelectorAll('[data-sonner-toast]')].map(
        (toastElement) => toastElement.textContent,
      );
      expect(toastTexts.toSorted()).toEqual(texts.toSorted());
    });
  });

  it('shows the trends of 30 days or 90 days, and Try again if they fail', async () => {
    const user = userEvent.setup();
    answering();
    show();
    expect(await screen.findByRole('img', { name: /^Revenue\. \$149 taken/ })).toBeInTheDocument();
    expect(requested).toContain('?days=30');
    server.use(http.get('*/api/admin/trends', () => HttpResponse.json({ detail: 'Later' }, { status: 503 })));
    await user.click(screen.getByRole('button', { name: '90 days' }));
    expect(await screen.findByText('The trends could not be loaded')).toBeVisible();
    answering();
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('img', { name: /^Sign-ups\. No sign-ups/ })).toBeInTheDocument();
    expect(requested.at(-1)).toBe('?days=90');
  });
});

describe('the summary of the trends', () => {
  const days = [
    aDay('2026-11-19', { startup_users: 1, investor_users: 2, startups: 1, revenue: 0.1 }),
    aDay('2026-11-20', { startup_users: 0, investor_users: 1, startups: 3, revenue: 0.2 }),
  ];
  it('states the sum of the period and its best day', () => {
    expect(takeaways.signUps(days)).toBe(
      '4 sign-ups in the last 2 days: 1 startup account and 3 investor accounts.',
    );
    expect(takeaways.startups(days)).toBe(
      '4 startups submitted in the last 2 days. The most on one day: 3, on Nov 20.',
    );
    expect(takeaways.revenue(days)).toBe(
      '$0.30 taken in the last 2 days. The most on one day: $0.20, on Nov 20.',
    );
  });
  it('says that nothing happened', () => {
    const none = [aDay('2026-11-19')];
    expect(takeaways.signUps(none)).toBe('No sign-ups in the last 1 days.');
    expect(takeaways.revenue(none)).toBe('No revenue in the last 1 days.');
  });
});
