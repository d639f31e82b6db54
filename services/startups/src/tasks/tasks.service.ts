import { Injectable } from '@nestjs/common';
import { type Actor, notFound, type PageRequest, type Task, TASK_NOT_FOUND } from '@proofround/contracts';
import { Outbox, pageWithin, type RawJson, Transactions } from '@proofround/service-kit';
import { DataSource } from 'typeorm';

import { StartupRow, updateStartup } from '../records/startup.entity.js';
import { ownStartupToRead } from '../records/startup-access.js';
import { TaskRow, toTask } from './task.entity.js';
import { taskStates } from './task-states.js';

/** A startup's tasks. Only the owner changes them; the admin may read them (TASK-2). */
@Injectable()
export class TasksService {
  constructor(
    private readonly database: DataSource,
    private readonly transactions: Transactions,
    private readonly outbox: Outbox,
  ) {}

  /** A startup's tasks by horizon, then by points, highest first. */
  async list(actor: Actor, startupId: string, page: PageRequest): Promise<RawJson> {
    const startup = await ownStartupToRead(this.database.manager, actor, startupId);
    const rows = await this.database.manager.find(TaskRow, {
      where: { startup_id: startup.id },
      order: { horizon_days: 'ASC', points: 'DESC', id: 'ASC' },
    });
    return pageWithin(rows.map(toTask), page);
  }

  /** Sets a task's status and updates the startup's progress. */
  async update(actor: Actor, taskId: string, { status }: Pick<Task, 'status'>): Promise<Task> {
    const missing = notFound(TASK_NOT_FOUND);
    return this.transactions.run(async (tx) => {
      const unlocked = await tx.findOneBy(TaskRow, { id: taskId });
      if (!unlocked) throw missing;
      // The startup is locked first, as in every writer of tasks, to avoid deadlocks.
      const startup = await tx.findOne(StartupRow, {
        where: { id: unlocked.startup_id },
        lock: { mode: 'pessimistic_write' },
      });
      if (startup?.owner_id !== actor.user_id) throw missing;
      const task = await tx.findOne(TaskRow, { where: { id: taskId }, lock: { mode: 'pessimistic_write' } });
      if (!task) throw missing;
      if (task.status === status) return toTask(task);
      task.status = taskStates.move(task.status, status, 'founder');
      await tx.save(task);
      startup.tasks_completed = await tx.countBy(TaskRow, { startup_id: startup.id, status: 'completed' });
      await updateStartup(tx, startup);
      await this.outbox.appendLive(tx, startup.owner_id, {
        event: 'tasks.updated',
        data: { startup_id: startup.id },
      });
      return toTask(task);
    });
  }
}
