import { Controller } from '@nestjs/common';
import { http, rpc, type OfferDecision } from '@proofround/contracts';
import { RpcClient } from '@proofround/service-kit';

import { invalid } from '../http/errors.js';
import { paged } from '../http/lists.js';
import { Input, Route, type InputOf } from '../http/route.decorator.js';

@Controller()
export class OffersController {
  constructor(private readonly rpc: RpcClient) {}

  @Route(http.offers.create)
  create(@Input() { actor, params, body, idempotency }: InputOf<typeof http.offers.create>) {
    return this.rpc.forward(rpc.offers.create, { actor, listing_id: params.id, body }, { idempotency });
  }

  @Route(http.offers.list)
  list(@Input() { actor, params, query, reply }: InputOf<typeof http.offers.list>) {
    const listing_id = params.listingId;
    return paged(reply, query, (page) => this.rpc.forward(rpc.offers.list, { actor, listing_id, ...page }));
  }

  @Route(http.offers.listMine)
  listMine(@Input() { actor, query, reply }: InputOf<typeof http.offers.listMine>) {
    return paged(reply, query, (page) => this.rpc.forward(rpc.offers.listMine, { actor, ...page }));
  }

  @Route(http.offers.decide)
  async decide(@Input() { actor, params, body, query }: InputOf<typeof http.offers.decide>) {
    const status = decisionOf(body?.status ?? undefined, query.status);
    const reason = body?.reason ?? null;
    return this.rpc.forward(rpc.offers.decide, { actor, offer_id: params.offerId, status, reason });
  }

  @Route(http.offers.counter)
  counter(@Input() { actor, params, body, idempotency }: InputOf<typeof http.offers.counter>) {
    return this.rpc.forward(rpc.offers.counter, { actor, offer_id: params.offerId, body }, { idempotency });
  }

  @Route(http.offers.withdraw)
  async withdraw(@Input() { actor, params }: InputOf<typeof http.offers.withdraw>) {
    await this.rpc.forward(rpc.offers.withdraw, { actor, offer_id: params.id });
  }

  @Route(http.offers.getPriceRange)
  getPriceRange(@Input() { actor, params }: InputOf<typeof http.offers.getPriceRange>) {
    return this.rpc.forward(rpc.offers.getPriceRange, { actor, startup_id: params.id });
  }
}

/** The decision from the body or the query; if both have one, they must agree (OFFER-7). */
function decisionOf(inBody: OfferDecision | undefined, inQuery: OfferDecision | undefined): OfferDecision {
  const status = inBody ?? inQuery;
  if (status === undefined) {
    throw invalid([{ loc: ['body', 'status'], msg: 'Field required', type: 'missing' }]);
  }
  if (inQuery !== undefined && inQuery !== status) {
    throw invalid([
      { loc: ['query', 'status'], msg: 'Must be the same as status in the body', type: 'value_error' },
    ]);
  }
  return status;
}
