import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse } from 'msw';

import type { Startup } from '../../api/generated/client';
import { useNotificationsCountUnreadQuery } from '../../features/notifications/api';
import { anId, aStartup, aTask } from '../../test/builders';
import { http, refusal } from '../../test/http';
import { renderApp } from '../../test/render';
import { apiServer } from '../../test/server';
import FounderDashboard from './founder-dashboard';

const server = apiServer();
let startups: Startup[];

beforeEach(() => {
  startups = [aStartup(1, { task_summary: { total: 1, completed: 0 } })];
  server.use(
    http.get('*/api/startups', () => HttpResponse.json(startups)),
    http.get('*/api/startups/:id/tasks', ({ params }) =>
      HttpResponse.json(params.id === anId(1) ? [aTask(1)] : [aTask(2)]),
    ),
    http.get('*/api/matches/:id', () => HttpResponse.json([])),
    http.get('*/api/startups/:id/price-range', () => HttpResponse.json({ price_range: null })),
    http.get('*/api/startups/:id/listing', () => HttpResponse.json({ listing: null })),
    http.get('*/api/marketplace/listings', ({ request }) => {
      expect(new URL(request.url).searchParams.get('mine')).toBe('true');
      return HttpResponse.json([]);
    }),
  );
});
const render = () => renderApp(<FounderDashboard />);
const show = () => {
  render();
  return userEvent.setup();
};
/** The number of unread notifications, as in the header. */
function Unread() {
  const { data } = useNotificationsCountUnreadQuery();
  return <p>{data?.unread_count} unread</p>;
}
const card = (number: number) => screen.findByRole('region', { name: `Startup ${number}` });

