import { Controller } from '@nestjs/common';
import {
  listingsCreate,
  listingsGet,
  listingsList,
  listingsWithdraw,
  type RequestOf,
} from '@proofround/contracts';
import { Handle } from '@proofround/service-kit';

import { BrowseService } from './browse.service.js';
import { ListingsService } from './listings.service.js';

@Controller()
export class ListingsController {
  constructor(
    private readonly listings: ListingsService,
    private readonly browse: BrowseService,
  ) {}

  @Handle(listingsCreate)
  create({ actor, body }: RequestOf<typeof listingsCreate>) {
    return this.listings.create(actor, body);
  }

  @Handle(listingsList)
  list({ actor, mine, ...page }: RequestOf<typeof listingsList>) {
    return this.browse.list(actor, page, mine);
  }

  @Handle(listingsGet)
  get({ actor, listing_id }: RequestOf<typeof listingsGet>) {
    return this.browse.get(actor, listing_id);
  }

  @Handle(listingsWithdraw)
  async withdraw({ actor, listing_id }: RequestOf<typeof listingsWithdraw>) {
    await this.listings.withdraw(actor, listing_id);
    return null;
  }
}
