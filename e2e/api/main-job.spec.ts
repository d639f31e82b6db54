import { startup as startupSchema, task as taskSchema } from '@proofround/contracts';
import { until } from '@proofround/test-kit';
import { z } from 'zod';

import { analysed, createStartup, read } from '../support/startups.js';
import { aFounder } from './stack-under-test.js';

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
    expect(startup.analysis?.source).toBe('rubric-7');
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
