import { Controller } from '@nestjs/common';
import { rpc } from '@proofround/contracts';
import { RpcHandlers } from '@proofround/service-kit';

import { ListedStartupsService } from '../startups/listed-startups.service.js';
import { CounterOffersService } from './counter-offers.service.js';
import { OfferListsService } from './offer-lists.service.js';
import { OffersService } from './offers.service.js';

@Controller()
export class OffersController {
  constructor(
    handlers: RpcHandlers,
    offers: OffersService,
    counters: CounterOffersService,
    lists: OfferListsService,
    startups: ListedStartupsService,
  ) {
    handlers.on(rpc.offers.create, ({ actor, listing_id, body }) => offers.create(actor, listing_id, body));
    handlers.on(rpc.offers.list, ({ actor, listing_id, ...page }) => lists.list(actor, listing_id, page));
    handlers.on(rpc.offers.listMine, ({ actor, ...page }) => lists.listMine(actor, page));
    handlers.on(rpc.offers.decide, ({ actor, offer_id, status, reason }) =>
      offers.decide(actor, offer_id, status, reason),
    );
    handlers.on(rpc.offers.counter, ({ actor, offer_id, body }) => counters.counter(actor, offer_id, body));
    handlers.on(rpc.offers.withdraw, ({ actor, offer_id }) => counters.withdraw(actor, offer_id));
    handlers.on(rpc.offers.getPriceRange, ({ actor, startup_id }) =>
      startups.getPriceRange(actor, startup_id),
    );
  }
}
