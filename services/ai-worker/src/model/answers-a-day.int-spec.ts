import { randomUUID } from 'node:crypto';

import { good, job, ModelWorld, reasonOf } from '../testing/model-world.js';
import type { Clock } from './clock.js';

describe('a user’s answers of a day', () => {
  let world: ModelWorld;

  beforeAll(async () => {
    world = await ModelWorld.start();
  });
  afterAll(() => world.stop());
  beforeEach(() => world.reset());
  afterEach(() => world.reset());

  // rule: PAY-21
  it('end at the limit, for all workers together, until the next day', async () => {
    let now = Date.parse('2026-11-20T23:00:00Z');
    const clock: Clock = { ...world.skippingClock, now: () => now };
    const workers = [world.model({}, clock), world.model({}, clock)];
    const one = job({ userId: randomUUID(), answersADay: 3 });
    const asked = Array.from({ length: 8 }, (_, index) =>
      reasonOf((workers[index % 2] ?? world.model()).ask(one)),
    );
    const outcomes = await Promise.all(asked);
    expect(outcomes.filter((outcome) => outcome === 'answered')).toHaveLength(3);
    expect(outcomes.filter((outcome) => outcome === 'answers-a-day')).toHaveLength(5);
    now += 2 * 3600 * 1000;
    expect(await reasonOf(world.model({}, clock).ask(one))).toBe('answered');
  });

  it('do not count for other users and jobs, nor without a limit', async () => {
    const userId = randomUUID();
    const one = world.model();
    await one.ask(job({ userId, answersADay: 1 }));
    expect(await reasonOf(one.ask(job({ userId, answersADay: 1 })))).toBe('answers-a-day');
    expect(await reasonOf(one.ask(job({ userId, answersADay: 1, name: 'other' })))).toBe('answered');
    expect(await reasonOf(one.ask(job({ answersADay: 1 })))).toBe('answered');
    expect(await reasonOf(one.ask(job({ userId, answersADay: null })))).toBe('answered');
    expect(await reasonOf(one.ask(job({ userId })))).toBe('answered');
  });

  it('do not include failures and cached answers', async () => {
    const one = world.model();
    const question = job({ answersADay: 1, cached: true, identity: randomUUID() });
    world.respond = () => ({ kind: 'refuse', refusal: 'no' });
    expect(await reasonOf(one.ask(question))).toBe('refused');
    world.respond = () => good;
    expect(await reasonOf(one.ask(question))).toBe('answered');
    expect(await reasonOf(one.ask(question))).toBe('answered');
    expect(await reasonOf(one.ask({ ...question, identity: randomUUID() }))).toBe('answers-a-day');
  });
});
