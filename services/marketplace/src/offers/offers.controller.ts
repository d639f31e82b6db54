import { Controller } from '@nestjs/common';
import { rpc, type RequestOf } from '@proofround/contracts';
import { Handle } from '@proofround/service-kit';

import { OfferListsService } from './offer-lists.service.js';
import { OffersService } from './offers.service.js';

@Controller()
export class OffersController {
  constructor(
    private readonly offers: OffersService,
    private readonly lists: OfferListsService,
  ) {}

  @Handle(rpc.offers.create)
  create({ actor, listing_id, body }: RequestOf<typeof rpc.offers.create>) {
    return this.offers.make(actor, listing_id, body);
  }

  @Handle(rpc.offers.list)
  list({ actor, listing_id, ...page }: RequestOf<typeof rpc.offers.list>) {
    return this.lists.received(actor, listing_id, page);
  }

  @Handle(rpc.offers.listMine)
  listMine({ actor, ...page }: RequestOf<typeof rpc.offers.listMine>) {
    return this.lists.made(actor, page);
  }

  @Handle(rpc.offers.decide)
  decide({ actor, offer_id, status }: RequestOf<typeof rpc.offers.decide>) {
    return this.offers.decide(actor, offer_id, status);
  }
}
