import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse } from 'msw';
import { toast } from 'sonner';

import type { AdminUser, ReportCase } from '../../api/generated/account-client';
import { client, type User } from '../../api/generated/client';
import { anEntry, aReport, STATS } from '../../features/admin/testing/world';
import { anAdminUser, anId, aUser } from '../../test/builders';
import { http, refusal } from '../../test/http';
import { renderApp } from '../../test/render';
import { apiServer } from '../../test/server';
import Admin from './admin';

const requested: string[] = [];
const sent: unknown[] = [];
let users: AdminUser[] = [];
let reports: ReportCase[] = [];
/** Accounts that are not among the latest. */
const others = [anAdminUser({ id: anId(70), name: 'Ravi Menon', email: 'ravi@example.com' })];
const server = apiServer(
  http.get('*/api/admin/stats', () => HttpResponse.json(STATS)),
  http.get('*/api/admin/users', ({ request }) => {
    const q = new URL(request.url).searchParams.get('q');
    return HttpResponse.json(q === null ? users : others.filter(({ email }) => email.includes(q)));
  }),
  http.get('*/api/admin/recent-activity', () => HttpResponse.json({ recent_users: [], recent_startups: [] })),
  http.get('*/api/admin/trends', () => HttpResponse.json({ days: [] })),
  http.get('*/api/admin/reviews', () => HttpResponse.json([])),
  http.get('*/api/admin/reports', ({ request }) => {
    const state = new URL(request.url).searchParams.get('state');
    return HttpResponse.json(reports.filter((report) => report.state === state));
  }),
  http.put('*/api/admin/reports/:id', async ({ request, params }) => {
    sent.push(params.id, await request.json());
    const decided = aReport(1, {
      state: 'upheld',
      note: 'Name your team.',
      decided_at: '2026-11-20T11:00:00.000Z',
    });
    reports = [decided];
    return HttpResponse.json(decided);
  }),
  http.get('*/api/admin/audit', ({ request }) => {
    const action = new URL(request.url).searchParams.get('action');
    requested.push(action ?? 'all');
    const all = [
      anEntry(1),
      anEntry(2, { action: 'report.upheld', object_kind: 'report', object_id: anId(8) }),
      anEntry(3, { action: 'account.deleted', actor_name: null }),
    ];
    return HttpResponse.json(all.filter((entry) => action === null || entry.action === action));
  }),
  http.put('*/api/admin/users/:id/suspension', async ({ request, params }) => {
    const body = await request.json();
    sent.push(params.id, body);
    const suspended_at = body.suspended ? '2026-11-20T10:00:00.000Z' : null;
    const user = anAdminUser({ suspended_at, suspension_reason: body.reason ?? null });
    users = [user];
    return HttpResponse.json(user);
  }),
);
beforeEach(() => {
  requested.length = 0;
  sent.length = 0;
  users = [];
  reports = [];
});
afterEach(() => void toast.dismiss());

const show = (me?: User) => {
  const { store } = renderApp(<Admin />, '/admin', '/admin');
  if (me) void store.dispatch(client.util.upsertQueryData('accountsGet', undefined, me));
  return userEvent.setup();
};

