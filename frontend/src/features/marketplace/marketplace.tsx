import { useSearchParams } from 'react-router';

import { ForSale, type ReportSlot } from './for-sale';
import { MyListings } from './my-listings';
import { MyOffers } from './my-offers';
import type { OffersSlots } from './offer-words';
import { ViewLinks } from './view-links';
import { viewOf } from './views';

interface MarketplaceProps {
  canSell: boolean;
  reportButton: ReportSlot;
  /** What other features add to the user's offers. */
  offers?: OffersSlots;
}

/** The listings for sale, the user's listings and the user's offers. The URL selects the view. */
export function Marketplace({ canSell, reportButton, offers }: MarketplaceProps) {
  const [search] = useSearchParams();
  const view = viewOf(search);
  // Founders see no page of another founder's startup.
  const opensAll = !canSell;
  return (
    <>
      <ViewLinks current={view} />
      {view === 'for-sale' && <ForSale canSell={canSell} opensAll={opensAll} reportButton={reportButton} />}
      {view === 'my-listings' && <MyListings canSell={canSell} />}
      {view === 'my-offers' && <MyOffers opensAll={opensAll} {...offers} />}
    </>
  );
}
