import { Controller } from '@nestjs/common';
import { http, rpc } from '@proofround/contracts';
import { RpcClient } from '@proofround/service-kit';

import { paged } from '../http/lists.js';
import { Input, Route, type InputOf } from '../http/route.decorator.js';

@Controller()
export class ReviewsController {
  constructor(private readonly rpc: RpcClient) {}

  @Route(http.reviews.ask)
  ask(@Input() { actor, params }: InputOf<typeof http.reviews.ask>) {
    return this.rpc.forward(rpc.reviews.ask, { actor, startup_id: params.id });
  }

  @Route(http.reviews.list)
  list(@Input() { actor, query, reply }: InputOf<typeof http.reviews.list>) {
    return paged(reply, query, (page) => this.rpc.forward(rpc.reviews.list, { actor, ...page }));
  }

  @Route(http.reviews.decide)
  decide(@Input() { actor, params, body }: InputOf<typeof http.reviews.decide>) {
    return this.rpc.forward(rpc.reviews.decide, { actor, startup_id: params.startupId, body });
  }
}
