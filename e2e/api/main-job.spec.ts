import {
  investor as investorSchema,
  startup as startupSchema,
  startupInList,
  startupMatch,
  task as taskSchema,
} from '@proofround/contracts';
import { anInvestorProfile, aStartup, detailOf, until, type ApiClient } from '@proofround/test-kit';
import { v7 as uuid } from 'uuid';
import { z } from 'zod';

import { aFounder, anInvestor, anInvestorWithAccess, theAdmin } from './world.js';

const read = (client: ApiClient, id: string) => client.read(startupSchema, 'GET', `/startups/${id}`);
const analysed = (client: ApiClient, id: string) =>
  until('the analysis is complete', async () => {
    const startup = await read(client, id);
    return startup.analysis_status === 'complete' && startup;
  });
const createStartup = async (client: ApiClient, overrides?: Parameters<typeof aStartup>[0]) =>
  client.read(startupSchema, 'POST', '/startups', aStartup(overrides));

describe('the main job', () => {
  // rules: SCORE-5, SCORE-12, STARTUP-4, STARTUP-5, TASK-1
  it('answers at once, then analyses by itself: score, reasons, tasks', async () => {
    const founder = await aFounder();
    const created = await createStartup(founder);
    expect(created).toMatchObject({ analysis_status: 'queued', ai_score: null });
    const startup = await analysed(founder, created.id);
    const { ledger } = startup.analysis ?? { ledger: [] };
    const sum = ledger.reduce((total, { points }) => total + points, 0);
    expect(startup.ai_score?.overall_score).toBe(Math.round(sum * 10) / 10);
    expect(startup.analysis?.source).toBe('rubric-4');
    const tasks = await founder.read(z.array(taskSchema), 'GET', `/startups/${created.id}/tasks`);
    expect(tasks).toHaveLength(startup.task_summary.total);
    expect(tasks.length).toBeGreaterThanOrEqual(3);
  });

  // rules: LIVE-1, LIVE-2
  it('shows each step live, to that user only, and in order', async () => {
    const [founder, stranger] = [await aFounder(), await aFounder()];
    const [mine, theirs] = [await founder.follow(), await stranger.follow()];
    const { id } = await createStartup(founder);
    await until('matches are reported', () => mine.events.some(({ event }) => event === 'matches.updated'));
    const names = mine.events.map(({ event }) => event);
    expect(names.indexOf('analysis.progress')).toBeLessThan(names.indexOf('analysis.completed'));
    expect(names).toEqual(
      expect.arrayContaining(['analysis.progress', 'analysis.completed', 'tasks.updated', 'matches.updated']),
    );
    const steps = mine.events.flatMap((live) => (live.event === 'analysis.progress' ? [live.data] : []));
    for (const { startup_id, percent, step } of steps) {
      expect(startup_id).toBe(id);
      expect(percent).toBeGreaterThan(0);
      expect(step).not.toBe('');
    }
    expect(theirs.events).toEqual([]);
    mine.stop();
    theirs.stop();
  });

  // rule: LIVE-4
  it('catches up after a break with Last-Event-ID, missing and repeating nothing', async () => {
    const founder = await aFounder();
    const whole = await founder.follow();
    await createStartup(founder);
    await until('the first analysis is reported', () =>
      whole.events.some(({ event }) => event === 'matches.updated'),
    );
    const resumed = await founder.follow(whole.ids[1]);
    await until('the rest has come', () => resumed.ids.length >= whole.ids.length - 2);
    expect(resumed.ids).toEqual(whole.ids.slice(2));
    whole.stop();
    resumed.stop();
  });

  // rule: LIVE-5
  it('sends a page that listens late the events since its first answer', async () => {
    const founder = await aFounder();
    const { headers } = await founder.get('/auth/me');
    const { id } = await createStartup(founder);
    await analysed(founder, id);
    const place = headers.get('live-event-id');
    if (place === null) throw new Error('GET /auth/me says no place in the live events');
    const late = await founder.follow(place);
    await until('the end of the analysis is told', () =>
      late.events.some(({ event }) => event === 'analysis.completed'),
    );
    expect(late.events).toContainEqual({ event: 'analysis.completed', data: { startup_id: id } });
    late.stop();
  });

  // rules: TASK-2, TASK-3
  it('updates a task and the progress', async () => {
    const founder = await aFounder();
    const { id } = await createStartup(founder);
    await analysed(founder, id);
    const [task] = await founder.read(z.array(taskSchema), 'GET', `/startups/${id}/tasks`);
    const updated = await founder.put(`/tasks/${task?.id ?? ''}`, { status: 'completed' });
    expect([updated.status, taskSchema.parse(updated.body).status]).toEqual([200, 'completed']);
    expect((await read(founder, id)).task_summary.completed).toBe(1);
    for (const status of ['done', '', null, 7]) {
      expect((await founder.put(`/tasks/${task?.id ?? ''}`, { status })).status).toBe(422);
    }
    expect((await (await aFounder()).put(`/tasks/${task?.id ?? ''}`, { status: 'pending' })).status).toBe(
      404,
    );
  });

  // rules: SCORE-4, SCORE-18, STARTUP-9
  it('scores an edited startup again and keeps the history', async () => {
    const founder = await aFounder();
    const { id } = await createStartup(founder, { user_count: 0, monthly_revenue: 0 });
    const before = await analysed(founder, id);
    const edited = await founder.patch(`/startups/${id}`, { user_count: 5000, monthly_revenue: 40_000 });
    expect([edited.status, startupSchema.parse(edited.body).analysis_status]).toEqual([200, 'queued']);
    const after = await analysed(founder, id);
    expect(after.ai_score?.overall_score).toBeGreaterThan(before.ai_score?.overall_score ?? 100);
    const history = await founder.get(`/startups/${id}/scores`);
    expect(history.body).toMatchObject([after.ai_score, before.ai_score]);
  });

  // rule: STARTUP-10
  it('deletes a startup completely, with 204', async () => {
    const founder = await aFounder();
    const { id } = await createStartup(founder);
    await analysed(founder, id);
    expect((await (await aFounder()).delete(`/startups/${id}`)).status).toBe(404);
    const deleted = await founder.delete(`/startups/${id}`);
    expect([deleted.status, deleted.text]).toEqual([204, '']);
    for (const path of [
      `/startups/${id}`,
      `/startups/${id}/tasks`,
      `/startups/${id}/scores`,
      `/matches/${id}`,
    ]) {
      expect((await founder.get(path)).status).toBe(404);
    }
    expect((await founder.delete(`/startups/${id}`)).status).toBe(404);
  });
});

