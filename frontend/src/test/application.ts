import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse } from 'msw';
import type { Root } from 'react-dom/client';

import type { User } from '../api/generated/client';
import { start } from '../boot/start';
import { someAnalytics } from '../features/analytics/testing/world';
import { aReply } from '../features/chat/testing/interviewer';
import { aListing, anOffer, ownListing } from '../features/marketplace/testing/world';
import { anId, anInvestor, aStartup, aTask, aUser, CONFIG } from './builders';
import { http, uncheckedHttp } from './http';
import { apiServer } from './server';

/** The user of the application. */
export type Viewer = 'visitor' | 'founder' | 'investor' | 'premium' | 'premium with a profile';

export const USER_ID = anId(1);
const PROFILE = anInvestor(2, { user_id: USER_ID });
/** The data that the chat has collected after the first message. */
const COLLECTED = {
  startup: { idea_title: 'LedgerLoop', idea_description: 'Bookkeeping.', sector: 'FinTech' },
  investor: { budget: 1, current_companies: 'Fernhill', investment_sectors: ['FinTech'] },
};

/** Starts the whole application on a fake API that answers every call; tests override single answers. */
export function applicationServer() {
  let me: User = aUser();
  let viewer: Viewer = 'visitor';
  let root: Root | undefined;
  const list = <Item>(items: Item[]) => HttpResponse.json<Item[]>(items);
  const server = apiServer(
    http.get('*/api/auth/me', () => HttpResponse.json(me)),
    http.get('*/api/config', () => HttpResponse.json(CONFIG)),
    http.get('*/api/events', () => new HttpResponse(new ReadableStream())),
    http.get('*/api/notifications', () => list([])),
    http.get('*/api/notifications/settings', () => HttpResponse.json([])),
    http.get('*/api/blocks', () => HttpResponse.json([])),
    http.get('*/api/notifications/unread-count', () => HttpResponse.json({ unread_count: 0 })),
    http.get('*/api/startups', () => list([aStartup(1)])),
    http.get('*/api/startups/first', () => list([aStartup(1), aStartup(2)])),
    http.get('*/api/startups/:id', () => HttpResponse.json(aStartup(1))),
    http.get('*/api/startups/:id/tasks', () => list([aTask(1)])),
    http.get('*/api/startups/:id/scores', () => list([])),
    http.get('*/api/startups/:id/analytics', () => HttpResponse.json(someAnalytics())),
    http.post('*/api/startups/:id/view', () => new HttpResponse(null, { status: 204 })),
    http.get('*/api/startups/:id/feedback', () =>
      HttpResponse.json({ passes: null, reasons: null, messages: null }),
    ),
    http.get('*/api/interests', () => list([])),
    http.get('*/api/searches', () => list([])),
    http.get('*/api/pipeline', () => list([])),
    http.get('*/api/matches/:id', () => list([])),
    http.get('*/api/matches/investor/:id', () => list([])),
    http.get('*/api/investors', () => list(viewer === 'premium with a profile' ? [PROFILE] : [])),
    http.get('*/api/marketplace/listings', () => list([aListing(1)])),
    http.get('*/api/marketplace/listings/:id', () => HttpResponse.json(ownListing(1))),
    http.get('*/api/marketplace/offers/:id', () => list([anOffer(1)])),
    http.get('*/api/startups/:id/listing', () => HttpResponse.json({ listing: null })),
    http.get('*/api/startups/:id/price-range', () => HttpResponse.json({ price_range: null })),
    http.get('*/api/deals', () => list([])),
    http.post('*/api/ai-chat', async ({ request }) => {
      const hasSaid = (await request.json()).message !== 'Hello!';
      const extracted_data = hasSaid ? { ...COLLECTED[me.user_type] } : {};
      return HttpResponse.json(aReply({ is_complete: hasSaid, extracted_data }));
    }),
    uncheckedHttp.get('*/api/admin/:what', () =>
      HttpResponse.json({ detail: 'Not asked for' }, { status: 503 }),
    ),
  );
  // jsdom cannot scroll.
  beforeEach(() => void jest.spyOn(window, 'scrollTo').mockReturnValue(undefined));
  afterEach(() => {
    act(() => root?.unmount());
    document.body.replaceChildren();
    window.localStorage.clear();
    window.sessionStorage.clear();
  });
  const begin = () => {
    const element = document.body.appendChild(document.createElement('div'));
    act(() => {
      root = start(element);
    });
  };
  return {
    server,
    /** Loads the page anew, at its present address and with the browser's storage. */
    reload: () => {
      act(() => root?.unmount());
      document.body.replaceChildren();
      begin();
    },
    open: (path: string, as: Viewer) => {
      viewer = as;
      me = aUser({
        user_type: as === 'founder' ? 'startup' : 'investor',
        is_premium: as.startsWith('premium'),
      });
      window.history.replaceState(null, '', path);
      if (as !== 'visitor') window.localStorage.setItem('token', 'a-token');
      begin();
      return userEvent.setup({ delay: null, pointerEventsCheck: 0 });
    },
  };
}

export type Step = (user: ReturnType<typeof userEvent.setup>) => Promise<void>;

export const press =
  (name: string | RegExp): Step =>
  async (user) => {
    const [button] = await screen.findAllByRole('button', { name });
    if (button) await user.click(button);
  };
export const fill =
  (label: string | RegExp, text: string): Step =>
  async (user) => {
    await user.click(await screen.findByLabelText(label));
    await user.paste(text);
  };
export const pressEnter: Step = (user) => user.keyboard('{Enter}');
export const turnTo =
  (tab: string): Step =>
  async (user) =>
    user.click(await screen.findByRole('tab', { name: tab }));
export const tick =
  (name: string): Step =>
  async (user) =>
    user.click(await screen.findByRole('checkbox', { name }));
export const see =
  (text: string | RegExp): Step =>
  async () =>
    expect(await screen.findAllByText(text)).not.toHaveLength(0);
