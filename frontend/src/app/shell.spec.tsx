import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';

import { client, type User } from '../api/generated/client';
import { SessionProvider, useSession } from './session';
import Shell from './shell';
import { signedIn } from '../api/session';
import { aStartup, aUser, CONFIG } from '../test/builders';
import { renderApp } from '../test/render';
import { apiServer } from '../test/server';

const asked: string[] = [];
let owned: object[] = [];
let me: User;
let testMode = false;
let monthly = 149;
apiServer(
  http.get('*/api/auth/me', () => HttpResponse.json(me)),
  http.get('*/api/config', () =>
    HttpResponse.json({
      ...CONFIG,
      admin_email: 'Admin@Proofround.test',
      payments_test_mode: testMode,
      prices: { ...CONFIG.prices, monthly },
    }),
  ),
  http.get('*/api/events', () => new HttpResponse(new ReadableStream())),
  http.get('*/api/notifications/unread-count', () => HttpResponse.json({ unread_count: 0 })),
  http.get('*/api/:kind', ({ request }) => {
    const { pathname, search } = new URL(request.url);
    asked.push(pathname + search);
    return HttpResponse.json(owned);
  }),
);

/** As the router guards it. */
function Page() {
  return useSession() ? <Shell /> : <p>Landing page</p>;
}
/** Once the server has said whether payments are in test mode. */
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
  asked.length = 0;
  owned = [];
  testMode = false;
  monthly = 149;
  window.localStorage.clear();
  window.sessionStorage.clear();
});

describe('the header', () => {
  // rule: DASH-1
  it('leads to the dashboard and the marketplace, and welcomes the user by name', async () => {
    show();
    const header = await banner();
    expect(header.getByRole('link', { name: /Proofround/ })).toHaveAttribute('href', '/dashboard');
    expect(header.getByText(/^Welcome,/)).toHaveTextContent('Welcome, Amara Osei');
    expect(header.getByRole('button', { name: 'Marketplace' })).toHaveAttribute('href', '/marketplace');
    expect(header.queryByRole('button', { name: 'Admin' })).toBeNull();
  });

  // rule: ADMIN-7
  it('shows Admin to the designated address, whatever its case', async () => {
    show({ email: 'admin@proofround.TEST' });
    expect(await (await banner()).findByRole('button', { name: 'Admin' })).toHaveAttribute('href', '/admin');
  });

  // rule: DASH-3
  it('offers Create Startup to a founder with none, having asked for one alone', async () => {
    show({}, '/marketplace');
    const link = await (await banner()).findByRole('button', { name: 'Create Startup' });
    expect(link).toHaveAttribute('href', '/create-startup');
    expect(asked).toEqual(['/api/startups?limit=1']);
  });

  it.each([
    ['Create Startup', {}, '/api/startups'],
    ['Create Profile', { user_type: 'investor', is_premium: true }, '/api/investors'],
  ] as const)(
    'offers %s on the dashboard by the list that is asked for there',
    async (name, changes, list) => {
      const { store } = show(changes);
      const header = await banner();
      expect(await header.findByRole('button', { name: 'Marketplace' })).toBeVisible();
      expect(asked).toEqual([]);
      const { startupsList, investorsList } = client.endpoints;
      act(() => {
        if (list === '/api/startups') void store.dispatch(startupsList.initiate({}));
        else void store.dispatch(investorsList.initiate({}));
      });
      expect(await header.findByRole('button', { name })).toBeVisible();
      expect(asked).toEqual([list]);
    },
  );

  it('does not to a founder with a startup', async () => {
    owned = [aStartup(1)];
    show({}, '/marketplace');
    await waitFor(() => expect(asked).toHaveLength(1));
    expect((await banner()).queryByRole('button', { name: 'Create Startup' })).toBeNull();
  });

  // rule: DASH-3
  it('offers Create Profile to a premium investor with none, and no upgrade', async () => {
    show({ user_type: 'investor', is_premium: true }, '/marketplace');
    const header = await banner();
    expect(await header.findByRole('button', { name: 'Create Profile' })).toHaveAttribute(
      'href',
      '/create-investor',
    );
    expect(asked).toEqual(['/api/investors?limit=1']);
    expect(header.queryByRole('button', { name: /Upgrade/ })).toBeNull();
  });

  it.each([
    ['/create-startup', 'Create Startup', {}],
    ['/create-investor', 'Create Profile', { user_type: 'investor', is_premium: true }],
  ] as const)('does not lead to %s from there, where %s is another button', async (path, name, changes) => {
    show(changes, path);
    const header = await banner();
    await waitFor(() => expect(asked).toHaveLength(1));
    expect(await header.findByRole('button', { name: 'Marketplace' })).toBeVisible();
    expect(header.queryByRole('button', { name })).toBeNull();
  });

  it('marks the page that is shown', async () => {
    show({}, '/marketplace');
    expect((await banner()).getByRole('button', { current: 'page' })).toHaveAccessibleName('Marketplace');
  });

  // rule: DASH-2
  it('offers the upgrade to other investors, and asks for no profile', async () => {
    show({ user_type: 'investor' });
    expect(await (await banner()).findByRole('button', { name: /Upgrade.*\$149\/mo/ })).toBeVisible();
    expect(asked).toEqual([]);
  });

  // rule: DASH-2
  it('shows the price that the server charges', async () => {
    monthly = 199.5;
    show({ user_type: 'investor' });
    const upgrade = await (await banner()).findByRole('button', { name: /\$199\.50\/mo/ });
    expect(upgrade).toHaveAccessibleName('Upgrade to Investor Access · $199.50/mo');
  });

  // rule: SESSION-4
  it('logs out: token and session are gone', async () => {
    const user = userEvent.setup();
    const { store } = show();
    await user.click((await banner()).getByRole('button', { name: 'Logout' }));
    expect(store.getState().session.token).toBeNull();
    expect(window.localStorage.getItem('token')).toBeNull();
    expect(await screen.findByText('Landing page')).toBeVisible();
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
      'Create Startup',
      'Your account',
    ]);
    expect(menu.getByRole('menuitemradio', { name: 'System' })).toBeChecked();
    await user.click(menu.getByRole('menuitemradio', { name: 'Dark' }));
    expect(document.documentElement.dataset['theme']).toBe('dark');
    await user.click(menu.getByRole('menuitemradio', { name: 'System' }));
    expect(document.documentElement.dataset['theme']).toBeUndefined();
  });
});

