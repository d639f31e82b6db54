import { useSearchParams } from 'react-router';

import { ForSale } from './for-sale';
import { MyListings } from './my-listings';
import { MyOffers } from './my-offers';
import { ViewLinks } from './view-links';
import { viewOf } from './views';

/** What is for sale, what the user sells, and what they offered; the address says which. */
export function Marketplace({ userId, canSell }: { userId: string; canSell: boolean }) {
  const [search] = useSearchParams();
  const view = viewOf(search);
  return (
    <>
      <ViewLinks current={view} />
      {view === 'for-sale' && <ForSale userId={userId} />}
      {view === 'my-listings' && <MyListings canSell={canSell} />}
      {view === 'my-offers' && <MyOffers />}
    </>
  );
}
