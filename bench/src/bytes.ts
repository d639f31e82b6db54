import { readdirSync, readFileSync } from 'node:fs';
import { get } from 'node:http';
import { brotliCompressSync, constants } from 'node:zlib';

import { startup as startupSchema, startupInList } from '@proofround/contracts';
import { inRoot } from '@proofround/launcher';
import { ApiClient, aStartup, until } from '@proofround/test-kit';
import { z } from 'zod';

import { table } from './support/report.js';
import { onStack } from './support/stack.js';

/**
 * The bytes on the wire of a page of 50 analysed startups, with headers, by what the client accepts;
 * then the bytes of each field, on a page of 50 different startups. Run: npm run bench -- bytes
 */
const PAGE = 50;
const ENCODINGS = ['identity', 'gzip', 'br'];
const LISTS = {
  lean: `/startups?limit=${PAGE}`,
  'include=analysis': `/startups?limit=${PAGE}&include=analysis`,
};

const read = (...path: string[]): unknown => JSON.parse(readFileSync(inRoot(...path), 'utf8'));
const examples = readdirSync(inRoot('examples'))
  .filter((name) => name.endsWith('.json'))
  .map((name) => z.looseObject({ idea_title: z.string() }).parse(read('examples', name)));
const strangers = ['r1', 'r2'].flatMap((round) =>
  z
    .array(z.object({ facts: z.looseObject({ idea_title: z.string() }) }))
    .parse(read('eval', 'rounds', round, 'startups.json')),
);

/** The startups of a page by name, each with a title of its own. */
const SETS: Record<string, (index: number) => unknown> = {
  'copies of one startup, as in the API benchmark': (index) => aStartup({ idea_title: `Startup ${index}` }),
  'the examples in turn': (index) => {
    const example = examples[index % examples.length];
    return { ...example, idea_title: `${example?.idea_title} ${index}` };
  },
  'all different (eval/rounds r1 and r2)': (index) => strangers[index]?.facts,
};

/** The bytes that a new connection receives for one request. */
const bytesOf = (client: ApiClient, path: string, encoding: string): Promise<number> =>
  new Promise((resolve, reject) => {
    const headers = { authorization: `Bearer ${client.token}`, 'accept-encoding': encoding };
    get(`${client.url}/api${path}`, { headers, agent: false }, (answer) => {
      answer.resume().on('end', () => resolve(answer.socket.bytesRead));
    }).on('error', reject);
  });

type Item = Record<string, unknown>;
const item = z.looseObject({ id: z.string(), analysis: z.looseObject({}) });

const compressedSize = (value: unknown, quality = 4) =>
  brotliCompressSync(JSON.stringify(value), { params: { [constants.BROTLI_PARAM_QUALITY]: quality } }).length;

/** The page's items without some fields; those of the analysis are named `analysis.…`. */
const without = (items: readonly z.output<typeof item>[], left: (field: string) => boolean): Item[] =>
  items.map(({ analysis, ...startup }) => ({
    ...pick(startup, (name) => !left(name)),
    analysis: pick(analysis, (name) => !left(`analysis.${name}`)),
  }));
const pick = (fields: Item, wanted: (name: string) => boolean): Item =>
  Object.fromEntries(Object.entries(fields).filter(([name]) => wanted(name)));

/** How many bytes fewer the compressed page has without each field, the most expensive first. */
function costs(items: readonly z.output<typeof item>[], facts: ReadonlySet<string>): string[][] {
  const [{ analysis, ...startup } = { id: '', analysis: {} }] = items;
  const fields = [...Object.keys(startup), ...Object.keys(analysis).map((name) => `analysis.${name}`)];
  const whole = compressedSize(items);
  const saved = (left: (field: string) => boolean) => whole - compressedSize(without(items, left));
  const each = fields
    .filter((field) => field !== 'analysis')
    .map((field) => ({ field, bytes: saved((name) => name === field) }))
    .toSorted((a, b) => b.bytes - a.bytes);
  const own = items.map((one) => pick(one, (name) => facts.has(name)));
  return [
    ['(the whole page)', kilobytes(whole)],
    ['(the whole page, brotli 11)', kilobytes(compressedSize(items, 11))],
    ["(only the founders' words and figures)", kilobytes(compressedSize(own))],
    ["(only the founders' words and figures, brotli 11)", kilobytes(compressedSize(own, 11))],
    ...each.filter(({ bytes }) => bytes >= 100).map(({ field, bytes }) => [field, kilobytes(bytes)]),
  ];
}

const kilobytes = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`;

await onStack({}, async (stack) => {
  const rows: string[][] = [];
  let fields: string[][] = [];
  for (const [name, bodyOf] of Object.entries(SETS)) {
    const founder = await new ApiClient(stack.url).register('startup');
    for (let index = 0; index < PAGE; index++) {
      await founder.read(startupSchema, 'POST', '/startups', bodyOf(index));
    }
    await until(
      'all are analysed',
      async () => {
        const all = await founder.read(z.array(startupInList), 'GET', LISTS.lean);
        return all.every(({ analysis_status }) => analysis_status === 'complete');
      },
      120_000,
    );
    for (const [list, path] of Object.entries(LISTS)) {
      const sizes = [];
      for (const encoding of ENCODINGS) sizes.push(kilobytes(await bytesOf(founder, path, encoding)));
      rows.push([name, list, ...sizes]);
    }
    const bodies = Array.from({ length: PAGE }, (_, index) => z.looseObject({}).parse(bodyOf(index)));
    const facts = new Set(bodies.flatMap((body) => Object.keys(body)));
    fields = costs(await founder.read(z.array(item), 'GET', LISTS.lean), facts);
  }
  process.stdout.write(`\n${table([`${PAGE} startups`, 'list', 'plain', 'gzip', 'brotli'], rows)}\n`);
  process.stdout.write(`\n${table(['field of the last page', 'compressed'], fields)}\n`);
});
