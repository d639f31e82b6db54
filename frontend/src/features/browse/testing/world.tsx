import { configureStore } from '@reduxjs/toolkit';
import { act, render } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import type { ReactNode } from 'react';
import { Provider } from 'react-redux';
import { MemoryRouter } from 'react-router';

import { baseApi } from '../../../api/base-api';
import type { Startup } from '../../../api/generated/client';
import { sessionReducer } from '../../../api/session';
import Toaster from '../../../components/toaster';

export function aStartup(number: number, changes: Partial<Startup> = {}): Startup {
  return {
    id: `01936f6e-0000-7000-8000-${String(number).padStart(12, '0')}`,
    owner_id: '01936f6e-0000-7000-8000-ffffffffffff',
    idea_title: `Startup ${number}`,
    idea_description: 'Bookkeeping that reconciles itself.',
    sector: 'FinTech',
    stage: 'mvp',
    problem_statement: null,
    solution_statement: null,
    target_market: null,
    competitive_advantage: null,
    user_count: 12_500,
    monthly_revenue: 4800.5,
    product_url: 'https://product.example/',
    pitch_deck_url: null,
    funding_ask: null,
    funding_usage: null,
    team_background: null,
    location: null,
    created_at: '2026-11-20T09:30:00.000Z',
    ai_score: { overall_score: 61.5, feasibility: 66, market_potential: 58, risk_level: 44 },
    analysis_status: 'complete',
    analysis_error: null,
    analysis: null,
    task_summary: { total: 0, completed: 0 },
    match_count: 0,
    ...changes,
  };
}

/** A server of so many startups that pages as the API does, and keeps what it was asked. */
export function startupServer() {
  const asked: URLSearchParams[] = [];
  const viewed: string[] = [];
  let startups: Startup[] = [];
  const server = setupServer(
    http.get('*/api/startups', ({ request }) => {
      const { searchParams } = new URL(request.url);
      asked.push(searchParams);
      const q = searchParams.get('q')?.toLowerCase() ?? '';
      const found = startups.filter(({ idea_title }) => idea_title.toLowerCase().includes(q));
      const cursor = searchParams.get('cursor');
      const from = cursor === null ? 0 : found.findIndex(({ id }) => id === cursor) + 1;
      const page = found.slice(from, from + Number(searchParams.get('limit')));
      const last = page.at(-1);
      const next = new URLSearchParams(searchParams);
      next.set('cursor', last?.id ?? '');
      return HttpResponse.json(
        page,
        last && last !== found.at(-1)
          ? { headers: { link: `</api/startups?${next.toString()}>; rel="next"` } }
          : {},
      );
    }),
    http.post('*/api/startups/:id/view', ({ params }) => {
      viewed.push(String(params['id']));
      return new HttpResponse(null, { status: 204 });
    }),
  );
  beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
  beforeEach(() => {
    asked.length = 0;
    viewed.length = 0;
  });
  afterEach(() => server.resetHandlers());
  afterAll(() => server.close());
  return {
    server,
    asked,
    viewed,
    holds: (list: Startup[]) => {
      startups = list;
    },
  };
}

/** The window's nearness, decided by the test: jsdom lays nothing out. */
export class Nearness {
  static watched = new Map<Element, (near: boolean) => void>();

  constructor(private readonly callback: IntersectionObserverCallback) {}

  observe(target: Element): void {
    Nearness.watched.set(target, (isIntersecting) => {
      const entry = { isIntersecting, target } as IntersectionObserverEntry;
      this.callback([entry], this as unknown as IntersectionObserver);
    });
  }
  disconnect(): void {
    // The pages of one test are gone with its document.
  }

  /** Brings the page with this number, from 0, near the window or far from it. */
  static move(page: number, near: boolean): void {
    const tell = [...Nearness.watched.values()][page];
    if (!tell) throw new Error(`No page ${page} is watched`);
    act(() => tell(near));
  }
}

/** Relative addresses, which a browser takes and Node does not. */
class BrowserRequest extends Request {
  constructor(input: RequestInfo | URL, init?: RequestInit) {
    super(typeof input === 'string' ? new URL(input, 'http://localhost') : input, init);
  }
}

/** React reads a form that is sent while a transition begins; Node's FormData refuses a form. */
class BrowserFormData extends FormData {
  constructor(_form?: HTMLFormElement, _submitter?: HTMLElement | null) {
    super();
  }
}

export function browserParts(): void {
  const fromNode = { Request: globalThis.Request, FormData: globalThis.FormData };
  beforeAll(() => {
    Object.assign(globalThis, {
      Request: BrowserRequest,
      FormData: BrowserFormData,
      IntersectionObserver: Nearness,
    });
  });
  beforeEach(() => Nearness.watched.clear());
  afterAll(() => {
    Object.assign(globalThis, fromNode);
  });
}

export function renderApp(children: ReactNode, path = '/dashboard') {
  const store = configureStore({
    reducer: { session: sessionReducer, [baseApi.reducerPath]: baseApi.reducer },
    middleware: (defaults) => defaults().concat(baseApi.middleware),
  });
  return render(
    <Provider store={store}>
      <MemoryRouter initialEntries={[path]}>{children}</MemoryRouter>
      <Toaster />
    </Provider>,
  );
}
