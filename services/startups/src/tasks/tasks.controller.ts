import { Controller } from '@nestjs/common';
import { rpc, type RequestOf } from '@proofround/contracts';
import { Handle } from '@proofround/service-kit';

import { TasksService } from './tasks.service.js';

@Controller()
export class TasksController {
  constructor(private readonly tasks: TasksService) {}

  @Handle(rpc.tasks.list)
  list({ actor, startup_id, ...page }: RequestOf<typeof rpc.tasks.list>) {
    return this.tasks.list(actor, startup_id, page);
  }

  @Handle(rpc.tasks.update)
  update({ actor, task_id, body }: RequestOf<typeof rpc.tasks.update>) {
    return this.tasks.setStatus(actor, task_id, body.status);
  }
}
