import { Controller } from '@nestjs/common';
import { http, rpc } from '@proofround/contracts';
import { RpcClient } from '@proofround/service-kit';

import { paged } from '../http/lists.js';
import { Input, Route, type InputOf } from '../http/route.decorator.js';

@Controller()
export class ListingsController {
  constructor(private readonly rpc: RpcClient) {}

  @Route(http.listings.create)
  create(@Input() { actor, body, idempotency }: InputOf<typeof http.listings.create>) {
    return this.rpc.forward(rpc.listings.create, { actor, body }, { idempotency });
  }

  @Route(http.listings.list)
  list(@Input() { actor, query, reply }: InputOf<typeof http.listings.list>) {
    const mine = query.mine === 'true';
    return paged(reply, query, (page) => this.rpc.forward(rpc.listings.list, { actor, mine, ...page }));
  }

  @Route(http.listings.get)
  get(@Input() { actor, params }: InputOf<typeof http.listings.get>) {
    return this.rpc.forward(rpc.listings.get, { actor, listing_id: params.id });
  }

  @Route(http.listings.getOfStartup)
  getOfStartup(@Input() { actor, params }: InputOf<typeof http.listings.getOfStartup>) {
    return this.rpc.forward(rpc.listings.getOfStartup, { actor, startup_id: params.id });
  }

  @Route(http.listings.withdraw)
  async withdraw(@Input() { actor, params }: InputOf<typeof http.listings.withdraw>) {
    await this.rpc.forward(rpc.listings.withdraw, { actor, listing_id: params.id });
  }
}