describe('lists', () => {
  // rule: PAGE-1
  it('give pages by a Link header until none is left', async () => {
    const founder = await aFounder();
    for (const idea_title of ['a', 'b', 'c', 'd', 'e']) await createStartup(founder, { idea_title });
    const titles: string[] = [];
    let path: string | undefined = '/startups?limit=2';
    while (path !== undefined) {
      const page: Awaited<ReturnType<ApiClient['get']>> = await founder.get(path);
      titles.push(
        ...z
          .array(startupInList)
          .parse(page.body)
          .map(({ idea_title }) => idea_title),
      );
      path = /^<\/api(.*)>; rel="next"$/.exec(page.headers.get('link') ?? '')?.[1];
    }
    expect(titles).toEqual(['e', 'd', 'c', 'b', 'a']);
    const whole = await founder.get('/startups');
    expect(z.array(startupInList).parse(whole.body)).toHaveLength(5);
    expect(whole.headers.get('link')).toBeNull();
  });

  // rules: FILTER-6, PAGE-3
  it.each([
    'limit=0',
    'limit=201',
    'limit=x',
    'cursor=nonsense',
    'stage=unicorn',
    'min_score=101',
    'min_score=-1',
    'min_users=x',
  ])('refuse %s with 422 at the query', async (query) => {
    const answer = await (await anInvestor()).get(`/startups?${query}`);
    expect(answer.status).toBe(422);
    expect(detailOf(answer)).toEqual([expect.objectContaining({ loc: ['query', query.split('=')[0]] })]);
  });

  it.each([
    ['a text that is too long', [`sector=${'a'.repeat(201)}`], 'Must be at most 200 characters'],
    ['too many of them', Array<string>(51).fill('sector=a'), 'Must have at most 50 entries'],
  ])('say what is wrong with a sector: %s', async (_name, sectors, msg) => {
    const answer = await (await anInvestor()).get(`/startups?${sectors.join('&')}`);
    expect(answer.status).toBe(422);
    expect(detailOf(answer)).toEqual([expect.objectContaining({ loc: ['query', 'sector'], msg })]);
  });

  // rules: FILTER-2, FILTER-6
  it('combine the filters for an investor', async () => {
    const founder = await aFounder();
    const mark = uuid().slice(-10);
    const { id } = await createStartup(founder, {
      idea_title: `Otter ${mark}`,
      sector: 'HealthTech',
      user_count: 80,
    });
    await createStartup(founder, { idea_title: `Otter ${mark}`, sector: 'EdTech', user_count: 80 });
    await analysed(founder, id);
    const investor = await anInvestor();
    const found = await investor.get(
      `/startups?q=otter%20${mark}&sector=health&sector=saas&stage=mvp&min_users=80&min_score=1`,
    );
    expect(
      z
        .array(startupInList)
        .parse(found.body)
        .map((one) => one.id),
    ).toEqual([id]);
  });
});

