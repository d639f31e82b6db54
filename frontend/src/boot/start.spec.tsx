import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse } from 'msw';
import type { Root } from 'react-dom/client';

import { askedFor, firstPage } from '../lib/asked-for';
import { aUser, CONFIG } from '../test/builders';
import { http } from '../test/http';
import { apiServer } from '../test/server';
import { start } from './start';

const person = aUser();

const server = apiServer(
  http.get('*/api/startups', () => HttpResponse.json([])),
  http.get('*/api/notifications', () => HttpResponse.json([])),
  http.get('*/api/notifications/unread-count', () => HttpResponse.json({ unread_count: 0 })),
  http.get('*/api/config', () => HttpResponse.json(CONFIG)),
  http.get('*/api/events', () => new HttpResponse(null, { status: 503 })),
);

// jsdom cannot scroll.
beforeAll(() => jest.spyOn(window, 'scrollTo').mockImplementation(() => undefined));

let root: Root | undefined;

function open(path: string, token?: string) {
  window.history.replaceState(null, '', path);
  if (token !== undefined) localStorage.setItem('token', token);
  return begin();
}

function reload() {
  act(() => root?.unmount());
  document.body.replaceChildren();
  return begin();
}

function begin() {
  const element = document.body.appendChild(document.createElement('div'));
  act(() => {
    root = start(element);
  });
  return userEvent.setup();
}

afterEach(() => {
  act(() => root?.unmount());
  document.body.replaceChildren();
  localStorage.clear();
});

