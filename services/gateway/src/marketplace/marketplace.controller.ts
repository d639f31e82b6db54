import { Controller } from '@nestjs/common';
import {
  createListing,
  decideOffer,
  getListing,
  listingsCreate,
  listingsGet,
  listingsList,
  listingsWithdraw,
  listListings,
  listMyOffers,
  listOffers,
  makeOffer,
  offersDecide,
  offersList,
  offersMake,
  offersMine,
  withdrawListing,
  type OfferDecision,
} from '@proofround/contracts';
import { RpcClient } from '@proofround/service-kit';

import { invalid } from '../http/errors.js';
import { paged } from '../http/lists.js';
import { Input, Route, type InputOf } from '../http/route.decorator.js';

@Controller()
export class MarketplaceController {
  constructor(private readonly rpc: RpcClient) {}

  @Route(createListing)
  create(@Input() { actor, body, idempotency }: InputOf<typeof createListing>) {
    return this.rpc.forward(listingsCreate, { actor, body }, { idempotency });
  }

  @Route(listListings)
  list(@Input() { actor, query, reply }: InputOf<typeof listListings>) {
    const mine = query.mine === 'true';
    return paged(reply, query, (page) => this.rpc.forward(listingsList, { actor, mine, ...page }));
  }

  @Route(getListing)
  get(@Input() { actor, params }: InputOf<typeof getListing>) {
    return this.rpc.forward(listingsGet, { actor, listing_id: params.id });
  }

  @Route(withdrawListing)
  async withdraw(@Input() { actor, params }: InputOf<typeof withdrawListing>) {
    await this.rpc.forward(listingsWithdraw, { actor, listing_id: params.id });
  }

  @Route(makeOffer)
  offer(@Input() { actor, params, body, idempotency }: InputOf<typeof makeOffer>) {
    return this.rpc.forward(offersMake, { actor, listing_id: params.listingId, body }, { idempotency });
  }

  @Route(listOffers)
  offers(@Input() { actor, params, query, reply }: InputOf<typeof listOffers>) {
    const listing_id = params.listingId;
    return paged(reply, query, (page) => this.rpc.forward(offersList, { actor, listing_id, ...page }));
  }

  @Route(listMyOffers)
  myOffers(@Input() { actor, query, reply }: InputOf<typeof listMyOffers>) {
    return paged(reply, query, (page) => this.rpc.forward(offersMine, { actor, ...page }));
  }

  @Route(decideOffer)
  async decide(@Input() { actor, params, body, query }: InputOf<typeof decideOffer>) {
    const status = agreed(body?.status ?? undefined, query.status);
    return this.rpc.forward(offersDecide, { actor, offer_id: params.offerId, status });
  }
}

/** The decision from the body or the query, which must agree where both are there (OFFER-7). */
function agreed(inBody: OfferDecision | undefined, inQuery: OfferDecision | undefined): OfferDecision {
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
