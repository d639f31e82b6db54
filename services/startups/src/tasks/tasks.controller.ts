import { Controller } from '@nestjs/common';
import { rpc } from '@proofround/contracts';
import { RpcHandlers } from '@proofround/service-kit';

import { TasksService } from './tasks.service.js';

@Controller()
export class TasksController {
  constructor(handlers: RpcHandlers, tasks: TasksService) {
    handlers.on(rpc.tasks.list, ({ actor, startup_id, ...page }) => tasks.list(actor, startup_id, page));
    handlers.on(rpc.tasks.update, ({ actor, task_id, body }) => tasks.update(actor, task_id, body));
  }
}
