import { z } from 'zod';

import { actor } from '../messaging/access.js';
import { defineRpc } from '../messaging/rpc.js';
import { pathId } from '../wire/ids.js';
import { pageRequest } from '../wire/pages.js';
import { task, taskUpdate } from './schemas.js';

export const tasksRpc = {
  /** A page of a startup's tasks (owner, admin), ordered by horizon, then gain. Errors: not_found. */
  list: defineRpc('startups.tasks.list.v1', {
    access: 'signed-in',
    request: z.object({ actor, startup_id: pathId, ...pageRequest }),
    reply: z.array(task),
  }),

  /** Sets a task's status (owner). Errors: not_found. */
  update: defineRpc('startups.tasks.update.v1', {
    access: 'signed-in',
    request: z.object({ actor, task_id: pathId, body: taskUpdate }),
    reply: task,
  }),
};
