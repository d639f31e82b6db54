import { Controller } from '@nestjs/common';
import { listTasks, tasksList, tasksUpdate, updateTask } from '@proofround/contracts';
import { RpcClient } from '@proofround/service-kit';

import { paged } from '../http/lists.js';
import { Input, Route, type InputOf } from '../http/route.decorator.js';

@Controller()
export class TasksController {
  constructor(private readonly rpc: RpcClient) {}

  @Route(listTasks)
  list(@Input() { actor, params, query, reply }: InputOf<typeof listTasks>) {
    const startup_id = params.id;
    return paged(reply, query, (page) => this.rpc.forward(tasksList, { actor, startup_id, ...page }));
  }

  @Route(updateTask)
  update(@Input() { actor, params, body }: InputOf<typeof updateTask>) {
    return this.rpc.forward(tasksUpdate, { actor, task_id: params.id, body });
  }
}
