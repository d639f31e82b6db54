import { ArrowLeft } from 'lucide-react';
import { Link, useParams } from 'react-router';

import { Button } from '../../components/button';
import { PageTitle } from '../../components/page';
import { ListingOffers } from '../../features/marketplace/listing-offers';

export default function MarketplaceOffersRoute() {
  const { listingId = '' } = useParams();
  return (
    <>
      <div className="mb-6 flex flex-wrap items-center justify-between gap-3">
        <PageTitle title="Offers">Offers</PageTitle>
        <Button asChild variant="secondary">
          <Link to="/marketplace">
            <ArrowLeft className="size-4" aria-hidden />
            Back to Marketplace
          </Link>
        </Button>
      </div>
      <ListingOffers key={listingId} listingId={listingId} />
    </>
  );
}
