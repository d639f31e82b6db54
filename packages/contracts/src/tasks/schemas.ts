import { z } from 'zod';

import { id, timestamp } from '../wire/ids.js';

/** How much a task gains, compared with the other tasks of the plan. */
export const taskPriority = z.enum(['high', 'medium', 'low']).meta({ id: 'TaskPriority' });
export type TaskPriority = z.infer<typeof taskPriority>;

/** Set by the owner, in any order. */
export const taskStatus = z.enum(['pending', 'in-progress', 'completed']).meta({ id: 'TaskStatus' });
export type TaskStatus = z.infer<typeof taskStatus>;

/** The task's deadline in days, as in the action plan. */
export const horizonDays = z.union([z.literal(7), z.literal(30), z.literal(90)]);
export type HorizonDays = z.infer<typeof horizonDays>;

/** A task (TASK-1) with its possible gain (SCORE-17). */
export const task = z
  .object({
    id,
    startup_id: id,
    task_title: z.string(),
    task_description: z.string(),
    priority: taskPriority,
    status: taskStatus,
    horizon_days: horizonDays,
    factor: z.string().describe('The factor of the score that the task improves'),
    points: z.number().describe('The points that the task can add to the overall score'),
    created_at: timestamp,
  })
  .meta({ id: 'Task' });
export type Task = z.infer<typeof task>;

export const taskUpdate = z.object({ status: taskStatus }).meta({ id: 'TaskUpdate' });

export const taskProposal = task
  .pick({
    task_title: true,
    task_description: true,
    priority: true,
    horizon_days: true,
    factor: true,
    points: true,
  })
  .extend({
    task_title: z.string().min(1).max(200),
    task_description: z.string().min(1).max(2000),
    /** A stable name of the step, so that a reworded proposal updates the same task. */
    step: z.string().min(1).max(200).optional(),
  });
export type TaskProposal = z.infer<typeof taskProposal>;
