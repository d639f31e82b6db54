import { http, HttpResponse } from 'msw';

import { apiServer } from '../test/server';
import { fetchOrTake, type EarlyAnswer } from './early';

const asked: string[] = [];
apiServer(
  http.get('*/api/*', ({ request }) => {
    asked.push(new URL(request.url).pathname);
    return HttpResponse.text('asked now');
  }),
);

const BEARER = { headers: { authorization: 'Bearer a-token' } };
const early = (path: string, changes: Partial<EarlyAnswer> = {}) => {
  const response = Promise.resolve(new Response('asked early'));
  window.earlyAnswers = new Map([
    [path, { at: Date.now(), authorization: 'Bearer a-token', response, ...changes }],
  ]);
};
const answer = async (path: string, init: RequestInit = BEARER) =>
  (await fetchOrTake(new URL(path, window.location.href), init)).text();

beforeEach(() => {
  asked.length = 0;
});
afterEach(() => {
  delete window.earlyAnswers;
});

describe('what the page asked for before its scripts were there', () => {
  it('is taken once', async () => {
    early('/api/auth/me');
    expect(await answer('/api/auth/me')).toBe('asked early');
    expect(asked).toEqual([]);
    expect(await answer('/api/auth/me')).toBe('asked now');
  });

  it.each([
    ['for another path', '/api/startups', {}],
    ['for a query', '/api/auth/me?limit=1', {}],
    ['for another user', '/api/auth/me', { authorization: 'Bearer another-token' }],
    ['when it is old', '/api/auth/me', { at: Date.now() - 11_000 }],
  ])('is not taken %s', async (_when, path, changes) => {
    early('/api/auth/me', changes);
    expect(await answer(path)).toBe('asked now');
  });

  it('is not taken for a change', async () => {
    early('/api/auth/me');
    await fetchOrTake(new URL('/api/auth/me', window.location.href), { ...BEARER, method: 'POST' }).catch(
      () => undefined,
    );
    expect(window.earlyAnswers?.size).toBe(1);
  });

  it('is waited for only as long as anybody does', async () => {
    early('/api/auth/me', { response: new Promise<Response>(() => undefined) });
    const waiting = new AbortController();
    const taken = answer('/api/auth/me', { ...BEARER, signal: waiting.signal });
    waiting.abort();
    await expect(taken).rejects.toThrow(/abort/i);
    expect(asked).toEqual([]);
  });

  it('is asked for again when it failed on the way', async () => {
    const response = Promise.reject<Response>(new TypeError('Failed to fetch'));
    early('/api/auth/me', { response });
    expect(await answer('/api/auth/me')).toBe('asked now');
  });
});
