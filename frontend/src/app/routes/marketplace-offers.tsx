import { FORMER_MEMBER } from '@proofround/contracts/accounts/schemas.js';
import { useParams } from 'react-router';

import { BackLink } from '../../components/back-link';
import { PageTitle } from '../../components/page';
import { DealParty } from '../../features/deals/deal-party';
import { ListingOffers } from '../../features/marketplace/listing-offers';
import { MessageButton } from '../../features/messages/message-button';

export default function MarketplaceOffersRoute() {
  const { listingId = '' } = useParams();
  return (
    <>
      <BackLink to="/marketplace" look="link" />
      <PageTitle title="Offers" className="mb-6" />
      <ListingOffers
        key={listingId}
        listingId={listingId}
        party={(props) => <DealParty {...props} />}
        actions={({ id, listing_id, buyer_id }) =>
          buyer_id === FORMER_MEMBER ? null : (
            <MessageButton
              to={{ listing_id, investor_id: buyer_id }}
              title="Message the buyer"
              description="About this offer"
              describedBy={`offer-${id}`}
            />
          )
        }
      />
    </>
  );
}
