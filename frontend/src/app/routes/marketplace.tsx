import { ArrowLeft } from 'lucide-react';
import { Link } from 'react-router';

import { Button } from '../../components/button';
import { PageTitle } from '../../components/page';
import { Marketplace } from '../../features/marketplace/marketplace';
import { useUser } from '../session';

export default function MarketplaceRoute() {
  const user = useUser();
  return (
    <>
      <div className="mb-4 flex flex-wrap items-center justify-between gap-3">
        <PageTitle title="Marketplace">Marketplace</PageTitle>
        <Button asChild variant="secondary">
          <Link to="/dashboard">
            <ArrowLeft className="size-4" aria-hidden />
            Back to Dashboard
          </Link>
        </Button>
      </div>
      <Marketplace userId={user.id} canSell={user.user_type === 'startup'} />
    </>
  );
}
