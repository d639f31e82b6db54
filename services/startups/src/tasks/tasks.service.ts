import { Injectable } from '@nestjs/common';
import {
  isId,
  notFound,
  TASK_NOT_FOUND,
  type Actor,
  type PageRequest,
  type Task,
  type TaskStatus,
} from '@proofround/contracts';
import { Outbox, pageWithin, Transactions, type RawJson } from '@proofround/service-kit';
import { DataSource } from 'typeorm';

import { ownStartupToRead } from '../startups/access.js';
import { StartupRow, updateStartup } from '../startups/startup.entity.js';
import { TaskRow, toTask } from './task.entity.js';

/** A startup's tasks: the owner's; an admin may read them (TASK-2). */
@Injectable()
export class TasksService {
  constructor(
    private readonly database: DataSource,
    private readonly transactions: Transactions,
    private readonly outbox: Outbox,
  ) {}

  /** Nearest horizon first, within it the highest gain. */
  async list(actor: Actor, startupId: string, page: PageRequest): Promise<RawJson> {
    const startup = await ownStartupToRead(this.database.manager, actor, startupId);
    const rows = await this.database.manager.find(TaskRow, {
      where: { startup_id: startup.id },
      order: { horizon_days: 'ASC', points: 'DESC', id: 'ASC' },
    });
    return pageWithin(rows.map(toTask), page);
  }

  /** Sets the status and, with it, the startup's progress. */
  async setStatus(actor: Actor, taskId: string, status: TaskStatus): Promise<Task> {
    const missing = notFound(TASK_NOT_FOUND);
    if (!isId(taskId)) throw missing;
    return this.transactions.run(async (tx) => {
      const known = await tx.findOneBy(TaskRow, { id: taskId });
      if (!known) throw missing;
      // The startup first, as every other writer does, so that no two wait for each other.
      const startup = await tx.findOne(StartupRow, {
        where: { id: known.startup_id },
        lock: { mode: 'pessimistic_write' },
      });
      if (startup?.owner_id !== actor.user_id) throw missing;
      const task = await tx.findOne(TaskRow, { where: { id: taskId }, lock: { mode: 'pessimistic_write' } });
      if (!task) throw missing;
      if (task.status === status) return toTask(task);
      task.status = status;
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
