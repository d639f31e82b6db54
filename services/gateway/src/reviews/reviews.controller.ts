import { Controller } from '@nestjs/common';
import {
  askForReview,
  decideReview,
  listReviews,
  reviewsAsk,
  reviewsDecide,
  reviewsList,
} from '@proofround/contracts';
import { RpcClient } from '@proofround/service-kit';

import { paged } from '../http/lists.js';
import { Input, Route, type InputOf } from '../http/route.decorator.js';

@Controller()
export class ReviewsController {
  constructor(private readonly rpc: RpcClient) {}

  @Route(askForReview)
  ask(@Input() { actor, params }: InputOf<typeof askForReview>) {
    return this.rpc.forward(reviewsAsk, { actor, startup_id: params.id });
  }

  @Route(listReviews)
  list(@Input() { actor, query, reply }: InputOf<typeof listReviews>) {
    return paged(reply, query, (page) => this.rpc.forward(reviewsList, { actor, ...page }));
  }

  @Route(decideReview)
  decide(@Input() { actor, params, body }: InputOf<typeof decideReview>) {
    return this.rpc.forward(reviewsDecide, { actor, startup_id: params.startupId, body });
  }
}
