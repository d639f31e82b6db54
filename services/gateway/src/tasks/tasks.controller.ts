import { Controller } from '@nestjs/common';
import { listTasks, tasksList, tasksUpdate, updateTask } from '@proofround/contracts';
import { RpcClient } from '@proofround/service-kit';

import { Input, Route, type InputOf } from '../http/route.decorator.js';

@Controller()
export class TasksController {
  constructor(private readonly rpc: RpcClient) {}

  @Route(listTasks)
  list(@Input() { actor, params }: InputOf<typeof listTasks>) {
    return this.rpc.forward(tasksList, { actor, startup_id: params.id });
  }

  @Route(updateTask)
  update(@Input() { actor, params, body }: InputOf<typeof updateTask>) {
    return this.rpc.forward(tasksUpdate, { actor, task_id: params.id, body });
  }
}
