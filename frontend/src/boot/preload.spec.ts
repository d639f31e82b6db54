import { TOKEN_KEY } from '../lib/storage';
import { preload } from './preload';
import { isVisitor } from './visitor';

const FILES = { application: ['/application.js'], dashboard: ['/dashboard.js'] };

/** Opens the page at an address, optionally with a stored token. Returns the preloaded files. */
function open(path: string, token?: string): string[] {
  window.history.replaceState(null, '', path);
  if (token !== undefined) window.localStorage.setItem(TOKEN_KEY, token);
  preload(isVisitor(TOKEN_KEY), FILES);
  return [...document.head.querySelectorAll('link')].map((link) => new URL(link.href).pathname);
}

beforeEach(() => {
  window.localStorage.clear();
  document.head.replaceChildren();
  delete document.documentElement.dataset['visitor'];
});
afterEach(() => {
  jest.restoreAllMocks();
  window.history.replaceState(null, '', '/');
});

describe('the page, before its first script', () => {
  it('preloads nothing for a visitor of the landing page, and shows no Loading...', () => {
    expect(open('/')).toEqual([]);
    expect(document.documentElement.dataset['visitor']).toBe('');
  });

  it.each(['/', '/dashboard'])('preloads the dashboard for a signed-in user at %s', (path) => {
    expect(open(path, 'a-token')).toEqual(['/application.js', '/dashboard.js']);
    expect(document.documentElement.dataset['visitor']).toBeUndefined();
  });

  it('preloads the application on other pages, signed in or not', () => {
    expect(open('/marketplace')).toEqual(['/application.js']);
    expect(document.documentElement.dataset['visitor']).toBeUndefined();
  });

  it('treats a browser without storage as a visitor’s', () => {
    jest.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
      throw new DOMException('Denied', 'SecurityError');
    });
    expect(open('/')).toEqual([]);
    expect(document.documentElement.dataset['visitor']).toBe('');
  });
});
