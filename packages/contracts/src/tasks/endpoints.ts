import { z } from 'zod';

import { exampleTask } from '../examples.js';
import { endpoint } from '../messaging/endpoint.js';
import { STARTUP_NOT_FOUND, TASK_NOT_FOUND } from '../sentences.js';
import { pageQuery } from '../wire/pages.js';
import { task, taskUpdate } from './schemas.js';

export const tasksHttp = {
  list: endpoint('tasks.list', 'GET /startups/{id}/tasks', {
    tag: 'Tasks',
    summary: "List a startup's tasks, by horizon, then by highest gain",
    description: 'Only the owner and the admin may call it.',
    access: 'signed-in',
    query: z.object(pageQuery),
    reply: z.array(task),
    paged: true,
    errors: { 404: [STARTUP_NOT_FOUND] },
    examples: { reply: [exampleTask] },
  }),

  update: endpoint('tasks.update', 'PUT /tasks/{id}', {
    tag: 'Tasks',
    summary: "Change a task's status",
    access: 'signed-in',
    body: taskUpdate,
    reply: task,
    limit: 'changes',
    errors: { 404: [TASK_NOT_FOUND] },
    examples: { reply: { ...exampleTask, status: 'completed' }, body: { status: 'completed' } },
  }),
};