describe('investor profiles and matches', () => {
  // rules: ACCESS-2, INVESTOR-1, INVESTOR-6
  it('need an investor account and Investor Access, before the body is looked at', async () => {
    const founder = await aFounder();
    const investor = await anInvestor();
    const refusal = async (client: ApiClient) => {
      const answer = await client.post('/investors', {});
      return [answer.status, detailOf(answer)];
    };
    expect(await refusal(founder)).toEqual([403, 'Only investor accounts can create an investor profile']);
    expect(await refusal(investor)).toEqual([403, 'Investor Access subscription required']);
    expect((await founder.get('/investors')).body).toEqual([]);
  });

  // rules: INVESTOR-2, INVESTOR-4
  it('are created once, and refused if the check sizes are reversed', async () => {
    const investor = await anInvestorWithAccess();
    const wrong = await investor.post(
      '/investors',
      anInvestorProfile({ check_size_min: 9, check_size_max: 1 }),
    );
    expect(detailOf(wrong)).toEqual([expect.objectContaining({ loc: ['body', 'check_size_min'] })]);
    const made = await investor.post('/investors', anInvestorProfile());
    expect(made.status).toBe(201);
    const again = await investor.post('/investors', anInvestorProfile());
    expect([again.status, detailOf(again)]).toEqual([409, 'Investor profile already exists']);
    expect((await investor.get('/investors')).body).toEqual([made.body]);
  });

  // rules: MATCH-1, MATCH-4, PRIVACY-1
  it('match a new fitting profile by themselves, with the investor’s name and reasons', async () => {
    const founder = await aFounder();
    const sector = `Sector ${uuid().slice(-8)}`;
    const { id } = await createStartup(founder, { sector });
    await analysed(founder, id);
    const investor = await anInvestorWithAccess('Ruth Adeyemi');
    const profile = await investor.read(
      investorSchema,
      'POST',
      '/investors',
      anInvestorProfile({ investment_sectors: [sector] }),
    );
    const match = await until('the match is there', async () => {
      const matches = await founder.read(z.array(startupMatch), 'GET', `/matches/${id}`);
      return matches.find((one) => one.investor.id === profile.id);
    });
    expect(match.investor_user).toEqual({ name: 'Ruth Adeyemi' });
    expect(match.investor.budget).toBe(anInvestorProfile().budget);
    expect(match.match.reasons.length).toBeGreaterThan(0);
    expect((await read(founder, id)).match_count).toBeGreaterThan(0);
    expect(JSON.stringify(match)).not.toContain('@'); // the name, not the address
  });

  // rule: MATCH-2
  it('are generated on request, and the answer is the full list, best first', async () => {
    const founder = await aFounder();
    const { id } = await createStartup(founder);
    const investor = await anInvestorWithAccess();
    await investor.post('/investors', anInvestorProfile());
    const answer = await founder.post(`/match/${id}`);
    expect(answer.status).toBe(200);
    const matches = z.array(startupMatch).parse(answer.body);
    const scores = matches.map(({ match }) => match.match_score);
    expect(scores).toEqual(scores.toSorted((a, b) => b - a));
    expect((await founder.get(`/matches/${id}`)).body).toEqual(answer.body);
  });

  // rules: ACCESS-1, ACCESS-3, MATCH-5
  it('belong to the owner: others get 404, the admin may read but not generate', async () => {
    const founder = await aFounder();
    const { id } = await createStartup(founder);
    const admin = await theAdmin();
    for (const other of [await aFounder(), await anInvestor()]) {
      expect((await other.get(`/matches/${id}`)).status).toBe(404);
      expect((await other.post(`/match/${id}`)).status).toBe(404);
    }
    expect((await admin.get(`/matches/${id}`)).status).toBe(200);
    expect((await admin.post(`/match/${id}`)).status).toBe(404);
  });

  // rule: PRIVACY-2
  it('show a founder’s contact only with Investor Access', async () => {
    const founder = await aFounder('Noor Haddad');
    const { id } = await createStartup(founder);
    const contact = { name: 'Noor Haddad', email: founder.user?.email };
    expect((await read(await anInvestorWithAccess(), id)).founder).toEqual(contact);
    expect((await read(await anInvestor(), id)).founder).toBeUndefined();
    expect((await read(founder, id)).founder).toBeUndefined();
  });
});
