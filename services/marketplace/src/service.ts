import { DepartedUserRow, tombstone, type ServiceDefinition } from '@proofround/service-kit';

import { marketplaceConfig, type MarketplaceConfig } from './config.js';
import { ListingRow } from './listings/listing.entity.js';
import { MarketplaceModule } from './marketplace.module.js';
import { Marketplace1763700000000 } from './migrations/1763700000000-marketplace.js';
import { Privacy1764600000000 } from './migrations/1764600000000-privacy.js';
import { HeldStartups1764800000000 } from './migrations/1764800000000-held-startups.js';
import { OfferRow } from './offers/offer.entity.js';
import { ListedStartupRow } from './startups/listed-startup.entity.js';

/** marketplace: listings, offers, and a copy of the startups that are listed. */
export const marketplaceService: ServiceDefinition<MarketplaceConfig> = {
  name: 'marketplace',
  config: marketplaceConfig,
  module: MarketplaceModule,
  database: {
    entities: [ListedStartupRow, ListingRow, OfferRow, DepartedUserRow],
    migrations: [Marketplace1763700000000, Privacy1764600000000, HeldStartups1764800000000],
    tombstones: { user: tombstone(DepartedUserRow, { id: 'user_id', since: 'departed_at' }) },
  },
};
