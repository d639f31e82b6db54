import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse } from 'msw';

import { client, type User } from '../api/generated/client';
import { OWN_STARTUPS } from '../api/pages';
import { signedIn } from '../api/session';
import { aStartup, aUser, CONFIG } from '../test/builders';
import { http, uncheckedHttp } from '../test/http';
import { renderApp } from '../test/render';
import { apiServer } from '../test/server';
import { SessionProvider, useSession } from './session';
import Shell from './shell';

const requested: string[] = [];
let owned: object[] = [];
let me: User;
let testMode = false;
let monthly = 149;
const server = apiServer(
  http.get('*/api/auth/me', () => HttpResponse.json(me)),
  http.get('*/api/config', () =>
    HttpResponse.json({
      ...CONFIG,
      admin_email: 'Admin@Proofround.test',
      is_admin: false,
      payments_test_mode: testMode,
      prices: { ...CONFIG.prices, monthly },
    }),
  ),
  http.get('*/api/events', () => new HttpResponse(new ReadableStream())),
  http.get('*/api/notifications/unread-count', () => HttpResponse.json({ unread_count: 0 })),
  uncheckedHttp.get('*/api/:kind', ({ request }) => {
    const { pathname, search } = new URL(request.url);
    requested.push(pathname + search);
    return HttpResponse.json(owned);
  }),
);

/** Renders the shell for signed-in users only, as the router does. */
function Page() {
  return useSession() ? <Shell /> : <p>Landing page</p>;
}
/** Waits until the settings, which contain the test mode, are loaded. */
const known = async (store: ReturnType<typeof show>['store']) =>
  waitFor(() => expect(JSON.stringify(store.getState().api.queries)).toContain('payments_test_mode'));

function show(changes: Partial<User> = {}, path?: string) {
  me = aUser(changes);
  window.localStorage.setItem('token', 'a-token');
  return renderApp(
    <SessionProvider>
      <Page />
    </SessionProvider>,
    path,
  );
}
const banner = async () => within(await screen.findByRole('banner'));

beforeEach(() => {
  jest.spyOn(window, 'scrollTo').mockReturnValue(undefined);
  requested.length = 0;
  owned = [];
  testMode = false;
  monthly = 149;
  window.localStorage.clear();
  window.sessionStorage.clear();
});

