import { get, type IncomingHttpHeaders } from 'node:http';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';

import { startup, startupInList } from '@proofround/contracts';
import { type ApiClient, aStartup, until } from '@proofround/test-kit';
import { z } from 'zod';

import { aFounder, anInvestor } from './stack-under-test.js';

const LEAN = [
  'assessed',
  'concerns',
  'generated_at',
  'product_readiness',
  'source',
  'strengths',
  'summary',
  'team_strength',
];
const rows = z.array(z.looseObject({ id: z.string(), analysis: z.looseObject({}).nullable() }));

describe('lists of startups', () => {
  let founder: ApiClient;
  let id: string;

  beforeAll(async () => {
    founder = await aFounder();
    ({ id } = await founder.read(startup, 'POST', '/startups', aStartup()));
    await until('it is analysed', async () => {
      const now = await founder.read(startup, 'GET', `/startups/${id}`);
      return now.analysis_status === 'complete';
    });
  });

  // rule: STARTUP-12
  it.each([
    ['a founder', () => Promise.resolve(founder)],
    ['an investor', () => anInvestor()],
  ])('carry the lean part of the analysis for %s, and all of it on request', async (_role, reader) => {
    const who = await reader();
    const listed = async (query: string) =>
      rows.parse((await who.get(`/startups?${query}`)).body).find((row) => row.id === id);
    for (const query of ['limit=200', '']) {
      const lean = await listed(query);
      startupInList.parse(lean);
      expect(Object.keys(lean?.analysis ?? {}).toSorted()).toEqual(LEAN);
      const { analysis } = startup.parse(await listed(`${query}&include=analysis`));
      expect(analysis?.ledger.length).toBeGreaterThan(0);
      const whole = await who.read(startup, 'GET', `/startups/${id}`);
      expect(whole.analysis).toEqual(analysis);
    }
  });

  // rule: STARTUP-12
  it.each(['ledger', 'Analysis', 'analysis&include=analysis'])('refuse include=%s', async (value) => {
    const answer = await founder.get(`/startups?include=${value}`);
    expect(answer.status).toBe(422);
    expect(answer.body).toMatchObject({ detail: [{ loc: ['query', 'include'], msg: 'Must be analysis' }] });
  });

  // rule: STARTUP-12
  it('keep their request for the whole analysis from page to page', async () => {
    await founder.read(startup, 'POST', '/startups', aStartup());
    const first = await founder.get('/startups?limit=1&include=analysis');
    const next = /^<\/api([^>]+)>/.exec(first.headers.get('link') ?? '')?.[1] ?? '';
    expect(rows.parse((await founder.get(next)).body)[0]?.analysis).toHaveProperty('ledger');
  });

  // rule: WIRE-11
  it('arrive compressed, in a page, in full and one by one, with a tag that stays valid', async () => {
    const raw = (path: string, encoding: string, tag = '') =>
      new Promise<{ status?: number | undefined; headers: IncomingHttpHeaders; bytes: Buffer }>(
        (resolve, reject) => {
          const headers = {
            authorization: `Bearer ${founder.token}`,
            'accept-encoding': encoding,
            'if-none-match': tag,
          };
          get(`${founder.url}/api${path}`, { headers, agent: false }, (answer) => {
            const chunks: Buffer[] = [];
            answer.on('data', (chunk: Buffer) => chunks.push(chunk));
            answer.on('end', () =>
              resolve({ status: answer.statusCode, headers: answer.headers, bytes: Buffer.concat(chunks) }),
            );
          }).on('error', reject);
        },
      );
    for (const path of ['/startups?limit=50', '/startups', `/startups/${id}`]) {
      // An analysis or a match may change the list between two answers.
      const { uncompressed, br, gzip } = await until('nothing changes', async () => {
        const read = {
          uncompressed: await raw(path, 'identity'),
          br: await raw(path, 'br'),
          gzip: await raw(path, 'gzip'),
        };
        return (await raw(path, 'identity')).bytes.equals(read.uncompressed.bytes) && read;
      });
      expect([uncompressed.headers['content-encoding'], uncompressed.headers.vary]).toEqual([
        undefined,
        'Accept-Encoding',
      ]);
      expect([br.headers['content-encoding'], gzip.headers['content-encoding']]).toEqual(['br', 'gzip']);
      expect(brotliDecompressSync(br.bytes).equals(uncompressed.bytes)).toBe(true);
      expect(gunzipSync(gzip.bytes).equals(uncompressed.bytes)).toBe(true);
      expect(br.bytes.length).toBeLessThan(uncompressed.bytes.length / 2);
    }
    const path = `/startups/${id}`;
    const tagNow = async () => (await raw(path, 'br')).headers.etag ?? '';
    const statuses = await until('nothing changes', async () => {
      const tag = await tagNow();
      const [weak, strong] = [await raw(path, 'identity', tag), await raw(path, 'identity', tag.slice(2))];
      return tag.startsWith('W/') && (await tagNow()) === tag && [weak.status, strong.status];
    });
    expect(statuses).toEqual([304, 304]);
  });
});
