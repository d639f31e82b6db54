import { type FitWeights, rpc, type StartupFilter } from '@proofround/contracts';
import { addProfiles } from '@proofround/test-kit';
import { z } from 'zod';

import { EQUAL_WEIGHTS, fitOf, partsIn } from '../records/fit.js';
import { investor, StartupsWorld } from '../testing/startups-world.js';
import { selectBestFits } from './best-fits.js';

const COUNT = 1200;
/** Each listed startup's document holds its id alone. */
const items = z.array(z.object({ id: z.string(), my_fit: z.number().nullable() }));
const stored = z.array(
  z.object({ id: z.string(), stage: z.string(), parts: z.array(z.number().nullable()).nullable() }),
);

/** Random parts. Some are not assessed, many are equal, some are at a bound; some startups have none. */
const PARTS = `CASE WHEN random() < 0.05 THEN NULL ELSE ARRAY[
  CASE WHEN random() < 0.1 THEN NULL ELSE round(random() * 11) * 9 END,
  CASE WHEN random() < 0.2 THEN NULL ELSE least(100, round(random() * 1100) / 10) END,
  round(random() * 10) * 10,
  CASE WHEN random() < 0.1 THEN NULL ELSE round(random() * 1000) / 10 END,
  35 + round(random() * 17) * 2
]::double precision[] END`;

const WEIGHTS: readonly FitWeights[] = [
  { team: 5, market: 3, feasibility: 1, product: 2, risk: 1 },
  { team: 0, market: 1, feasibility: 2, product: 0, risk: 5 },
  { team: 1, market: 0, feasibility: 0, product: 0, risk: 0 },
  { team: 0, market: 0, feasibility: 0, product: 0, risk: 4 },
];

describe('the order by own weights', () => {
  let world: StartupsWorld;
  let all: z.output<typeof stored>;

  beforeAll(async () => {
    world = await StartupsWorld.start();
    await addProfiles(world.database, { startups: COUNT, investors: 0 });
    await world.database.transaction(async (tx) => {
      await tx.query('SELECT setseed(0.25)');
      await tx.query(
        `UPDATE startups SET parts = ${PARTS}, held_back = random() < 0.1, document = json_build_object('id', id)`,
      );
    });
    const rows: unknown = await world.database.query(
      'SELECT id, stage, parts FROM startups WHERE NOT held_back ORDER BY id DESC',
    );
    all = stored.parse(rows);
  }, 60_000);
  afterAll(() => world.stop());

  const expected = (weights: FitWeights, { stage }: StartupFilter) =>
    all
      .filter((startup) => stage === undefined || startup.stage === stage)
      .map(({ id, parts }) => ({ id, my_fit: fitOf(partsIn(parts), weights) }))
      // Among equals the newest stay first.
      .toSorted((a, b) => (b.my_fit ?? -1) - (a.my_fit ?? -1));

  const listed = async (weights: FitWeights, filter: StartupFilter, limit: number) => {
    const actor = investor();
    await world.rpc.call(rpc.pipeline.setWeights, { actor, body: weights });
    const found: z.output<typeof items> = [];
    let cursor: string | undefined;
    do {
      const request = { actor, filter, sort: 'my_fit' as const, limit, cursor };
      const { json, next } = await world.rpc.forward(rpc.startups.list, request);
      found.push(...items.parse(JSON.parse(Buffer.from(json).toString())));
      cursor = next;
    } while (cursor !== undefined);
    return found;
  };

  // rule: FILTER-9
  it.each(WEIGHTS)('is the same on all pages as by each fit, with ties: %j', async (weights) => {
    expect(await listed(weights, {}, 97)).toEqual(expected(weights, {}));
    expect(await listed(weights, { stage: 'mvp' }, 41)).toEqual(expected(weights, { stage: 'mvp' }));
  });

  const best = async (weights: FitWeights, filter = 'true'): Promise<string[]> => {
    const values: unknown[] = [];
    const parameter = (value: unknown) => `$${values.push(value)}`;
    const sql = selectBestFits({ filter, place: null, limit: 20, weights }, parameter);
    const rows: unknown = await world.database.query(sql, values);
    return z
      .array(z.object({ id: z.string() }))
      .parse(rows)
      .map(({ id }) => id);
  };

  it('reads the cells of the best startups only, and gives up when few match', async () => {
    const weights = { ...EQUAL_WEIGHTS, market: 3 };
    const first = expected(weights, {}).slice(0, 20);
    expect(await best(weights)).toEqual(first.map(({ id }) => id));
    expect(await best(weights, `idea_title = 'another'`)).toEqual([]);
  });

  it('finds a startup whose parts change to a combination that no other has', async () => {
    const { id = '' } = all.at(-1) ?? {};
    const weights = { ...EQUAL_WEIGHTS, risk: 2 };
    const set = (parts: unknown) =>
      world.database.query('UPDATE startups SET parts = $2 WHERE id = $1', [id, parts]);
    await set([100, 100, 100, 100, 99.9]);
    expect((await best(weights))[0]).toBe(id);
    await set(all.at(-1)?.parts);
    expect(await best(weights)).not.toContain(id);
  });
});