describe('the first page', () => {
  it('of a visitor is the landing page, without a call to the server', () => {
    open('/');
    expect(screen.getByRole('button', { name: 'Get Started' })).toBeVisible();
    expect(document.title).toBe('Proofround');
  });

  it('of a visitor becomes the dashboard after a log-in, without a reload, with a welcome', async () => {
    server.use(
      http.post('*/api/auth/login', () => HttpResponse.json({ access_token: 'a-token', user: person })),
      http.get('*/api/auth/me', () => HttpResponse.json(person)),
    );
    const user = open('/');
    await user.click(screen.getByRole('button', { name: 'Get Started' }));
    await user.type(await screen.findByLabelText('Email'), 'amara@example.com');
    await user.type(screen.getByLabelText('Password'), 'correct horse');
    await user.click(screen.getByRole('button', { name: 'Sign In' }));
    expect(await screen.findByText('No startups yet')).toBeVisible();
    expect(screen.getByText('Welcome back!')).toBeVisible();
    expect(window.location.pathname).toBe('/dashboard');
    expect(localStorage.getItem('token')).toBe('a-token');
  });

  // rules: SESSION-2, SESSION-5
  it('of a signed-in user shows Loading... during the check, and redirects / to /dashboard', async () => {
    server.use(http.get('*/api/auth/me', () => HttpResponse.json(person)));
    open('/', 'a-token');
    expect(await screen.findByRole('status')).toHaveTextContent('Loading...');
    expect(await screen.findByText('No startups yet')).toBeVisible();
    expect(window.location.pathname).toBe('/dashboard');
  });

  // rule: SESSION-2
  it.each(['an-old-token', ''])(
    'discards the refused token “%s”, and shows the landing page without a message',
    async (token) => {
      server.use(
        http.get('*/api/auth/me', () => HttpResponse.json({ detail: 'Not authenticated' }, { status: 401 })),
      );
      open('/dashboard', token);
      expect(await screen.findByRole('button', { name: 'Get Started' })).toBeVisible();
      expect(window.location.pathname).toBe('/');
      expect(localStorage.getItem('token')).toBeNull();
      expect(screen.queryByText(/session has ended/)).not.toBeInTheDocument();
    },
  );

  describe('while the session check has no answer', () => {
    let later = 0;
    const now = Date.now.bind(Date);
    beforeEach(() => {
      later = 0;
      jest.spyOn(Date, 'now').mockImplementation(() => now() + later);
    });
    afterEach(() => jest.mocked(Date.now).mockRestore());

    /** Answers the checks in order; the last answer repeats. */
    function answerChecks(...answers: (() => Response)[]) {
      let checks = 0;
      server.use(http.get('*/api/auth/me', () => (answers[checks++] ?? answers.at(-1))?.()));
      return () => checks;
    }
    const mine = () => HttpResponse.json(person);
    const broken = () => HttpResponse.json({ detail: 'Internal error' }, { status: 503 });
    const silent = () => HttpResponse.error();

    // rule: SESSION-7
    it.each([
      ['a server error', broken],
      ['no answer', silent],
    ])('after %s the check is retried and the token stays', async (_name, failure) => {
      answerChecks(failure, failure, mine);
      open('/dashboard', 'a-token');
      expect(await screen.findByText('No startups yet')).toBeVisible();
      expect(localStorage.getItem('token')).toBe('a-token');
    });

    const page = () => HttpResponse.text('<h1>Bad gateway</h1>', { status: 502 });

    // rule: SESSION-7
    it.each([
      ['server errors', broken],
      ["a proxy's error page", page],
    ])('ten seconds of %s discard the token', async (_name, failure) => {
      const checks = answerChecks(failure);
      open('/dashboard', 'a-token');
      await waitFor(() => expect(checks()).toBe(1));
      expect(localStorage.getItem('token')).toBe('a-token');
      later = 11_000;
      expect(await screen.findByRole('button', { name: 'Get Started' })).toBeVisible();
      expect(localStorage.getItem('token')).toBeNull();
    });

    // rule: SESSION-7
    it('ten seconds without an answer keep the token and offer another try', async () => {
      const checks = answerChecks(silent, silent, mine);
      const user = open('/dashboard', 'a-token');
      await waitFor(() => expect(checks()).toBe(1));
      later = 11_000;
      expect(await screen.findByText('Proofround does not answer')).toBeVisible();
      expect(localStorage.getItem('token')).toBe('a-token');
      await user.click(screen.getByRole('button', { name: 'Try again' }));
      expect(await screen.findByText('No startups yet')).toBeVisible();
    });
  });

  // rule: SESSION-5
  it('without a session redirects a protected page to /', async () => {
    open('/marketplace');
    expect(await screen.findByRole('button', { name: 'Get Started' })).toBeVisible();
    expect(window.location.pathname).toBe('/');
  });

  // rule: SESSION-9
  it('leads a visitor after the log-in to the page asked for, also after a reload', async () => {
    server.use(
      http.post('*/api/auth/login', () => HttpResponse.json({ access_token: 'a-token', user: person })),
      http.get('*/api/auth/me', () => HttpResponse.json(person)),
      http.get('*/api/marketplace/listings', () => HttpResponse.json([])),
    );
    open('/marketplace?view=offers');
    expect(await screen.findByText(/^The page that you asked for needs an account/)).toBeVisible();
    expect(window.location.pathname + window.location.search).toBe('/');
    const user = reload();
    await user.click(screen.getByRole('button', { name: 'Log in' }));
    await user.type(await screen.findByLabelText('Email'), 'amara@example.com');
    await user.type(screen.getByLabelText('Password'), 'correct horse');
    await user.click(screen.getByRole('button', { name: 'Sign In' }));
    await waitFor(() => expect(window.location.pathname).toBe('/marketplace'));
    expect(window.location.search).toBe('?view=offers');
  });

  // rule: SESSION-9
  it('leads a new account to /dashboard, whatever page was asked for', () => {
    window.history.replaceState({ next: '/marketplace' }, '', '/?auth=register');
    expect(firstPage()).toBe('/dashboard');
    window.history.replaceState({ next: '/marketplace' }, '', '/?auth=login');
    expect(firstPage()).toBe('/marketplace');
  });

  // rule: SESSION-9
  it('never leads to a foreign page, and not to the page of a log-out', async () => {
    for (const next of ['//evil.example', 'https://evil.example', '/\\evil.example']) {
      window.history.replaceState({ next }, '', '/');
      expect(askedFor()).toBeUndefined();
    }
    server.use(
      http.get('*/api/auth/me', () => HttpResponse.json(person)),
      http.post('*/api/auth/logout', () => new HttpResponse(null, { status: 204 })),
    );
    const user = open('/dashboard', 'a-token');
    await user.click(await screen.findByRole('button', { name: 'Logout' }));
    expect(await screen.findByRole('button', { name: 'Get Started' })).toBeVisible();
    expect(askedFor()).toBeUndefined();
  });

  it.each(['login', 'register'])('at /%s opens the auth dialog of the landing page', async (mode) => {
    open(`/${mode}`);
    expect(await screen.findByRole('dialog')).toBeVisible();
    expect(window.location.pathname + window.location.search).toBe(`/?auth=${mode}`);
  });

  // rule: SCREEN-4
  it('at an unknown address says so, and links back', async () => {
    const user = open('/no/such/page');
    expect(await screen.findByRole('heading', { name: 'Page not found' })).toBeVisible();
    expect(document.title).toBe('Page not found · Proofround');
    await user.click(screen.getByRole('link', { name: 'Back to Proofround' }));
    expect(await screen.findByRole('button', { name: 'Get Started' })).toBeVisible();
  });

  // rule: SESSION-3
  it('after a session has ended is the landing page, with the reason', async () => {
    server.use(
      http.get('*/api/auth/me', () => HttpResponse.json(person)),
      http.get('*/api/startups', () => HttpResponse.json({ detail: 'Not authenticated' }, { status: 401 })),
    );
    open('/dashboard', 'a-token');
    expect(await screen.findByText('Your session has ended. Please sign in again.')).toBeVisible();
    expect(await screen.findByRole('button', { name: 'Get Started' })).toBeVisible();
    expect(window.location.pathname).toBe('/');
    expect(localStorage.getItem('token')).toBeNull();
  });
});
