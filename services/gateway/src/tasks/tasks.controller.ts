import { Controller } from '@nestjs/common';
import { http, rpc } from '@proofround/contracts';
import { RpcClient } from '@proofround/service-kit';

import { paged } from '../http/lists.js';
import { Input, Route, type InputOf } from '../http/route.decorator.js';

@Controller()
export class TasksController {
  constructor(private readonly rpc: RpcClient) {}

  @Route(http.tasks.list)
  list(@Input() { actor, params, query, reply }: InputOf<typeof http.tasks.list>) {
    const startup_id = params.id;
    return paged(reply, query, (page) => this.rpc.forward(rpc.tasks.list, { actor, startup_id, ...page }));
  }

  @Route(http.tasks.update)
  update(@Input() { actor, params, body }: InputOf<typeof http.tasks.update>) {
    return this.rpc.forward(rpc.tasks.update, { actor, task_id: params.id, body });
  }
}