describe('moderation', () => {
  // rule: ADMIN-8
  it('suspends an account with a reason, and restores it after a confirmation', async () => {
    users = [anAdminUser()];
    const user = show();
    await user.click(await screen.findByRole('button', { name: 'Suspend Amara Osei' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Suspend account' }));
    expect(dialog.getByRole('button', { name: 'Suspend' })).toBeDisabled();
    await user.type(dialog.getByRole('textbox', { name: 'Reason' }), 'Sends spam.');
    await user.click(dialog.getByRole('button', { name: 'Suspend' }));
    expect(await screen.findByText('Suspended')).toBeVisible();
    expect(sent).toEqual([anId(1), { suspended: true, reason: 'Sends spam.' }]);

    await user.click(await screen.findByRole('button', { name: 'Restore Amara Osei' }));
    const question = within(await screen.findByRole('dialog', { name: 'Restore account' }));
    expect(question.getByText(/The reason for the suspension was: Sends spam\./)).toBeVisible();
    await user.click(question.getByRole('button', { name: 'Restore' }));
    await waitFor(() => expect(screen.queryByText('Suspended')).toBeNull());
    expect(sent.at(-1)).toEqual({ suspended: false });
  });

  // rule: ADMIN-8
  it('offers no suspension of the own account', async () => {
    users = [anAdminUser(), anAdminUser({ id: anId(77), name: 'The Admin' })];
    show(aUser({ id: anId(77) }));
    expect(await screen.findByRole('button', { name: 'Suspend Amara Osei' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Suspend The Admin' })).toBeNull();
  });

  // rule: ADMIN-8
  it('shows why an account cannot be suspended', async () => {
    users = [anAdminUser()];
    server.use(
      http.put(
        '*/api/admin/users/:id/suspension',
        refusal(409, 'The designated admin account cannot be suspended'),
      ),
    );
    const user = show();
    await user.click(await screen.findByRole('button', { name: 'Suspend Amara Osei' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Suspend account' }));
    await user.type(dialog.getByRole('textbox', { name: 'Reason' }), 'Why not.');
    await user.click(dialog.getByRole('button', { name: 'Suspend' }));
    expect(await screen.findByText('The designated admin account cannot be suspended')).toBeVisible();
  });

  // rule: ADMIN-12
  it('finds an account that is not among the latest, and suspends it there', async () => {
    const user = show();
    await user.type(await screen.findByRole('searchbox', { name: 'Name or email address' }), 'ravi@{Enter}');
    const found = within(await screen.findByRole('list', { name: 'Find a user' }));
    expect(await found.findByText('Ravi Menon')).toBeVisible();
    await user.click(found.getByRole('button', { name: 'Suspend Ravi Menon' }));
    expect(await screen.findByRole('dialog', { name: 'Suspend account' })).toBeVisible();
  });

  // rule: ADMIN-12
  it('says who sent a report, and leads to the account', async () => {
    reports = [aReport(1)];
    const user = show();
    await user.click(await screen.findByRole('link', { name: 'Ravi Menon' }));
    expect(await screen.findByRole('button', { name: 'Suspend Ravi Menon' })).toBeVisible();
    expect(screen.getByRole('searchbox', { name: 'Name or email address' })).toHaveFocus();
  });

  // rule: ADMIN-9
  it('decides on a report with a note, after a confirmation', async () => {
    reports = [aReport(1)];
    const user = show();
    const report = within(await screen.findByRole('article', { name: 'Reported 1' }));
    expect(report.getByText('The team page shows people who do not work there.')).toBeVisible();
    await user.type(report.getByRole('textbox', { name: /Note/ }), 'Name your team.');
    await user.click(report.getByRole('button', { name: 'Uphold' }));
    const question = within(await screen.findByRole('dialog', { name: 'Uphold the report' }));
    await user.click(question.getByRole('button', { name: 'Uphold' }));
    expect(await screen.findByText('No report waits for a decision')).toBeVisible();
    expect(sent).toEqual([anId(1), { state: 'upheld', note: 'Name your team.' }]);
    const states = within(screen.getByRole('group', { name: 'State of the reports' }));
    await user.click(states.getByRole('button', { name: 'Upheld' }));
    expect(await screen.findByText(/: Name your team\./)).toBeVisible();
  });

  // rule: ADMIN-10
  it('shows the audit log, and filters it by action', async () => {
    const user = show();
    const log = within(await screen.findByRole('region', { name: 'Audit log' }));
    const entries = async () =>
      within(await log.findByRole('list', { name: 'Audit log' })).getAllByRole('listitem');
    const [first, second, third] = await entries();
    expect(first).toHaveTextContent('Amara Osei · Logged in');
    expect(second).toHaveTextContent(`Amara Osei · Upheld a reportreport ${anId(8)}`);
    expect(third).toHaveTextContent('A former member · Deleted the account');
    await user.selectOptions(log.getByRole('combobox', { name: 'Action' }), 'Upheld a report');
    await waitFor(async () => expect(await entries()).toHaveLength(1));
    expect(requested).toEqual(['all', 'report.upheld']);
  });
});
