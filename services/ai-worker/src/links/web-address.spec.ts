import { isPublicAddress, webAddress } from './web-address.js';

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

describe('public addresses', () => {
  it.each(['93.184.216.34', '1.1.1.1', '8.8.8.8', '2606:4700::1111', '2a00:1450:4001:81b::200e'])(
    'include: %s',
    (address) => {
      expect(isPublicAddress(address)).toBe(true);
    },
  );

  it.each([
    ['unspecified', '0.0.0.0'],
    ['this network', '0.1.2.3'],
    ['loopback', '127.0.0.1'],
    ['all of loopback', '127.255.255.254'],
    ['private, 10', '10.1.2.3'],
    ['private, 172.16', '172.16.0.1'],
    ['private, 172.31', '172.31.255.255'],
    ['private, 192.168', '192.168.1.1'],
    ['carrier grade', '100.64.0.1'],
    ['link local, with the cloud’s metadata', '169.254.169.254'],
    ['protocol assignments', '192.0.0.1'],
    ['documentation', '192.0.2.1'],
    ['documentation, 2', '198.51.100.1'],
    ['documentation, 3', '203.0.113.1'],
    ['benchmarks', '198.18.0.1'],
    ['multicast', '224.0.0.1'],
    ['reserved', '240.0.0.1'],
    ['broadcast', '255.255.255.255'],
    ['IPv6 unspecified', '::'],
    ['IPv6 loopback', '::1'],
    ['IPv6 unique local', 'fd00::1'],
    ['a cloud’s metadata by IPv6', 'fd00:ec2::254'],
    ['IPv6 link local', 'fe80::1'],
    ['IPv6 link local with a zone', 'fe80::1%eth0'],
    ['IPv6 site local, of old', 'fec0::1'],
    ['IPv6 multicast', 'ff02::1'],
    ['IPv6 documentation', '2001:db8::1'],
    ['mapped loopback', '::ffff:127.0.0.1'],
    ['mapped loopback in hex', '::ffff:7f00:1'],
    ['mapped private', '::ffff:10.0.0.1'],
    ['mapped public too: where it leads is the system’s to say', '::ffff:8.8.8.8'],
    ['compatible, of old', '::127.0.0.1'],
    ['translated (NAT64)', '64:ff9b::7f00:1'],
    ['translated, local use', '64:ff9b:1::7f00:1'],
    ['6to4', '2002:7f00:1::'],
    ['Teredo', '2001::7f00:1'],
    ['not given out', '4000::1'],
    ['discarded', '100::1'],
    ['no address', 'example.com'],
    ['nothing', ''],
  ])('exclude: %s', (_name, address) => {
    expect(isPublicAddress(address)).toBe(false);
  });
});
