import type { RequestListener } from 'node:http';
import { createServer } from 'node:net';

import { PUBLIC, SmallInternet } from '../testing/small-internet.js';
import { internet } from './network.js';
import { LIMITS, type Limits, openPage } from './page.js';

const html =
  (text: string): RequestListener =>
  (_request, response) =>
    void response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(text);
const to =
  (location: string, status = 302): RequestListener =>
  (_request, response) =>
    void response.writeHead(status, { location }).end();

describe('a page that a founder links to', () => {
  const smallInternet = new SmallInternet();
  beforeAll(() => smallInternet.start());
  afterAll(() => smallInternet.stop());
  beforeEach(() => smallInternet.reset());

  const open = (url = 'http://ledgerloop.io/', limits: Partial<Limits> = {}, signal?: AbortSignal) =>
    openPage(url, smallInternet, { ...LIMITS, ...limits }, signal);
  const outcome = (...input: Parameters<typeof open>) =>
    open(...input).then(
      () => 'checked',
      (error: unknown) => (error instanceof Error ? error.name : 'thrown'),
    );

  it('is opened within the limits that the product states', () => {
    expect(LIMITS).toEqual({ timeMs: 5000, bytes: 1024 * 1024, redirects: 3 });
  });

  it('is opened without cookies, credentials or referrer', async () => {
    smallInternet.respond = html('<title>LedgerLoop</title>');
    expect(await open('http://ledgerloop.io/deck?v=2#page')).toEqual({ title: 'LedgerLoop' });
    const [request] = smallInternet.requests;
    expect(request?.method).toBe('GET');
    expect(request?.url).toBe('/deck?v=2');
    expect(request?.headers).toEqual({
      host: 'ledgerloop.io',
      'user-agent': expect.stringMatching(/^Proofround/) as string,
      accept: expect.any(String) as string,
      'accept-encoding': 'identity',
      connection: expect.any(String) as string,
    });
    expect(smallInternet.connected).toEqual([
      { host: 'ledgerloop.io', port: 80, secure: false, addresses: [PUBLIC] },
    ]);
  });

  it('is requested at the default port of its scheme', async () => {
    await outcome('https://ledgerloop.io/');
    expect(smallInternet.connected[0]).toMatchObject({ port: 443, secure: true });
  });

  it('is not read if it is not HTML', async () => {
    smallInternet.respond = (_request, response) =>
      void response
        .writeHead(200, { 'content-type': 'application/pdf', 'content-length': '900000000' })
        .write('%PDF');
    expect(await open()).toEqual({ title: undefined });
  });

  it('is not decompressed', async () => {
    smallInternet.respond = (_request, response) =>
      void response
        .writeHead(200, { 'content-type': 'text/html', 'content-encoding': 'gzip' })
        .end('<title>no</title>');
    expect(await open()).toEqual({ title: undefined });
  });

  it('may use another or an unknown character set', async () => {
    smallInternet.respond = (_request, response) =>
      void response
        .writeHead(200, { 'content-type': 'text/html; charset=iso-8859-1' })
        .end(Buffer.from('<title>B\u00e4cker</title>', 'latin1'));
    expect(await open()).toEqual({ title: 'Bäcker' });
    smallInternet.respond = (_request, response) =>
      void response.writeHead(200, { 'content-type': 'text/html; charset=klingon' }).end('<title>x</title>');
    expect(await open()).toEqual({ title: 'x' });
  });

  it.each([
    [404, 'Unreachable'],
    [410, 'Unreachable'],
    [401, 'Unknown'],
    [403, 'Unknown'],
    [429, 'Unknown'],
    [500, 'Unknown'],
    [503, 'Unknown'],
    [304, 'Unknown'],
    [302, 'Unknown'],
  ])('with status %i is %s', async (status, expected) => {
    smallInternet.respond = (_request, response) => void response.writeHead(status).end();
    expect(await outcome()).toBe(expected);
  });

  describe('with a name', () => {
    it('that does not exist is unreachable, and nothing is connected', async () => {
      expect(await outcome('http://nowhere.io/')).toBe('Unreachable');
      expect(smallInternet.connected).toEqual([]);
    });

    it.each([
      ['loopback', ['127.0.0.1']],
      ['private', ['10.0.0.7']],
      ['mapped private', ['::ffff:10.0.0.7']],
      ['the cloud’s metadata', ['169.254.169.254']],
      ['public and private at once', [PUBLIC, '192.168.1.1']],
      ['private by IPv6 alone', [PUBLIC, 'fd00::1']],
      ['no address', []],
    ])('that is %s is unreachable, and nothing is connected', async (_name, addresses) => {
      smallInternet.names.set('ledgerloop.io', addresses);
      expect(await outcome()).toBe('Unreachable');
      expect(smallInternet.connected).toEqual([]);
    });

    it('that resolves differently later is connected at the checked address and resolved once', async () => {
      const answers = [[PUBLIC], ['127.0.0.1'], ['127.0.0.1']];
      smallInternet.names.set('ledgerloop.io', () => answers.shift() ?? []);
      expect(await outcome()).toBe('checked');
      expect(smallInternet.resolved).toEqual(['ledgerloop.io']);
      expect(smallInternet.connected[0]?.addresses).toEqual([PUBLIC]);
    });

    it('that resolves differently after a redirect is checked again', async () => {
      const answers = [[PUBLIC], ['127.0.0.1']];
      smallInternet.names.set('ledgerloop.io', () => answers.shift() ?? []);
      smallInternet.respond = to('/again');
      expect(await outcome()).toBe('Unreachable');
      expect(smallInternet.connected).toHaveLength(1);
    });

    it('that never resolves ends at the time limit', async () => {
      smallInternet.names.set('ledgerloop.io', () => new Promise(() => undefined));
      expect(await outcome(undefined, { timeMs: 100 })).toBe('Unknown');
    });
  });

  describe('that redirects', () => {
    it.each([
      'http://127.0.0.1/',
      'http://[::1]/',
      'http://10.0.0.1/',
      'http://169.254.169.254/latest/meta-data/',
      'http://2130706433/',
      'http://localhost/',
      'http://nats.internal/',
      'http://ledgerloop.io:6379/',
      'http://me:secret@ledgerloop.io/',
      'file:///etc/passwd',
      'gopher://ledgerloop.io/',
      '//10.0.0.1/',
      'http://inside.io/',
      'https://example.com/',
    ])('to %s is unreachable and is not followed', async (location) => {
      smallInternet.names.set('inside.io', ['10.0.0.1']);
      smallInternet.respond = to(location);
      expect(await outcome()).toBe('Unreachable');
      expect(smallInternet.requests).toHaveLength(1);
    });

    it.each([301, 302, 303, 307, 308])('by %i is followed to another public name', async (status) => {
      smallInternet.names.set('www.ledgerloop.io', [PUBLIC]);
      smallInternet.respond = (request, response) =>
        (request.headers.host === 'ledgerloop.io'
          ? to('http://www.ledgerloop.io/home', status)
          : html('<title>Home</title>'))(request, response);
      expect(await open()).toEqual({ title: 'Home' });
    });

    it('three times is followed, four times is not', async () => {
      const chain =
        (links: number): RequestListener =>
        (request, response) => {
          const at = Number(request.url?.slice(1) ?? 0);
          (at < links ? to(`/${at + 1}`) : html('<title>End</title>'))(request, response);
        };
      smallInternet.respond = chain(3);
      expect(await open()).toEqual({ title: 'End' });
      smallInternet.respond = chain(4);
      expect(await outcome()).toBe('Unknown');
    });

    it('to itself is abandoned after three', async () => {
      smallInternet.respond = to('http://ledgerloop.io/');
      expect(await outcome()).toBe('Unknown');
      expect(smallInternet.requests).toHaveLength(4);
    });
  });

  describe('that is hostile', () => {
    it('is read only up to the byte limit', async () => {
      let sent = 0;
      const closed = new Promise<void>((resolve) => {
        smallInternet.respond = (_request, response) => {
          response.writeHead(200, { 'content-type': 'text/html' });
          const piece = '<p>'.repeat(5000);
          const more = () => {
            while (!response.destroyed && response.write(piece)) sent += piece.length;
          };
          response.on('drain', more).on('close', resolve);
          more();
        };
      });
      expect(await open(undefined, { bytes: 100_000 })).toEqual({ title: undefined });
      await closed; // we hang up; only the socket buffers were sent
      expect(sent).toBeLessThan(20_000_000);
    });

    it.each<[string, RequestListener]>([
      ['never answers', () => undefined],
      ['never ends its head', (request) => void request.socket.write('HTTP/1.1 200 OK\r\nx: ')],
      [
        'sends its body byte by byte',
        (_request, response) => {
          response.writeHead(200, { 'content-type': 'text/html' });
          const timer = setInterval(() => response.write(' '), 5);
          response.on('close', () => clearInterval(timer));
        },
      ],
      [
        'wastes the time between redirects',
        (_request, response) => {
          const timer = setTimeout(() => to('/next')(_request, response), 60);
          response.on('close', () => clearTimeout(timer));
        },
      ],
    ])('ends at the time limit if it %s', async (_name, respond) => {
      smallInternet.respond = respond;
      expect(await outcome(undefined, { timeMs: 150 })).toBe('Unknown');
    });

    it('is abandoned at huge headers', async () => {
      smallInternet.respond = (_request, response) =>
        void response.writeHead(200, { 'x-much': 'x'.repeat(100_000) }).end();
      expect(await outcome()).toBe('Unknown');
    });

    it.each<[string, RequestListener]>([
      ['is no HTTP', (request) => void request.socket.end('220 smtp ready\r\n')],
      ['hangs up', (request) => void request.socket.destroy()],
      [
        'hangs up in the middle',
        (request, response) => {
          response.writeHead(200, { 'content-type': 'text/html' }).write('<html>');
          setImmediate(() => request.socket.destroy());
        },
      ],
    ])('is unreachable if it %s', async (_name, respond) => {
      smallInternet.respond = respond;
      expect(await outcome()).toBe('Unreachable');
    });

    it('cannot switch to another protocol', async () => {
      smallInternet.respond = (request) =>
        void request.socket.write(
          'HTTP/1.1 101 Switching Protocols\r\nconnection: upgrade\r\nupgrade: x\r\n\r\n',
        );
      expect(await outcome()).toBe('Unknown');
    });
  });

  it('is abandoned at once when the job is aborted', async () => {
    const stop = new AbortController();
    smallInternet.respond = () => stop.abort();
    expect(await outcome(undefined, {}, stop.signal)).toBe('Unknown');
  });
});

describe('the connection to the internet', () => {
  it('goes to the checked address, even if the name resolves differently now', async () => {
    const server = createServer((socket) => socket.end('here'));
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const address = server.address();
    const port = typeof address === 'object' ? (address?.port ?? 0) : 0;
    const target = { host: 'rebinding.invalid', port, secure: false, addresses: ['127.0.0.1'] };
    const received = await new Promise((resolve, reject) => {
      internet
        .connect(target)
        .on('data', (data) => resolve(data.toString()))
        .on('error', reject);
    });
    expect(received).toBe('here');
    await new Promise((resolve) => server.close(resolve));
  });

  it('does not accept a numeric host that was not checked', () => {
    const target = { host: '127.0.0.1', port: 1, secure: false, addresses: [PUBLIC] };
    expect(() => internet.connect(target)).toThrow('not checked');
  });
});
