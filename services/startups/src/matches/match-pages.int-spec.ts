import { type Actor, rpc } from '@proofround/contracts';
import { addProfiles, anInvestorProfile } from '@proofround/test-kit';
import { v7 as uuid } from 'uuid';
import { z } from 'zod';

import { founder, investor, StartupsWorld } from '../testing/startups-world.js';

const MANY = 1200;
describe('pages of matches', () => {
  let world: StartupsWorld;
  const owner = founder();
  const actor = investor();
  let startup_id: string;
  let investor_id: string;

  beforeAll(async () => {
    world = await StartupsWorld.start();
    await addProfiles(world.database, { startups: MANY, investors: MANY });
    startup_id = (await world.create(owner)).id;
    investor_id = (await world.rpc.call(rpc.investors.create, { actor, body: anInvestorProfile() })).id;
  }, 60_000);
  afterAll(() => world.stop());

  /** Matches of the startup and of the investor with generated counterparts; many have equal scores. */
  beforeEach(async () => {
    await world.database.query('DELETE FROM matches');
    const pairs = ['1', '2'].flatMap((kind) =>
      Array.from({ length: MANY }, (_, at) => {
        const other = `${kind}0000000-0000-7000-8000-${at.toString(16).padStart(12, '0')}`;
        return kind === '1'
          ? { id: uuid(), startup_id: other, investor_id, score: 40 + (at % 60) / 2 }
          : { id: uuid(), startup_id, investor_id: other, score: 40 + (at % 60) / 2 };
      }),
    );
    await world.database.query(
      `INSERT INTO matches (id, startup_id, investor_id, match_score, startup_reasons, investor_reasons, created_at)
       SELECT id, startup, investor, score, '[]', '[]', now()
       FROM unnest($1::uuid[], $2::uuid[], $3::uuid[], $4::double precision[]) AS pair (id, startup, investor, score)`,
      [
        pairs.map(({ id }) => id),
        pairs.map((pair) => pair.startup_id),
        pairs.map((pair) => pair.investor_id),
        pairs.map(({ score }) => score),
      ],
    );
  });

  const expected = async (side: 'startup_id' | 'investor_id', id: string) =>
    (
      await world.rows(
        z.object({ id: z.string() }),
        `SELECT id FROM matches WHERE ${side} = $1 ORDER BY match_score DESC, id`,
        [id],
      )
    ).map((row) => row.id);
  const page = (cursor: string | undefined, limit?: number, actor: Actor = owner) =>
    world.rpc.page(rpc.matches.list, {
      actor,
      startup_id,
      ...(cursor && { cursor }),
      ...(limit && { limit }),
    });
  const theirPage = (cursor: string | undefined, limit?: number) =>
    world.rpc.page(rpc.matches.listForInvestor, {
      actor,
      investor_id,
      ...(cursor && { cursor }),
      ...(limit && { limit }),
    });

  it.each([
    ['a startup', () => expected('startup_id', startup_id), page],
    ['an investor', () => expected('investor_id', investor_id), theirPage],
  ] as const)('of %s give every match once, best first', async (_, all, next) => {
    for (const limit of [undefined, 117]) {
      const ids: string[] = [];
      let cursor: string | undefined;
      do {
        const part = await next(cursor, limit);
        ids.push(...part.items.map(({ match }) => match.id));
        cursor = part.next;
      } while (cursor !== undefined);
      expect(ids).toEqual(await all());
    }
  });

  it('continue at the same position when a refresh deletes the last match of a page', async () => {
    const before = await expected('startup_id', startup_id);
    const first = await page(undefined, 10);
    await world.database.query('DELETE FROM matches WHERE id = $1', [before[9]]);
    const second = await page(first.next, 10);
    expect(second.items.map(({ match }) => match.id)).toEqual(before.slice(10, 20));
  });

  it.each(['101~01900000-0000-7000-8000-000000000000', '-1~01900000-0000-7000-8000-000000000000'])(
    'refuse the cursor of another list (%s)',
    async (cursor) => {
      await expect(page(cursor)).rejects.toMatchObject({
        code: 'invalid',
        problems: [expect.objectContaining({ loc: ['query', 'cursor'] })],
      });
    },
  );
});
