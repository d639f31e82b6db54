import { rpc } from '@proofround/contracts';

import { admin, aTask, founder, investor, StartupsWorld } from '../testing/startups-world.js';

describe('tasks of startups', () => {
  let world: StartupsWorld;

  beforeAll(async () => {
    world = await StartupsWorld.start();
  });
  afterAll(() => world.stop());

  describe('tasks', () => {
    // rule: TASK-4
    it('are ordered by horizon, then by points', async () => {
      const owner = founder();
      const startup = await world.create(owner);
      await world.complete(owner, startup, [
        aTask({ task_title: 'c', horizon_days: 30, points: 9 }),
        aTask({ task_title: 'b', horizon_days: 7, points: 1 }),
        aTask({ task_title: 'a', horizon_days: 7, points: 2 }),
      ]);
      const tasks = await world.rpc.call(rpc.tasks.list, { actor: owner, startup_id: startup.id });
      expect(tasks.map(({ task_title }) => task_title)).toEqual(['a', 'b', 'c']);
    });

    // rule: TASK-3
    it('move between the three statuses, and update the progress', async () => {
      const owner = founder();
      const startup = await world.create(owner);
      await world.complete(owner, startup, [aTask(), aTask({ task_title: 'Other' })]);
      const [task] = await world.rpc.call(rpc.tasks.list, { actor: owner, startup_id: startup.id });
      const set = (status: 'pending' | 'in-progress' | 'completed') =>
        world.rpc.call(rpc.tasks.update, { actor: owner, task_id: task?.id ?? '', body: { status } });
      expect((await set('completed')).status).toBe('completed');
      expect((await world.get(owner, startup.id)).task_summary).toEqual({ total: 2, completed: 1 });
      await set('in-progress');
      expect((await world.get(owner, startup.id)).task_summary).toEqual({ total: 2, completed: 0 });
    });

    // rule: TASK-2
    it('are changed by the owner only, not even by the admin', async () => {
      const owner = founder();
      const startup = await world.create(owner);
      await world.complete(owner, startup);
      const [task] = await world.rpc.call(rpc.tasks.list, { actor: owner, startup_id: startup.id });
      for (const actor of [founder(), investor(), admin()]) {
        const attempt = world.rpc.call(rpc.tasks.update, {
          actor,
          task_id: task?.id ?? '',
          body: { status: 'completed' },
        });
        await expect(attempt).rejects.toMatchObject({ code: 'not_found', message: 'Task not found' });
      }
    });

    // rule: TASK-5
    it('stay after a new analysis when completed or started, without a duplicate', async () => {
      const owner = founder();
      const startup = await world.create(owner);
      await world.complete(
        owner,
        startup,
        ['Done', 'Begun', 'Dropped', 'Kept'].map((task_title) => aTask({ task_title })),
      );
      const before = await world.rpc.call(rpc.tasks.list, { actor: owner, startup_id: startup.id });
      const id = (title: string) => before.find(({ task_title }) => task_title === title)?.id ?? '';
      await world.rpc.call(rpc.tasks.update, {
        actor: owner,
        task_id: id('Done'),
        body: { status: 'completed' },
      });
      await world.rpc.call(rpc.tasks.update, {
        actor: owner,
        task_id: id('Begun'),
        body: { status: 'in-progress' },
      });
      await world.rpc.call(rpc.startups.analyze, { actor: owner, startup_id: startup.id });
      const now = await world.complete(
        owner,
        startup,
        ['done', 'Kept', 'New'].map((task_title) => aTask({ task_title, points: 1 })),
        70,
      );
      const after = await world.rpc.call(rpc.tasks.list, { actor: owner, startup_id: startup.id });
      expect(Object.fromEntries(after.map(({ task_title, status }) => [task_title, status]))).toEqual({
        Done: 'completed',
        Begun: 'in-progress',
        Kept: 'pending',
        New: 'pending',
      });
      expect(after.find(({ task_title }) => task_title === 'Kept')?.id).toBe(id('Kept'));
      expect(now.task_summary).toEqual({ total: 4, completed: 1 });
    });
  });
});
