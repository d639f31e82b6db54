import { Module } from '@nestjs/common';
import { CONFIG } from '@proofround/service-kit';

import type { MarketplaceConfig } from './config.js';
import { ConnectionsController } from './connections/connections.controller.js';
import { DealEndings } from './deals/deal-endings.js';
import { DealErasure } from './deals/deal-erasure.js';
import { DealOpenings } from './deals/deal-openings.js';
import { DealPapers } from './deals/deal-papers.js';
import { DealViews } from './deals/deal-view.js';
import { DealsController } from './deals/deals.controller.js';
import { DealsService } from './deals/deals.service.js';
import { SilentDealsSweep } from './deals/silent-deals.sweep.js';
import { ESCROW, EscrowLink, type EscrowPort } from './escrow.js';
import { BrowseService } from './listings/browse.service.js';
import { ListingsController } from './listings/listings.controller.js';
import { ListingsService } from './listings/listings.service.js';
import { ListingsStartupsEventsController } from './listings/startups-events.controller.js';
import { CounterOffersService } from './offers/counter-offers.service.js';
import { ExpiredOffersSweep } from './offers/expired-offers.sweep.js';
import { OfferListsService } from './offers/offer-lists.service.js';
import { OfferOutcomes } from './offers/offer-outcomes.js';
import { OffersController } from './offers/offers.controller.js';
import { OffersService } from './offers/offers.service.js';
import { PendingOffers } from './offers/pending-offers.js';
import { AccountErasure } from './privacy/account-erasure.js';
import { AccountsController } from './privacy/accounts.controller.js';
import { PrivacyAuthEventsController } from './privacy/auth-events.controller.js';
import { ExportService } from './privacy/export.service.js';
import { BidderSignals } from './startups/bidder-signals.js';
import { ListedStartupsService } from './startups/listed-startups.service.js';

function escrow({ ESCROW_NAME: name, ESCROW_URL: template }: MarketplaceConfig): EscrowPort | null {
  return name === undefined || template === undefined ? null : new EscrowLink(name, template);
}

@Module({
  controllers: [
    ListingsController,
    OffersController,
    ConnectionsController,
    DealsController,
    ListingsStartupsEventsController,
    AccountsController,
    PrivacyAuthEventsController,
  ],
  providers: [
    BidderSignals,
    ListedStartupsService,
    ListingsService,
    BrowseService,
    OffersService,
    OfferListsService,
    OfferOutcomes,
    PendingOffers,
    CounterOffersService,
    ExpiredOffersSweep,
    DealOpenings,
    DealEndings,
    DealsService,
    DealPapers,
    DealViews,
    SilentDealsSweep,
    DealErasure,
    AccountErasure,
    ExportService,
    { provide: ESCROW, inject: [CONFIG], useFactory: escrow },
  ],
})
export class MarketplaceModule {}
