import { PageTitle } from '../../components/page';

export default function MarketplaceOffers() {
  return <PageTitle title="Offers">Offers</PageTitle>;
}
