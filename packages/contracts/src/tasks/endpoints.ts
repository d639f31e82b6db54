import { z } from 'zod';

import { endpoint } from '../messaging/endpoint.js';
import { STARTUP_NOT_FOUND } from '../startups/endpoints.js';
import { task, taskUpdate } from './schemas.js';

export const TASK_NOT_FOUND = 'Task not found';

export const listTasks = endpoint('listTasks', 'GET /startups/{id}/tasks', {
  tag: 'Tasks',
  summary: "A startup's tasks, nearest horizon and highest gain first",
  description: 'For the owner and the admin.',
  access: 'signed-in',
  reply: z.array(task),
  status: 200,
  errors: { 404: [STARTUP_NOT_FOUND] },
});

export const updateTask = endpoint('updateTask', 'PUT /tasks/{id}', {
  tag: 'Tasks',
  summary: "Change a task's status",
  access: 'signed-in',
  body: taskUpdate,
  reply: task,
  status: 200,
  errors: { 404: [TASK_NOT_FOUND] },
  examples: { body: { status: 'completed' } },
});
