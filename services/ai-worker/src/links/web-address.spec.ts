import { webAddress } from './web-address.js';

describe('addresses of pages', () => {
  it.each([
    'https://ledgerloop.io',
    'http://ledgerloop.io/pricing?plan=a#top',
    'https://ledgerloop.io:443/',
    'http://93.184.216.34/',
    'https://[2606:4700::1111]/',
    'https://testing.com',
    'https://my-example.com',
    'https://localhost.run',
    'https://bücher.de',
  ])('are accepted: %s', (text) => {
    expect(webAddress(text)).toBeInstanceOf(URL);
  });

  it.each([
    ['another scheme', 'ftp://ledgerloop.io'],
    ['a file', 'file:///etc/passwd'],
    ['a script', 'javascript:alert(1)'],
    ['data', 'data:text/html,x'],
    ['no URL', 'ledgerloop'],
    ['a port', 'https://ledgerloop.io:8443'],
    ['the port of a server inside', 'http://ledgerloop.io:6379'],
    ['the other scheme’s port', 'http://ledgerloop.io:443'],
    ['a user', 'https://me@ledgerloop.io'],
    ['a password', 'https://me:secret@ledgerloop.io'],
    ['localhost', 'http://localhost'],
    ['localhost with a dot', 'http://localhost./'],
    ['below localhost', 'http://a.localhost'],
    ['a name without a dot', 'http://nats'],
    ['a test name', 'https://ledgerloop.test'],
    ['an example name', 'https://ledgerloop.example'],
    ['an invalid name', 'https://ledgerloop.invalid'],
    ['example.com', 'https://example.com/deck.pdf'],
    ['example.com in capitals', 'https://EXAMPLE.com'],
    ['example.org with a dot', 'https://example.org.'],
    ['below example.net', 'https://www.example.net'],
    ['a name inside', 'https://startups.default.svc.cluster.local'],
    ['a cloud’s metadata', 'http://metadata.google.internal/'],
    ['loopback', 'http://127.0.0.1'],
    ['loopback in short', 'http://127.1'],
    ['loopback as a number', 'http://2130706433'],
    ['loopback in octal', 'http://0177.0.0.1'],
    ['loopback in hex', 'http://0x7f.1'],
    ['loopback in wide letters', 'http://１２７.０.０.１'],
    ['IPv6 loopback', 'http://[::1]'],
    ['mapped loopback', 'http://[::ffff:127.0.0.1]'],
    ['the metadata’s address', 'http://169.254.169.254/latest/meta-data/'],
  ])('are refused: %s', (_name, text) => {
    expect(webAddress(text)).toBeUndefined();
  });

  it('are resolved against the page that links to them', () => {
    const base = 'https://ledgerloop.io/a/b';
    expect(webAddress('../c', base)?.href).toBe('https://ledgerloop.io/c');
    expect(webAddress('//127.0.0.1/x', base)).toBeUndefined();
  });
});
