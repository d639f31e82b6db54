import { Controller } from '@nestjs/common';
import { http, rpc } from '@proofround/contracts';
import { RpcClient } from '@proofround/service-kit';

import { paged } from '../http/lists.js';
import { Input, Route, type InputOf } from '../http/route.decorator.js';

@Controller()
export class InvestorsController {
  constructor(private readonly rpc: RpcClient) {}

  @Route(http.investors.create)
  create(@Input() { actor, body, idempotency }: InputOf<typeof http.investors.create>) {
    return this.rpc.forward(rpc.investors.create, { actor, body }, { idempotency });
  }

  @Route(http.investors.createFromChat)
  createFromChat(@Input() { actor, body, idempotency }: InputOf<typeof http.investors.createFromChat>) {
    return this.rpc.forward(rpc.investors.create, { actor, body }, { idempotency });
  }

  @Route(http.investors.list)
  list(@Input() { actor, query, reply }: InputOf<typeof http.investors.list>) {
    return paged(reply, query, (page) => this.rpc.forward(rpc.investors.list, { actor, ...page }));
  }

  @Route(http.investors.update)
  update(@Input() { actor, params, body }: InputOf<typeof http.investors.update>) {
    return this.rpc.forward(rpc.investors.update, { actor, investor_id: params.id, body });
  }

  @Route(http.investors.delete)
  async delete(@Input() { actor, params }: InputOf<typeof http.investors.delete>) {
    await this.rpc.forward(rpc.investors.delete, { actor, investor_id: params.id });
  }
}
