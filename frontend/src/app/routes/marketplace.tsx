import { BackLink } from '../../components/back-link';
import { PageTitle } from '../../components/page';
import { Marketplace } from '../../features/marketplace/marketplace';
import { useUser } from '../session';

export default function MarketplaceRoute() {
  const user = useUser();
  return (
    <>
      <BackLink look="link" />
      <PageTitle title="Marketplace" className="mb-4 text-page font-semibold">
        Marketplace
      </PageTitle>
      <Marketplace userId={user.id} canSell={user.user_type === 'startup'} />
    </>
  );
}
