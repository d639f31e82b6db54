import { type Actor, rpc, type Startup, startupCreated } from '@proofround/contracts';
import { until } from '@proofround/test-kit';

import { founder, StartupsWorld } from '../testing/startups-world.js';

const full = {
  code: 'conflict',
  message: '3 of your analyses are still running. Please wait for one to finish.',
};

// rule: LIMIT-23
describe('the startups of one account', () => {
  let world: StartupsWorld;

  beforeAll(async () => {
    world = await StartupsWorld.start({
      RATE_LIMITS: 'on',
      LIMIT_OWN_STARTUPS: '4',
      LIMIT_PENDING_RUNS: '1000',
    });
  });
  afterAll(() => world.stop());

  it('are bounded, also when many are created at once; a deletion makes room', async () => {
    const owner = founder();
    const attempts = await Promise.allSettled(Array.from({ length: 8 }, () => world.create(owner)));
    expect(attempts.filter(({ status }) => status === 'fulfilled')).toHaveLength(4);
    await expect(world.create(owner)).rejects.toMatchObject({
      code: 'conflict',
      message: 'An account can have at most 4 startups. Delete one first.',
    });
    const [first = ''] = await world.ids(owner);
    await world.rpc.call(rpc.startups.delete, { actor: owner, startup_id: first });
    await world.create(owner);
    await world.create(founder());
    expect(await world.ids(owner)).toHaveLength(4);
  });
});

describe('pending runs of one account', () => {
  let world: StartupsWorld;

  beforeAll(async () => {
    world = await StartupsWorld.start({ RATE_LIMITS: 'on' });
  });
  afterAll(() => world.stop());

  const create = (actor: Actor, count: number): Promise<Startup[]> =>
    Promise.all(Array.from({ length: count }, () => world.create(actor)));
  const edit = (actor: Actor, { id }: Startup, sector: string): Promise<Startup> =>
    world.rpc.call(rpc.startups.update, { actor, startup_id: id, body: { sector } });
  const rerun = (actor: Actor, { id }: Startup): Promise<Startup> =>
    world.rpc.call(rpc.startups.analyze, { actor, startup_id: id });
  const created = ({ user_id }: Actor) =>
    world.publishedData(startupCreated).filter(({ owner_id }) => owner_id === user_id).length;

  // rule: LIMIT-20
  it('are at most three: a fourth startup is refused, stored nowhere and queued nowhere', async () => {
    const [owner, other] = [founder(), founder()];
    await create(owner, 3);
    await expect(world.create(owner)).rejects.toMatchObject(full);
    await world.create(other);
    await until('the other event is published', () => created(other) === 1);
    expect(created(owner)).toBe(3);
    expect(await world.ids(owner)).toHaveLength(3);
  });

  // rule: LIMIT-20
  it('are counted one request after the other when many arrive at once', async () => {
    const owner = founder();
    const attempts = await Promise.allSettled(Array.from({ length: 12 }, () => world.create(owner)));
    expect(attempts.filter(({ status }) => status === 'fulfilled')).toHaveLength(3);
    expect(await world.ids(owner)).toHaveLength(3);
  });

  // rule: LIMIT-20
  it('are not more after an edit of a startup whose own run is pending', async () => {
    const owner = founder();
    const [first] = await create(owner, 3);
    if (!first) throw new Error('nothing was created');
    expect(await edit(owner, first, 'Retail')).toMatchObject({ sector: 'Retail', analysis_status: 'queued' });
    await expect(world.create(owner)).rejects.toMatchObject(full);
  });

  // rule: LIMIT-20
  it('leave no room for an edit or a rerun of a complete startup until one of them ends', async () => {
    const owner = founder();
    const done = await world.create(owner);
    await world.complete(owner, done);
    const [running] = await create(owner, 3);
    if (!running) throw new Error('nothing was created');
    await expect(edit(owner, done, 'Retail')).rejects.toMatchObject(full);
    await expect(rerun(owner, done)).rejects.toMatchObject(full);
    expect(await world.get(owner, done.id)).toMatchObject({ sector: 'FinTech', analysis_status: 'complete' });
    await world.complete(owner, running);
    expect(await edit(owner, done, 'Retail')).toMatchObject({ analysis_status: 'queued' });
  });
});
