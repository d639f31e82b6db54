import { reportUpheld, rpc, startupReviewed } from '@proofround/contracts';
import { until } from '@proofround/test-kit';
import { v7 as uuid } from 'uuid';

import { guaranteedReturns, reviewActions, theAdmin } from '../testing/reviews.js';
import { founder, missing, StartupsWorld } from '../testing/startups-world.js';

describe('a startup that an admin hides without a finding', () => {
  let world: StartupsWorld;
  let reviews: ReturnType<typeof reviewActions>;

  beforeAll(async () => {
    world = await StartupsWorld.start();
    reviews = reviewActions(world);
  });
  afterAll(() => world.stop());

  async function shown() {
    const owner = founder();
    const startup = await reviews.analysed(owner, await world.create(owner), []);
    return { owner, startup, id: startup.id };
  }
  const moderated = { code: 'moderated', text: 'An admin took this startup out of sight.', quote: '' };

  // rule: REVIEW-6
  it('stays hidden through edits and analyses until an admin clears it', async () => {
    const { owner, startup, id } = await shown();
    await reviews.decide(id, 'upheld', 'These are not your customers.');
    expect(await reviews.isShown(id)).toBe(false);
    await reviews.edit(owner, id);
    const review = { state: 'upheld', reasons: [moderated] };
    expect((await reviews.analysed(owner, startup, [])).review).toEqual(review);
    expect(await reviews.isShown(id)).toBe(false);
    await reviews.edit(owner, id);
    const reasons = [moderated, guaranteedReturns];
    expect((await reviews.analysed(owner, startup, [guaranteedReturns])).review).toEqual({
      state: 'held',
      reasons,
    });
    await reviews.decide(id, 'cleared');
    expect(await reviews.isShown(id)).toBe(true);
    expect((await reviews.analysed(owner, startup, [])).review).toMatchObject({ state: 'cleared' });
  });

  // rule: REVIEW-6
  it('scores at most 20 while it is hidden, also after an analysis, and has its former score again', async () => {
    const { owner, startup, id } = await shown();
    const now = async () => {
      const { ai_score, analysis } = await world.get(owner, id);
      const { ledger = [] } = analysis ?? {};
      const analytics = await world.rpc.call(rpc.interest.getAnalytics, { actor: owner, startup_id: id });
      expect(analytics.ai_score?.overall_score).toBe(ai_score?.overall_score);
      const [latest] = await world.rpc.call(rpc.startups.listScores, { actor: owner, startup_id: id });
      const caps = ledger.filter(({ factor }) => factor === 'Held for review').map(({ points }) => points);
      return { score: ai_score?.overall_score, latest: latest?.overall_score, caps };
    };
    expect(startup.ai_score?.overall_score).toBe(60);
    const hidden = { score: 20, latest: 20, caps: [-40] };
    await reviews.decide(id, 'upheld', 'These are not your customers.');
    expect(await now()).toEqual(hidden);
    await reviews.edit(owner, id);
    await reviews.analysed(owner, startup, []);
    expect(await now()).toEqual(hidden);
    await reviews.decide(id, 'cleared');
    expect(await now()).toEqual({ score: 60, latest: 60, caps: [] });
  });

  // rule: REVIEW-6
  it('stays hidden if it had been held and cleared before, until an admin clears it', async () => {
    const owner = founder();
    const startup = await reviews.analysed(owner, await world.create(owner), [guaranteedReturns]);
    const { id } = startup;
    await reviews.decide(id, 'cleared');
    await reviews.analysed(owner, startup, []);
    await reviews.decide(id, 'upheld', 'These are not your customers.');
    await world.rpc.call(rpc.startups.analyze, { actor: owner, startup_id: id });
    expect((await reviews.analysed(owner, startup, [])).review).toMatchObject({ state: 'upheld' });
    await reviews.edit(owner, id);
    expect((await reviews.analysed(owner, startup, [])).review).toEqual({
      state: 'upheld',
      reasons: [moderated],
    });
    expect(await reviews.isShown(id)).toBe(false);
  });

  // rule: REVIEW-6
  it('needs a note, which the founder reads', async () => {
    const { id } = await shown();
    await expect(reviews.decide(id, 'upheld')).rejects.toMatchObject({
      code: 'conflict',
      message: 'This startup is not held',
    });
    expect(await reviews.isShown(id)).toBe(true);
    await expect(reviews.decide(uuid(), 'upheld', 'Unknown.')).rejects.toMatchObject(missing);
  });

  // rule: REVIEW-6
  it('is hidden once by an upheld report, however often its event arrives', async () => {
    const { id } = await shown();
    const data = { report_id: uuid(), startup_id: id, decided_by: theAdmin.user_id, note: 'Not yours.' };
    const event_id = uuid();
    for (let time = 0; time < 2; time++) await world.events.publish(reportUpheld, data, event_id);
    const decisions = () =>
      world
        .publishedData(startupReviewed)
        .filter(({ startup_id, decision }) => startup_id === id && decision !== null);
    await until('the decision is published', () => decisions().length > 0);
    expect(decisions()).toMatchObject([
      {
        held: true,
        decision: { state: 'upheld', note: 'Not yours.', decided_by: theAdmin.user_id, moderated: true },
      },
    ]);
    expect(await reviews.isShown(id)).toBe(false);
    // A deleted startup has nothing to hide.
    await world.events.publish(reportUpheld, { ...data, startup_id: uuid() }, uuid());
    const again = await shown();
    await world.events.publish(reportUpheld, { ...data, startup_id: again.id }, uuid());
    await until('the next one is hidden', async () => !(await reviews.isShown(again.id)));
  });
});