describe('a founder’s dashboard', () => {
  // rule: TEXT-23
  it('says No startups yet, and links to the creation of the first', async () => {
    startups = [];
    show();
    expect(await screen.findByRole('heading', { name: 'No startups yet' })).toBeVisible();
    expect(screen.getByRole('button', { name: 'Create Your First Startup' })).toHaveAttribute(
      'href',
      '/create-startup',
    );
  });

  // rule: DASH-12
  it('says Failed to load data, with Try again', async () => {
    server.use(
      http.get('*/api/startups', () => HttpResponse.json({ detail: 'Down.' }, { status: 503 }), {
        once: true,
      }),
    );
    const user = show();
    expect(await screen.findByText('Your startups could not be loaded')).toBeVisible();
    expect(await screen.findByText('Failed to load data')).toBeVisible();
    expect(screen.getByText('Down.')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await card(1)).toBeVisible();
  });

  it('shows one toast if several cards fail, each with its own Try again', async () => {
    const down = refusal(503, 'Down.');
    server.use(
      http.get('*/api/startups/:id/tasks', down, { once: true }),
      http.get('*/api/matches/:id', down, { once: true }),
    );
    const user = show();
    expect(await screen.findByText('The tasks could not be loaded')).toBeVisible();
    expect(await screen.findByText('The matches could not be loaded')).toBeVisible();
    expect(await screen.findByText('Failed to load data')).toBeVisible(); // findBy fails for more than one
    for (const again of screen.getAllByRole('button', { name: 'Try again' })) await user.click(again);
    expect(await screen.findByRole('checkbox', { name: 'Task 1' })).toBeVisible();
    expect(await screen.findByText(/^No matches yet/)).toBeVisible();
  });

  it('starts with the open step worth most points, and links to its field', async () => {
    server.use(
      http.get('*/api/startups/:id/tasks', () =>
        HttpResponse.json([
          aTask(1),
          aTask(2, { points: 9.2, factor: 'Revenue', horizon_days: 90 }),
          aTask(3, { points: 20, status: 'completed' }),
        ]),
      ),
    );
    show();
    const step = await screen.findByRole('region', { name: 'Next step' });
    expect(step).toHaveTextContent('+9.2');
    expect(step).toHaveTextContent('Task 2');
    const link = within(step).getByRole('link', { name: 'Add your answer' });
    expect(link).toHaveAttribute('href', `/edit-startup/${anId(1)}?field=monthly_revenue&task=${anId(802)}`);
    expect(link).toHaveAccessibleDescription('Task 2');
  });

  it('has no next step when every step is done or earns no points', async () => {
    server.use(
      http.get('*/api/startups/:id/tasks', () =>
        HttpResponse.json([aTask(1, { status: 'completed' }), aTask(2, { points: 0 })]),
      ),
    );
    show();
    expect(await screen.findByRole('checkbox', { name: 'Task 2' })).toBeVisible();
    expect(screen.queryByRole('region', { name: 'Next step' })).toBeNull();
  });

  it('has its own link to create another startup, besides the header’s Create Startup', async () => {
    show();
    expect(await screen.findByRole('link', { name: 'Add startup' })).toHaveAttribute(
      'href',
      '/create-startup',
    );
    expect(screen.queryByText('Create Startup')).toBeNull();
  });

  it('names a startup only once', async () => {
    show();
    await screen.findByRole('checkbox', { name: 'Task 1' });
    expect(screen.getAllByText(/Startup 1/)).toHaveLength(1);
  });

  // rule: DASH-8
  it('reloads after a task changed, so that the card shows the progress', async () => {
    server.use(
      http.put('*/api/tasks/:id', () => {
        startups = [aStartup(1, { task_summary: { total: 1, completed: 1 } })];
        return HttpResponse.json(aTask(1, { status: 'completed' }));
      }),
    );
    const user = show();
    expect(await card(1)).toHaveTextContent('0/1');
    await user.click(await screen.findByRole('checkbox', { name: 'Task 1' }));
    expect(await within(await card(1)).findByText('1/1')).toBeVisible();
  });

  it('shows the progress while a task is saved, and reverts it if saving fails', async () => {
    let refuse: () => void = () => undefined;
    const refused = new Promise<void>((resolve) => (refuse = resolve));
    server.use(
      http.put('*/api/tasks/:id', async () => {
        await refused;
        return HttpResponse.json({ detail: 'Down.' }, { status: 503 });
      }),
    );
    const user = show();
    const shown = await card(1);
    await user.click(await screen.findByRole('checkbox', { name: 'Task 1' }));
    expect(await within(shown).findByText('1/1')).toBeVisible();
    refuse();
    expect(await screen.findByText('Failed to update task')).toBeVisible();
    expect(await within(shown).findByText('0/1')).toBeVisible();
  });

  it('shows the plan and matches of the chosen startup', async () => {
    startups = [aStartup(1), aStartup(2)];
    const user = show();
    expect(await screen.findByRole('checkbox', { name: 'Task 1' })).toBeVisible();
    await user.selectOptions(screen.getByRole('combobox', { name: 'Plan and matches of' }), 'Startup 2');
    expect(await screen.findByRole('checkbox', { name: 'Task 2' })).toBeVisible();
    expect(screen.queryByRole('checkbox', { name: 'Task 1' })).toBeNull();
  });

  // rule: DASH-9
  it('deletes a startup after a confirmation', async () => {
    server.use(
      http.delete(`*/api/startups/${anId(1)}`, () => {
        startups = [];
        return new HttpResponse(null, { status: 204 });
      }),
    );
    server.use(
      http.get('*/api/notifications/unread-count', () =>
        HttpResponse.json({ unread_count: startups.length }),
      ),
    );
    renderApp(
      <>
        <Unread />
        <FounderDashboard />
      </>,
    );
    const user = userEvent.setup();
    await card(1);
    expect(await screen.findByText('1 unread')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Delete Startup 1' }));
    await user.click(await screen.findByRole('button', { name: 'Cancel' }));
    expect(screen.queryByRole('dialog')).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Delete Startup 1' }));
    const dialog = await screen.findByRole('dialog', { name: 'Confirm Deletion' });
    await user.click(within(dialog).getByRole('button', { name: 'Delete' }));
    expect(await screen.findByText('Startup deleted successfully!')).toBeVisible();
    expect(await screen.findByText('No startups yet')).toBeVisible();
    expect(await screen.findByText('0 unread')).toBeVisible(); // its notifications are deleted too
    await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveFocus());
  });

  it('says Failed to delete startup, with the detail below', async () => {
    server.use(
      http.delete(`*/api/startups/${anId(1)}`, () =>
        HttpResponse.json({ detail: 'Startup not found' }, { status: 404 }),
      ),
    );
    const user = show();
    await card(1);
    await user.click(screen.getByRole('button', { name: 'Delete Startup 1' }));
    await user.click(screen.getByRole('button', { name: 'Delete' }));
    expect(await screen.findByText('Failed to delete startup')).toBeVisible();
    expect(screen.getByText('Startup not found')).toBeVisible();
  });

  it('has I’m Interested on each card, and shows the server’s answer', async () => {
    server.use(
      http.post(`*/api/interest/${anId(1)}`, () =>
        HttpResponse.json({ detail: 'Only investors can record interest' }, { status: 403 }),
      ),
    );
    const user = show();
    await user.click(within(await card(1)).getByRole('button', { name: "I'm Interested" }));
    expect(await screen.findByText('Only investors can record interest')).toBeVisible();
  });

  it('shows ten startups, and the others on request', async () => {
    startups = Array.from({ length: 12 }, (_, index) => aStartup(index + 1));
    const user = show();
    await card(10);
    expect(screen.queryByRole('region', { name: 'Startup 11' })).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Show more startups' }));
    expect(await card(12)).toBeVisible();
  });
});
