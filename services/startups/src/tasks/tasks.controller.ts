import { Controller } from '@nestjs/common';
import { tasksList, tasksUpdate, type RequestOf } from '@proofround/contracts';
import { Handle } from '@proofround/service-kit';

import { TasksService } from './tasks.service.js';

@Controller()
export class TasksController {
  constructor(private readonly tasks: TasksService) {}

  @Handle(tasksList)
  list({ actor, startup_id, ...page }: RequestOf<typeof tasksList>) {
    return this.tasks.list(actor, startup_id, page);
  }

  @Handle(tasksUpdate)
  update({ actor, task_id, body }: RequestOf<typeof tasksUpdate>) {
    return this.tasks.setStatus(actor, task_id, body.status);
  }
}
