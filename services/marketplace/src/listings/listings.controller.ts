import { Controller } from '@nestjs/common';
import { rpc, type RequestOf } from '@proofround/contracts';
import { Handle } from '@proofround/service-kit';

import { BrowseService } from './browse.service.js';
import { ListingsService } from './listings.service.js';

@Controller()
export class ListingsController {
  constructor(
    private readonly listings: ListingsService,
    private readonly browse: BrowseService,
  ) {}

  @Handle(rpc.listings.create)
  create({ actor, body }: RequestOf<typeof rpc.listings.create>) {
    return this.listings.create(actor, body);
  }

  @Handle(rpc.listings.list)
  list({ actor, mine, ...page }: RequestOf<typeof rpc.listings.list>) {
    return this.browse.list(actor, page, mine);
  }

  @Handle(rpc.listings.get)
  get({ actor, listing_id }: RequestOf<typeof rpc.listings.get>) {
    return this.browse.get(actor, listing_id);
  }

  @Handle(rpc.listings.getOfStartup)
  async getOfStartup({ actor, startup_id }: RequestOf<typeof rpc.listings.getOfStartup>) {
    return { listing: await this.browse.getOfStartup(actor, startup_id) };
  }

  @Handle(rpc.listings.withdraw)
  async withdraw({ actor, listing_id }: RequestOf<typeof rpc.listings.withdraw>) {
    await this.listings.withdraw(actor, listing_id);
    return null;
  }

  @Handle(rpc.listings.refresh)
  async refresh({ startup_id }: RequestOf<typeof rpc.listings.refresh>) {
    await this.listings.refresh(startup_id);
    return null;
  }
}
