import { useParams } from 'react-router';

import { BackLink } from '../../components/back-link';
import { PageTitle } from '../../components/page';
import { ListingOffers } from '../../features/marketplace/listing-offers';

export default function MarketplaceOffersRoute() {
  const { listingId = '' } = useParams();
  return (
    <>
      <BackLink to="/marketplace" look="link" />
      <PageTitle title="Offers" className="mb-6 text-page font-semibold">
        Offers
      </PageTitle>
      <ListingOffers key={listingId} listingId={listingId} />
    </>
  );
}
