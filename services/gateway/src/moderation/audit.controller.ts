import { Controller } from '@nestjs/common';
import { http, rpc } from '@proofround/contracts';
import { RpcClient } from '@proofround/service-kit';

import { paged } from '../http/lists.js';
import { Input, Route, type InputOf } from '../http/route.decorator.js';

@Controller()
export class AuditController {
  constructor(private readonly rpc: RpcClient) {}

  @Route(http.audit.list)
  list(@Input() { actor, query, reply }: InputOf<typeof http.audit.list>) {
    const { action, actor_id, from, to } = query;
    return paged(reply, query, (page) =>
      this.rpc.forward(rpc.audit.list, { actor, action, actor_id, from, to, ...page }),
    );
  }
}
