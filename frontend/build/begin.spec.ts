import { TOKEN_KEY } from '../src/lib/storage';
import { begin, type Parts } from './begin';

const PARTS: Parts = {
  application: ['/application.js'],
  dashboard: ['/dashboard.js'],
  founder: ['/founder.js'],
  investor: ['/investor.js'],
};

const asked: string[] = [];
let me: () => Promise<Response>;

/** Opens the page at an address, with what is stored, and lets what follows from the first answers happen. */
async function open(path: string, token?: string): Promise<string[]> {
  window.history.replaceState(null, '', path);
  if (token !== undefined) window.localStorage.setItem('token', token);
  begin(PARTS, TOKEN_KEY);
  for (let at = 0; at < 10; at++) await Promise.resolve();
  await new Promise((resolve) => setTimeout(resolve, 0));
  return [...document.head.querySelectorAll('link')].map((link) => new URL(link.href).pathname);
}

beforeEach(() => {
  window.localStorage.clear();
  document.head.replaceChildren();
  delete document.documentElement.dataset['visitor'];
  delete window.earlyAnswers;
  asked.length = 0;
  me = () => Promise.resolve(Response.json({ user_type: 'startup' }));
  jest.spyOn(globalThis, 'fetch').mockImplementation((address, init) => {
    const url = typeof address === 'string' ? address : '';
    asked.push(`${url} ${new Headers(init?.headers).get('authorization')}`);
    return url === '/api/auth/me' ? me() : Promise.resolve(Response.json([]));
  });
});
afterEach(() => {
  jest.restoreAllMocks();
  window.history.replaceState(null, '', '/');
});

describe('the first thing that the page does', () => {
  it('is nothing for a visitor of the landing page, who sees no Loading...', async () => {
    expect(await open('/')).toEqual([]);
    expect(asked).toEqual([]);
    expect(document.documentElement.dataset['visitor']).toBe('');
  });

  it('is the application for a visitor elsewhere, who is sent on by it', async () => {
    expect(await open('/marketplace')).toEqual(['/application.js']);
    expect(asked).toEqual([]);
    expect(document.documentElement.dataset['visitor']).toBeUndefined();
  });

  it('asks for a founder’s dashboard and startups while its scripts are on their way', async () => {
    expect(await open('/dashboard', 'a-token')).toEqual(['/application.js', '/dashboard.js', '/founder.js']);
    expect(asked).toEqual(['/api/auth/me Bearer a-token', '/api/startups Bearer a-token']);
    expect([...(window.earlyAnswers?.keys() ?? [])]).toEqual(['/api/auth/me', '/api/startups']);
    const answer = await window.earlyAnswers?.get('/api/auth/me')?.response;
    expect(await answer?.json()).toEqual({ user_type: 'startup' }); // not read yet
  });

  it('asks for an investor’s dashboard, and not for all startups', async () => {
    me = () => Promise.resolve(Response.json({ user_type: 'investor' }));
    expect(await open('/', 'a-token')).toEqual(['/application.js', '/dashboard.js', '/investor.js']);
    expect(asked).toEqual(['/api/auth/me Bearer a-token']);
  });

  it('is only the session check on another page', async () => {
    expect(await open('/marketplace', 'a-token')).toEqual(['/application.js']);
    expect(asked).toEqual(['/api/auth/me Bearer a-token']);
  });

  it.each([
    ['refused', () => Promise.resolve(Response.json({ detail: 'Not authenticated' }, { status: 401 }))],
    ['lost', () => Promise.reject<Response>(new TypeError('Failed to fetch'))],
    ['no JSON', () => Promise.resolve(new Response('<html>'))],
  ])('leaves a session check that is %s to the application', async (_what, answer) => {
    me = answer;
    expect(await open('/dashboard', 'a-token')).toEqual(['/application.js', '/dashboard.js']);
    expect(asked).toHaveLength(1);
  });

  it('asks nothing with an empty token, which is none', async () => {
    expect(await open('/', '')).toEqual(['/application.js']);
    expect(asked).toEqual([]);
  });

  it('takes a browser that keeps nothing for a visitor’s', async () => {
    jest.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
      throw new DOMException('Denied', 'SecurityError');
    });
    expect(await open('/')).toEqual([]);
    expect(document.documentElement.dataset['visitor']).toBe('');
  });
});