describe('the header', () => {
  // rule: DASH-1
  it('links to the dashboard and the marketplace, and welcomes the user by name', async () => {
    show();
    const header = await banner();
    expect(header.getByRole('link', { name: /Proofround/ })).toHaveAttribute('href', '/dashboard');
    expect(header.getByText(/^Welcome,/)).toHaveTextContent('Welcome, Amara Osei');
    expect(header.getByRole('button', { name: 'Marketplace' })).toHaveAttribute('href', '/marketplace');
    expect(header.queryByRole('button', { name: 'Admin' })).toBeNull();
  });

  // rule: ADMIN-7
  it('shows Admin to the designated address, ignoring case', async () => {
    show({ email: 'admin@proofround.TEST' });
    expect(await (await banner()).findByRole('button', { name: 'Admin' })).toHaveAttribute('href', '/admin');
  });

  it('shows no Admin to others', async () => {
    show();
    expect(await (await banner()).findByRole('button', { name: 'Logout' })).toBeVisible();
    expect((await banner()).queryByRole('button', { name: 'Admin' })).toBeNull();
  });

  // rule: DASH-3
  it('offers Create Startup to a founder without one, after a query for a single startup', async () => {
    show({}, '/marketplace');
    const link = await (await banner()).findByRole('button', { name: 'Create Startup' });
    expect(link).toHaveAttribute('href', '/create-startup');
    expect(requested).toEqual(['/api/startups?limit=1']);
  });

  it.each([
    ['Create Startup', {}, '/api/startups'],
    ['Create Profile', { user_type: 'investor', is_premium: true }, '/api/investors'],
  ] as const)(
    'offers %s on the dashboard without a query besides the dashboard’s list',
    async (name, changes, list) => {
      const { store } = show(changes);
      const header = await banner();
      expect(await header.findByRole('button', { name: 'Marketplace' })).toBeVisible();
      expect(requested).toEqual([]);
      const { startupsList, investorsList } = client.endpoints;
      act(() => {
        if (list === '/api/startups') void store.dispatch(startupsList.initiate(OWN_STARTUPS));
        else void store.dispatch(investorsList.initiate({}));
      });
      expect(await header.findByRole('button', { name })).toBeVisible();
      expect(requested).toEqual([list]);
    },
  );

  it('does not offer it to a founder with a startup', async () => {
    owned = [aStartup(1)];
    show({}, '/marketplace');
    await waitFor(() => expect(requested).toHaveLength(1));
    expect((await banner()).queryByRole('button', { name: 'Create Startup' })).toBeNull();
  });

  // rule: DASH-3
  it('offers Create Profile, and no upgrade, to a premium investor without one', async () => {
    show({ user_type: 'investor', is_premium: true }, '/marketplace');
    const header = await banner();
    expect(await header.findByRole('button', { name: 'Create Profile' })).toHaveAttribute(
      'href',
      '/create-investor',
    );
    expect(requested).toEqual(['/api/investors?limit=1']);
    expect(header.queryByRole('button', { name: /Upgrade/ })).toBeNull();
  });

  it.each([
    ['/create-startup', 'Create Startup', {}],
    ['/create-investor', 'Create Profile', { user_type: 'investor', is_premium: true }],
  ] as const)('does not link to %s on its own page: %s', async (path, name, changes) => {
    show(changes, path);
    const header = await banner();
    await waitFor(() => expect(requested).toHaveLength(1));
    expect(await header.findByRole('button', { name: 'Marketplace' })).toBeVisible();
    expect(header.queryByRole('button', { name })).toBeNull();
  });

  it('marks the current page', async () => {
    show({}, '/marketplace');
    expect((await banner()).getByRole('button', { current: 'page' })).toHaveAccessibleName('Marketplace');
  });

  // rule: DASH-2
  it('offers the upgrade to other investors, without a query for a profile', async () => {
    show({ user_type: 'investor' });
    expect(await (await banner()).findByRole('button', { name: /Upgrade.*\$149\/mo/ })).toBeVisible();
    expect(requested).toEqual([]);
    const annual = (await banner()).getByRole('link', { name: 'or $299/yr' });
    expect(annual).toHaveAttribute('href', '/account/subscription');
  });

  // rule: DASH-2
  it('shows the price that the server charges', async () => {
    monthly = 199.5;
    show({ user_type: 'investor' });
    const upgrade = await (await banner()).findByRole('button', { name: /\$199\.50\/mo/ });
    expect(upgrade).toHaveAccessibleName('Upgrade to Investor Access · $199.50/mo');
  });

  it('keeps the upgrade button short, so that the user’s name fits beside it', async () => {
    show({ user_type: 'investor' });
    const upgrade = within(await (await banner()).findByRole('button', { name: /^Upgrade/ }));
    expect(upgrade.getByText('to Investor Access')).toHaveClass('sr-only');
  });

  // rule: SESSION-4
  // rule: ACCOUNT-15
  it('logs out: deletes the token and ends the session on the server too', async () => {
    const user = userEvent.setup();
    const ended: (string | null)[] = [];
    server.use(
      http.post('*/api/auth/logout', ({ request }) => {
        ended.push(request.headers.get('authorization'));
        return HttpResponse.json({ ended: 1 });
      }),
    );
    const { store } = show();
    await user.click((await banner()).getByRole('button', { name: 'Logout' }));
    expect(store.getState().session.token).toBeNull();
    expect(window.localStorage.getItem('token')).toBeNull();
    expect(await screen.findByText('Landing page')).toBeVisible();
    await waitFor(() => expect(ended).toEqual(['Bearer a-token']));
  });

  it('asks users whose address is not verified to open the link', async () => {
    show({ email_verified: false });
    expect(await screen.findByRole('region', { name: 'Email verification' })).toHaveTextContent(
      'open the link that we sent to amara@example.com',
    );
  });

  // rule: SCREEN-6
  it('has its links and the three themes in a menu for narrow screens', async () => {
    const user = userEvent.setup();
    show({}, '/matches/1');
    await (await banner()).findByRole('button', { name: 'Create Startup' });
    await user.click(await (await banner()).findByRole('button', { name: 'Menu' }));
    const menu = within(await screen.findByRole('menu'));
    expect(menu.getAllByRole('menuitem').map((item) => item.textContent)).toEqual([
      'Marketplace',
      'Messages',
      'Create Startup',
      'Subscription',
      'Your account',
    ]);
    expect(menu.getByRole('menuitemradio', { name: 'System' })).toBeChecked();
    await user.click(menu.getByRole('menuitemradio', { name: 'Dark' }));
    expect(document.documentElement.dataset['theme']).toBe('dark');
    await user.click(menu.getByRole('menuitemradio', { name: 'System' }));
    expect(document.documentElement.dataset['theme']).toBeUndefined();
  });
});

