import {
  type Actor,
  rpc,
  type Startup,
  startup as startupSchema,
  startupInList,
} from '@proofround/contracts';
import { z } from 'zod';

import { guaranteedReturns, reviewActions, theAdmin } from '../testing/reviews.js';
import { admin, founder, investor, StartupsWorld } from '../testing/startups-world.js';

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

describe('the analysis in lists of startups', () => {
  const owner = founder();
  let world: StartupsWorld;
  let startup: Startup;

  beforeAll(async () => {
    world = await StartupsWorld.start();
    startup = await world.complete(owner, await world.create(owner));
  });
  afterAll(() => world.stop());

  /** The startup as JSON in the list of a reader, unparsed. */
  async function inList(actor: Actor, include?: 'analysis', startupId = startup.id) {
    const request = { actor, filter: {}, ...(include && { include }) };
    const { json } = await world.rpc.forward(rpc.startups.list, request);
    const rows = z.array(z.looseObject({ id: z.string() })).parse(JSON.parse(Buffer.from(json).toString()));
    return rows.find(({ id }) => id === startupId);
  }
  const fieldsOf = (analysis: unknown) => Object.keys(z.looseObject({}).parse(analysis)).toSorted();

  // rule: STARTUP-12
  it.each([
    ['founder', owner],
    ['investor', investor()],
  ])('is lean for a %s, and whole on request and in the startup itself', async (_role, actor) => {
    const whole = await world.get(actor, startup.id);
    expect(whole.analysis?.ledger).toHaveLength(1);
    const listed = await inList(actor);
    expect(fieldsOf(listed?.['analysis'])).toEqual(LEAN);
    expect(whole).toMatchObject({ ...listed });
    expect(await inList(actor, 'analysis')).toEqual(whole);
  });

  // rule: STARTUP-12
  it('follows every change', async () => {
    const reader = investor();
    await inList(reader);
    const body = { idea_title: 'Another name' };
    await world.rpc.call(rpc.startups.update, { actor: owner, startup_id: startup.id, body });
    expect(await inList(reader)).toMatchObject(body);
    expect(await inList(reader, 'analysis')).toEqual(await world.get(reader, startup.id));
  });

  it('takes no second copy of the document before there is an analysis, and one from then on', async () => {
    const { id } = await world.create(owner);
    const stored = async () => {
      const rows = z
        .array(z.object({ copies: z.number(), is_current: z.boolean() }))
        .parse(
          await world.database.query(
            'SELECT num_nonnulls(document, lean_document) AS copies, lean_version = version AS is_current FROM startups WHERE id = $1',
            [id],
          ),
        );
      return rows[0];
    };
    expect(await stored()).toEqual({ copies: 1, is_current: false });
    expect(await inList(owner, undefined, id)).toEqual(await world.get(owner, id));
    await world.complete(owner, await world.get(owner, id));
    expect(await stored()).toEqual({ copies: 2, is_current: true });
    expect(fieldsOf((await inList(owner, undefined, id))?.['analysis'])).toEqual(LEAN);
  });

  it('is lean also if the row has no current lean document', async () => {
    await world.database.query(
      `UPDATE startups SET version = version + 1, document = replace(document, 'A summary.', 'Changed.')
       WHERE id = $1`,
      [startup.id],
    );
    const listed = startupInList.parse(await inList(investor()));
    expect(listed.analysis?.summary).toBe('Changed.');
    expect(fieldsOf(listed.analysis)).toEqual(LEAN);
  });

  // rule: STARTUP-12
  it('is lean in the admin queue of reviews, and whole in a decision', async () => {
    const { id } = await reviewActions(world).held();
    const { json } = await world.rpc.forward(rpc.reviews.list, { actor: admin() });
    const queue = z
      .array(z.object({ startup: z.looseObject({ id: z.string() }) }))
      .parse(JSON.parse(Buffer.from(json).toString()));
    const held = queue.find(({ startup: { id: queued } }) => queued === id)?.startup;
    expect(fieldsOf(held?.['analysis'])).toEqual(LEAN);
    expect(held).toMatchObject({ review: { reasons: [guaranteedReturns] } });
    const body = { state: 'upheld' as const, note: null };
    const decided = await world.rpc.call(rpc.reviews.decide, { actor: theAdmin, startup_id: id, body });
    expect(startupSchema.parse(decided.startup).analysis?.ledger).toHaveLength(1);
  });
});
