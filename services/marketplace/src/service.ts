import { DepartedUserRow, type ServiceDefinition, tombstone } from '@proofround/service-kit';

import { type MarketplaceConfig, marketplaceConfig } from './config.js';
import { DealRow } from './deals/deal.entity.js';
import { DealNoteRow, DealSignatureRow, DealStepRow } from './deals/deal-parts.entity.js';
import { MarketplaceModule } from './marketplace.module.js';
import { Marketplace1763700000000 } from './migrations/1763700000000-marketplace.js';
import { Privacy1764600000000 } from './migrations/1764600000000-privacy.js';
import { HeldStartups1764800000000 } from './migrations/1764800000000-held-startups.js';
import { PendingOffers1766100000000 } from './migrations/1766100000000-pending-offers.js';
import { Deals1766200000000 } from './migrations/1766200000000-deals.js';
import { OfferIndexes1766200100000 } from './migrations/1766200100000-offer-indexes.js';
import { IncompleteCopies1766230000000 } from './migrations/1766230000000-incomplete-copies.js';
import { IncompleteCopiesIndex1766230100000 } from './migrations/1766230100000-incomplete-copies-index.js';
import { NamesOfDeals1766390000000 } from './migrations/1766390000000-names-of-deals.js';
import { CompleteCopies1766410000000 } from './migrations/1766410000000-complete-copies.js';
import { TitleOfDeals1766420000000 } from './migrations/1766420000000-title-of-deals.js';
import { ListedStartupRow } from './records/listed-startup.entity.js';
import { ListingRow } from './records/listing.entity.js';
import { OfferRow } from './records/offer.entity.js';

export const marketplaceService: ServiceDefinition<MarketplaceConfig> = {
  name: 'marketplace',
  config: marketplaceConfig,
  module: MarketplaceModule,
  database: {
    entities: [
      ListedStartupRow,
      ListingRow,
      OfferRow,
      DealRow,
      DealStepRow,
      DealNoteRow,
      DealSignatureRow,
      DepartedUserRow,
    ],
    migrations: [
      Marketplace1763700000000,
      Privacy1764600000000,
      HeldStartups1764800000000,
      PendingOffers1766100000000,
      Deals1766200000000,
      OfferIndexes1766200100000,
      IncompleteCopies1766230000000,
      IncompleteCopiesIndex1766230100000,
      NamesOfDeals1766390000000,
      CompleteCopies1766410000000,
      TitleOfDeals1766420000000,
    ],
    tombstones: { user: tombstone(DepartedUserRow, { id: 'user_id', since: 'departed_at' }) },
  },
};
