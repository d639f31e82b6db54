import {
  type Actor,
  type Investor,
  matchesGenerated,
  matchingRequested,
  type MatchTarget,
  type RankedPair,
  rpc,
} from '@proofround/contracts';
import { addProfiles, anInvestorProfile, until } from '@proofround/test-kit';
import { v7 as uuid } from 'uuid';
import { z } from 'zod';

import { aRanking, founder, investor, StartupsWorld } from '../testing/startups-world.js';

const MANY = 150;

/** A refresh keeps a pair while it is among the best of either side. */
describe('results of the matcher', () => {
  let world: StartupsWorld;
  let startups: string[];

  beforeAll(async () => {
    world = await StartupsWorld.start();
    await addProfiles(world.database, { startups: MANY, investors: 0 });
    const rows = await world.rows(z.object({ id: z.string() }), 'SELECT id FROM startups', []);
    startups = rows.map(({ id }) => id);
  }, 60_000);
  afterAll(() => world.stop());

  const profile = (actor: Actor): Promise<Investor> =>
    world.rpc.call(rpc.investors.create, { actor, body: anInvestorProfile() });
  const pair = (startup_id: string, investor_id: string, match_score: number): RankedPair => ({
    startup_id,
    investor_id,
    match_score,
    startup_reasons: ['for the founder'],
    investor_reasons: ['for the investor'],
  });
  const publish = async (investor_id: string, pairs: RankedPair[], request_id = uuid()) => {
    const target = { investor_id };
    const result = { request_id, target, user_id: uuid(), pairs, model_allowed: false };
    await world.events.publish(matchesGenerated, aRanking(result), uuid());
  };
  const listed = (actor: Actor, { id }: Investor) =>
    world.rpc.call(rpc.matches.listForInvestor, { actor, investor_id: id });
  const roundsOf = (wanted: MatchTarget) =>
    world
      .publishedData(matchingRequested)
      .filter(({ target }) => JSON.stringify(target) === JSON.stringify(wanted));
  const requests = ({ id }: Investor) => roundsOf({ investor_id: id });
  const requestIds = (target: Investor) => requests(target).map(({ request_id }) => request_id);
  /** Publishes a ranking of the offered candidates, all with the same score. */
  const rankOffered = async (target: Investor, request_id: string, score: number) => {
    const offered = await world.rpc.call(rpc.matches.chooseCandidates, {
      target: { investor_id: target.id },
    });
    const ids = (offered?.startups ?? []).map(({ startup_id }) => startup_id).slice(0, 100);
    await publish(
      target.id,
      ids.map((id) => pair(id, target.id, score)),
      request_id,
    );
    return ids;
  };

  // rule: ACCOUNT-13
  it('keep the best matches of every startup, and refresh all scores in rounds', async () => {
    const actor = investor();
    const changing = await profile(actor);
    const other = await profile(investor());
    for (const target of [changing, other]) {
      await publish(
        target.id,
        startups.map((id, at) => pair(id, target.id, 90 - at * 0.1)),
      );
    }
    const counts = () =>
      world.rows(
        z.object({ match_count: z.number(), n: z.number() }),
        'SELECT match_count, count(*)::integer AS n FROM startups WHERE id = ANY ($1) GROUP BY 1',
        [startups],
      );
    const twoEach = [{ match_count: 2, n: MANY }];
    await until('both investors match all startups', async () => (await counts())[0]?.match_count === 2);
    expect(await counts()).toEqual(twoEach);

    await world.rpc.call(rpc.investors.update, {
      actor,
      investor_id: changing.id,
      body: { investment_thesis: 'Only what the sea gives.' },
    });
    const [, first] = await until('the change is published', () => {
      const ids = requestIds(changing);
      return ids.length === 2 && ids;
    });
    await rankOffered(changing, first ?? '', 41);
    const [, , second] = await until('the next round is requested', () => {
      const ids = requestIds(changing);
      return ids.length === 3 && ids;
    });
    expect(requests(changing)[2]?.model_allowed).toBe(false);
    expect(await counts()).toEqual(twoEach);
    const outdated = (await listed(actor, changing)).filter(({ match }) => match.match_score !== 41);
    expect(outdated).toHaveLength(MANY - 100);

    const ranked = await rankOffered(changing, second ?? '', 41);
    expect(ranked).toEqual(expect.arrayContaining(outdated.map(({ startup }) => startup.id)));
    await until('no score is out of date', async () =>
      (await listed(actor, changing)).every(({ match }) => match.match_score === 41),
    );
    expect(await counts()).toEqual(twoEach);
    expect(requestIds(changing)).toHaveLength(3);
  }, 30_000);

  /** Publishes a ranking on a request and waits until it is stored. */
  const rank = (target: MatchTarget, request_id: string, pairs: RankedPair[]) =>
    world.publish(matchesGenerated, aRanking({ request_id, target, user_id: uuid(), pairs }));

  // rule: MATCH-4
  it('are asked for again if the other side was ranked on a newer request, as its facts may differ', async () => {
    const target = await profile(investor());
    const [startup, late] = [await world.create(founder()), await world.create(founder())];
    const [older, newer, newest] = [uuid(), uuid(), uuid()];

    await rank({ investor_id: target.id }, newer, [pair(startup.id, target.id, 40)]);
    await rank({ startup_id: startup.id }, older, [pair(startup.id, target.id, 90)]);
    await until('the startup is ranked again', () => roundsOf({ startup_id: startup.id }).length === 1);

    // This ranking of the profile is under way while the startup's adds the pair.
    await rank({ startup_id: late.id }, uuid(), [pair(late.id, target.id, 90)]);
    const before = requests(target).length;
    await rank({ investor_id: target.id }, newest, []);
    await until('the profile is ranked again', () => requests(target).length === before + 1);
  });

  it('are not asked for again because of a request from a clock that is ahead, which would never end', async () => {
    const [first, second] = [await profile(investor()), await profile(investor())];
    const create = () => world.create(founder());
    const [ranked, ahead, last] = [await create(), await create(), await create()];
    const fromAhead = uuid({ msecs: Date.now() + 3_600_000 });
    await rank({ investor_id: first.id }, fromAhead, [pair(ranked.id, first.id, 40)]);
    await rank({ startup_id: ranked.id }, uuid(), [pair(ranked.id, first.id, 90)]);
    await rank({ startup_id: ahead.id }, fromAhead, [pair(ahead.id, second.id, 40)]);
    await rank({ investor_id: second.id }, uuid(), [pair(ahead.id, second.id, 90)]);

    // A request that is due is published after those that are not.
    const older = uuid();
    await rank({ investor_id: second.id }, uuid(), [pair(last.id, second.id, 40)]);
    await rank({ startup_id: last.id }, older, [pair(last.id, second.id, 90)]);
    await until('the last one is ranked again', () => roundsOf({ startup_id: last.id }).length === 1);
    expect(roundsOf({ startup_id: ranked.id })).toEqual([]);
    // The one of its creation.
    expect(requests(second)).toHaveLength(1);
  });

  it.each(['startup', 'investor'])('change nothing when they arrive again, for the %s', async (side) => {
    const [startup, { id: investor_id }] = [await world.create(founder()), await profile(investor())];
    const target = side === 'startup' ? { startup_id: startup.id } : { investor_id };
    const stored = () =>
      world.rows(
        z.unknown(),
        `SELECT matches.*, version FROM matches JOIN startups ON startups.id = startup_id WHERE startup_id = $1`,
        [startup.id],
      );
    const request_id = uuid();
    await rank(target, request_id, [pair(startup.id, investor_id, 40)]);
    const before = await stored();
    expect(before).toHaveLength(1);
    // Each is an event of its own, so that the broker does not drop it.
    await rank(target, request_id, [pair(startup.id, investor_id, 40)]);
    await rank(target, request_id, [pair(startup.id, investor_id, 90)]);
    expect(await stored()).toEqual(before);
  });

  it('delete a former pair without reasons, and update the match count', async () => {
    const actor = investor();
    const target = await profile(actor);
    const owner = founder();
    const startup = await world.create(owner);
    await publish(target.id, [pair(startup.id, target.id, 70)]);
    await until('it is counted', async () => (await world.get(owner, startup.id)).match_count === 1);
    await publish(target.id, [
      { ...pair(startup.id, target.id, 20), startup_reasons: [], investor_reasons: [] },
    ]);
    await until('the match is deleted', async () => (await world.get(owner, startup.id)).match_count === 0);
    expect(await listed(actor, target)).toEqual([]);
  });

  it('write only the pairs that changed', async () => {
    const actor = investor();
    const target = await profile(actor);
    const ranked = (score: number, id = startups[0] ?? '') => pair(id, target.id, score);
    const written = () =>
      world.rows(
        z.object({ startup_id: z.string(), written: z.string() }),
        'SELECT startup_id, xmin::text AS written FROM matches WHERE investor_id = $1 ORDER BY startup_id',
        [target.id],
      );
    const scores = async () => (await listed(actor, target)).map(({ match }) => match.match_score);
    const [first, second] = startups.slice(0, 2).toSorted();
    await publish(target.id, [ranked(70, first), ranked(60, second)]);
    await until('both are stored', async () => (await scores()).length === 2);
    const before = await written();
    await publish(target.id, [ranked(70, first), ranked(61, second)]);
    await until('the second changes', async () => (await scores())[1] === 61);
    const after = await written();
    expect(after[0]).toEqual(before[0]);
    expect(after[1]).not.toEqual(before[1]);
  });

  it('do not wait for transactions that reference the startup; deleting a profile does not either', async () => {
    const actor = investor();
    const target = await profile(actor);
    const owner = founder();
    const startup = await world.create(owner);
    await world.database.transaction(async (tx) => {
      // The lock that a view or interest takes through its foreign key.
      await tx.query('SELECT id FROM startups WHERE id = $1 FOR KEY SHARE', [startup.id]);
      await publish(target.id, [pair(startup.id, target.id, 70)]);
      await until('it is counted', async () => (await world.get(owner, startup.id)).match_count === 1);
      await world.rpc.call(rpc.investors.delete, { actor, investor_id: target.id });
    });
    expect((await world.get(owner, startup.id)).match_count).toBe(0);
  });
});