// rule: SESSION-8
describe('two tabs of one browser', () => {
  const elsewhere = (token: string | null) => {
    if (token === null) window.localStorage.removeItem('token');
    else window.localStorage.setItem('token', token);
    act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'token', newValue: token })));
  };

  it('log out together', async () => {
    const { store } = show();
    await banner();
    elsewhere(null);
    expect(store.getState().session.token).toBeNull();
    expect(await screen.findByText('Landing page')).toBeVisible();
    expect(store.getState().api.queries).toEqual({});
  });

  it('switch to the same user, and keep the token that the other tab stored', async () => {
    const { store } = show();
    await banner();
    me = { ...me, name: 'Olu Bright' };
    elsewhere('another-token');
    expect(store.getState().session.token).toBe('another-token');
    expect(await screen.findByText('Olu Bright')).toBeVisible();
    expect(window.localStorage.getItem('token')).toBe('another-token');
  });

  it('are not affected when a tab stores the same token', async () => {
    const { store } = show();
    await banner();
    act(() => void store.dispatch(signedIn('a-token')));
    elsewhere('a-token');
    expect(Object.keys(store.getState().api.queries)).not.toEqual([]);
  });
});

describe('the notice of test mode', () => {
  it('tells investors that no money moves, until dismissed for the session', async () => {
    const user = userEvent.setup();
    testMode = true;
    const { unmount } = show({ user_type: 'investor' });
    expect(await screen.findByText('Payments are in test mode: no money moves.')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Dismiss this notice' }));
    expect(screen.queryByRole('region', { name: 'Test mode' })).toBeNull();
    unmount();
    const { store } = show({ user_type: 'investor' });
    await banner();
    await known(store);
    expect(screen.queryByRole('region', { name: 'Test mode' })).toBeNull();
  });

  it('is placed after all content and stays there, so that it moves and covers nothing', async () => {
    testMode = true;
    show({ user_type: 'investor' });
    const notice = await screen.findByRole('region', { name: 'Test mode' });
    for (const other of [screen.getByRole('banner'), screen.getByRole('main')]) {
      expect(other.compareDocumentPosition(notice)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    }
    expect(notice.className).not.toMatch(/sticky|fixed|absolute/);
  });

  it.each([
    ['founders', true, 'startup'],
    ['anybody with real payments', false, 'investor'],
  ] as const)('is hidden from %s', async (_who, mode, user_type) => {
    testMode = mode;
    const { store } = show({ user_type });
    await banner();
    await known(store);
    expect(screen.queryByRole('region', { name: 'Test mode' })).toBeNull();
  });
});
