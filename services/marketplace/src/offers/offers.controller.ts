import { Controller } from '@nestjs/common';
import { offersDecide, offersList, offersMake, offersMine, type RequestOf } from '@proofround/contracts';
import { Handle } from '@proofround/service-kit';

import { OfferListsService } from './offer-lists.service.js';
import { OffersService } from './offers.service.js';

@Controller()
export class OffersController {
  constructor(
    private readonly offers: OffersService,
    private readonly lists: OfferListsService,
  ) {}

  @Handle(offersMake)
  make({ actor, listing_id, body }: RequestOf<typeof offersMake>) {
    return this.offers.make(actor, listing_id, body);
  }

  @Handle(offersList)
  received({ actor, listing_id, ...page }: RequestOf<typeof offersList>) {
    return this.lists.received(actor, listing_id, page);
  }

  @Handle(offersMine)
  made({ actor, ...page }: RequestOf<typeof offersMine>) {
    return this.lists.made(actor, page);
  }

  @Handle(offersDecide)
  decide({ actor, offer_id, status }: RequestOf<typeof offersDecide>) {
    return this.offers.decide(actor, offer_id, status);
  }
}