describe('two tabs of one browser', () => {
  const elsewhere = (token: string | null) => {
    if (token === null) window.localStorage.removeItem('token');
    else window.localStorage.setItem('token', token);
    window.dispatchEvent(new StorageEvent('storage', { key: 'token', newValue: token }));
  };

  it('sign out together', async () => {
    const { store } = show();
    await banner();
    elsewhere(null);
    expect(store.getState().session.token).toBeNull();
    expect(await screen.findByText('Landing page')).toBeVisible();
    expect(store.getState().api.queries).toEqual({});
  });

  it('are the same user, and keep the token that the other tab stored', async () => {
    const { store } = show();
    await banner();
    me = { ...me, name: 'Olu Bright' };
    elsewhere('another-token');
    expect(store.getState().session.token).toBe('another-token');
    expect(await screen.findByText('Olu Bright')).toBeVisible();
    expect(window.localStorage.getItem('token')).toBe('another-token');
  });

  it('do not disturb each other with the same token', async () => {
    const { store } = show();
    await banner();
    store.dispatch(signedIn('a-token'));
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

  it('comes after everything else, where it moves nothing', async () => {
    testMode = true;
    show({ user_type: 'investor' });
    const notice = await screen.findByRole('region', { name: 'Test mode' });
    for (const other of [screen.getByRole('banner'), screen.getByRole('main')]) {
      expect(other.compareDocumentPosition(notice)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    }
  });

  it.each([
    ['founders', true, 'startup'],
    ['anybody where payments are real', false, 'investor'],
  ] as const)('is not for %s', async (_who, mode, user_type) => {
    testMode = mode;
    const { store } = show({ user_type });
    await banner();
    await known(store);
    expect(screen.queryByRole('region', { name: 'Test mode' })).toBeNull();
  });
});
