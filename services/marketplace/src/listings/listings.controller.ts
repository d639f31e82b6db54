import { Controller } from '@nestjs/common';
import { rpc } from '@proofround/contracts';
import { RpcHandlers } from '@proofround/service-kit';

import { BrowseService } from './browse.service.js';
import { ListingsService } from './listings.service.js';

@Controller()
export class ListingsController {
  constructor(handlers: RpcHandlers, listings: ListingsService, browse: BrowseService) {
    handlers.on(rpc.listings.create, ({ actor, body }) => listings.create(actor, body));
    handlers.on(rpc.listings.list, ({ actor, mine, ...page }) => browse.list(actor, page, mine));
    handlers.on(rpc.listings.get, ({ actor, listing_id }) => browse.get(actor, listing_id));
    handlers.on(rpc.listings.getOfStartup, async ({ actor, startup_id }) => ({
      listing: await browse.getOfStartup(actor, startup_id),
    }));
    handlers.on(rpc.listings.withdraw, ({ actor, listing_id }) => listings.withdraw(actor, listing_id));
    handlers.on(rpc.listings.refresh, ({ startup_id }) => listings.refresh(startup_id));
  }
}
