import { Module } from '@nestjs/common';

import { BrowseService } from './listings/browse.service.js';
import { ListingsController } from './listings/listings.controller.js';
import { ListingsService } from './listings/listings.service.js';
import { OfferListsService } from './offers/offer-lists.service.js';
import { OfferOutcomes } from './offers/offer-outcomes.js';
import { OffersController } from './offers/offers.controller.js';
import { OffersService } from './offers/offers.service.js';
import { AccountErasure } from './privacy/account-erasure.service.js';
import { ExportService } from './privacy/export.service.js';
import { PrivacyController } from './privacy/privacy.controller.js';
import { ListedStartupsService } from './startups/listed-startups.service.js';
import { StartupFactsController } from './startups/startup-facts.controller.js';

@Module({
  controllers: [ListingsController, OffersController, StartupFactsController, PrivacyController],
  providers: [
    ListedStartupsService,
    ListingsService,
    BrowseService,
    OffersService,
    OfferListsService,
    OfferOutcomes,
    AccountErasure,
    ExportService,
  ],
})
export class MarketplaceModule {}
