import { HandCoins, Tag } from 'lucide-react';

import type { Startup } from '../../api/generated/client';
import type { Listing } from '../../api/generated/work-client';
import { FRESH } from '../../api/pages';
import { Badge } from '../../components/badge';
import { Button, type Described } from '../../components/button';
import { TitledCard } from '../../components/card';
import { lazyPart } from '../../lib/lazy-part';
import { QueryView } from '../../lists/query-view';
import { useDialogParam } from '../../lists/use-dialog-param';
import { useListingsGetOfStartupQuery, useOffersGetPriceRangeQuery } from './api';
import { ViewOffersLink } from './listing-card';
import { ListedOn, ListingBadge, PriceFacts } from './listing-facts';
import { OwnOffer } from './offer-badge';

const ListForSaleDialog = lazyPart(async () => (await import('./list-for-sale-dialog')).ListForSaleDialog);
const OfferDialog = lazyPart(async () => (await import('./offer-dialog')).OfferDialog);

interface SaleCardProps extends Described {
  startup: Pick<Startup, 'id' | 'idea_title' | 'monthly_revenue'>;
  /** Founders sell, investors make offers, and the admin reads. */
  viewer: 'owner' | 'investor' | 'admin';
}

/** Whether the startup is for sale, for how much, and what the user may do about it. */
export function SaleCard(props: SaleCardProps) {
  const { startup, viewer } = props;
  const query = useListingsGetOfStartupQuery({ id: startup.id }, FRESH);
  const listing = query.data?.listing;
  return (
    <TitledCard
      title="Sale"
      actions={listing ? <ListingBadge listing={listing} /> : query.data && <Badge>Not listed</Badge>}
    >
      <QueryView query={query} name="The listing" outline={['h-20']}>
        {({ listing: found }) => {
          if (found) return <Listed {...props} listing={found} />;
          if (viewer === 'investor')
            return <p className="text-body text-text-2">The founder does not offer it for sale.</p>;
          return <Unlisted {...props} />;
        }}
      </QueryView>
    </TitledCard>
  );
}

function Listed({ listing, viewer, describedBy }: SaleCardProps & { listing: Listing }) {
  const offering = useDialogParam('offer');
  const mayOffer = viewer === 'investor' && listing.is_active;
  return (
    <div className="flex flex-col gap-4">
      <PriceFacts asked={listing.asking_price} range={listing.price_range} />
      <OwnOffer listing={listing} />
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-3">
        {viewer === 'owner' && <ViewOffersLink listing={listing} describedBy={describedBy} />}
        {mayOffer && (
          <Button
            size="small"
            aria-describedby={describedBy}
            onClick={() => offering.open(listing.id)}
            icon={HandCoins}
          >
            Make an Offer
          </Button>
        )}
        <ListedOn listing={listing} />
      </div>
      {mayOffer && offering.value === listing.id && (
        <OfferDialog listing={listing} onClose={offering.close} />
      )}
    </div>
  );
}

/** The range before a price is named, for the owner and the admin. */
function Unlisted({ startup, viewer, describedBy }: SaleCardProps) {
  const range = useOffersGetPriceRangeQuery({ id: startup.id });
  const selling = useDialogParam('sell');
  return (
    <div className="flex flex-col items-start gap-4">
      <QueryView query={range} name="The indicative range" outline={['h-12']} failure={null}>
        {({ price_range: found }) => <PriceFacts asked={null} range={found} />}
      </QueryView>
      {viewer === 'owner' && (
        <Button
          variant="secondary"
          size="small"
          aria-describedby={describedBy}
          onClick={() => selling.open(startup.id)}
          icon={Tag}
        >
          List for sale
        </Button>
      )}
      {viewer === 'owner' && selling.value === startup.id && (
        <ListForSaleDialog startup={startup} onClose={selling.close} />
      )}
    </div>
  );
}
