import { startRedis, type TestServer } from '@proofround/test-kit';
import { Redis } from 'ioredis';

import { PUBLIC, SmallInternet } from '../testing/small-internet.js';
import { LinkChecker } from './link-checker.js';
import { LIMITS } from './page.js';

const SITE = 'http://ledgerloop.io/';

describe('checking the addresses that founders give', () => {
  const smallInternet = new SmallInternet();
  const opened: LinkChecker[] = [];
  let redis: TestServer;
  let store: Redis;

  beforeAll(async () => {
    [redis] = await Promise.all([startRedis(), smallInternet.start()]);
    store = new Redis(redis.url);
  });
  afterAll(async () => {
    store.disconnect();
    await Promise.all([redis.stop(), smallInternet.stop()]);
  });
  beforeEach(async () => {
    smallInternet.reset();
    await store.flushall();
  });
  afterEach(() => opened.splice(0).forEach((linkChecker) => linkChecker.onApplicationShutdown()));

  const checker = (LINK_CHECK: 'on' | 'off' = 'on', REDIS_URL = redis.url) => {
    const linkChecker = new LinkChecker({ REDIS_URL, LINK_CHECK }, smallInternet, {
      ...LIMITS,
      timeMs: 2000,
    });
    opened.push(linkChecker);
    return linkChecker;
  };
  const product = async (product_url: string | null, linkChecker = checker()) =>
    (await linkChecker.check({ product_url, pitch_deck_url: null })).product;

  it('reports product and deck separately, with the page’s title', async () => {
    smallInternet.names.set('decks.io', [PUBLIC]);
    smallInternet.respond = (request, response) =>
      void response
        .writeHead(request.headers.host === 'decks.io' ? 404 : 200, { 'content-type': 'text/html' })
        .end('<title>LedgerLoop</title>');
    expect(await checker().check({ product_url: SITE, pitch_deck_url: 'http://decks.io/a.pdf' })).toEqual({
      product: { status: 'checked', title: 'LedgerLoop' },
      deck: { status: 'unreachable' },
    });
  });

  it('reports not_checked without an address or for a page that refuses us', async () => {
    expect(await product(null)).toEqual({ status: 'not_checked' });
    smallInternet.respond = (_request, response) => void response.writeHead(403).end();
    expect(await product(SITE)).toEqual({ status: 'not_checked' });
  });

  it.each([
    'https://example.com',
    'https://ledgerloop.test',
    'http://localhost',
    'http://10.0.0.1',
    'nonsense',
  ])('reports %s as unreachable without a request, also with LINK_CHECK=off', async (url) => {
    expect(await product(url)).toEqual({ status: 'unreachable' });
    expect(await product(url, checker('off'))).toEqual({ status: 'unreachable' });
    expect(smallInternet.resolved).toEqual([]);
  });

  it('opens nothing with LINK_CHECK=off', async () => {
    expect(await product(SITE, checker('off'))).toEqual({ status: 'not_checked' });
    expect(smallInternet.resolved).toEqual([]);
  });

  it('checks a found page once a day and a missing one once an hour', async () => {
    await product(`${SITE}#top`);
    expect(await product(SITE)).toEqual({ status: 'checked' });
    expect(smallInternet.requests).toHaveLength(1);
    await product('http://nowhere.io');
    await product('http://nowhere.io');
    expect(smallInternet.resolved.filter((name) => name === 'nowhere.io')).toHaveLength(1);
    const lives = await Promise.all((await store.keys('links:*')).map((key) => store.pttl(key)));
    const [short = 0, long = 0] = lives.toSorted((a, b) => a - b);
    expect(short / 3_600_000).toBeCloseTo(1, 1);
    expect(long / 86_400_000).toBeCloseTo(1, 1);
  });

  it('stores no address in plain text', async () => {
    await product('http://ledgerloop.io/secret-deck');
    const kept = [...(await store.keys('*')), ...(await store.mget(await store.keys('*')))];
    expect(kept.join()).not.toMatch(/ledgerloop|secret/);
  });

  it('checks again if the stored entry does not fit', async () => {
    await product(SITE);
    for (const key of await store.keys('links:*')) await store.set(key, '{"status":"fine"}');
    expect(await product(SITE)).toEqual({ status: 'checked' });
    expect(smallInternet.requests).toHaveLength(2);
  });

  it('works while Redis is down', async () => {
    expect(await product(SITE, checker('on', 'redis://127.0.0.1:1'))).toEqual({ status: 'checked' });
  });
});
