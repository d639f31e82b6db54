import { Controller } from '@nestjs/common';
import { rpc, type RequestOf } from '@proofround/contracts';
import { Handle } from '@proofround/service-kit';

import { CounterOffersService } from './counter-offers.service.js';
import { OfferListsService } from './offer-lists.service.js';
import { PriceRangesService } from './price-ranges.service.js';
import { OffersService } from './offers.service.js';

@Controller()
export class OffersController {
  constructor(
    private readonly offers: OffersService,
    private readonly counters: CounterOffersService,
    private readonly lists: OfferListsService,
    private readonly priceRanges: PriceRangesService,
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
  decide({ actor, offer_id, status, reason }: RequestOf<typeof rpc.offers.decide>) {
    return this.offers.decide(actor, offer_id, status, reason);
  }

  @Handle(rpc.offers.counter)
  counter({ actor, offer_id, body }: RequestOf<typeof rpc.offers.counter>) {
    return this.counters.counter(actor, offer_id, body);
  }

  @Handle(rpc.offers.withdraw)
  async withdraw({ actor, offer_id }: RequestOf<typeof rpc.offers.withdraw>) {
    await this.counters.withdraw(actor, offer_id);
    return null;
  }

  @Handle(rpc.offers.getPriceRange)
  getPriceRange({ actor, startup_id }: RequestOf<typeof rpc.offers.getPriceRange>) {
    return this.priceRanges.get(actor, startup_id);
  }
}
