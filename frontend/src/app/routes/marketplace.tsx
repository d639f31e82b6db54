import { BackLink } from '../../components/back-link';
import { PageTitle } from '../../components/page';
import { DealParty } from '../../features/deals/deal-party';
import { Marketplace } from '../../features/marketplace/marketplace';
import { MessageButton } from '../../features/messages/message-button';
import { ReportButton } from '../../features/reports/report-button';
import { useUser } from '../session';

export default function MarketplaceRoute() {
  const user = useUser();
  return (
    <>
      <BackLink look="link" />
      <PageTitle title="Marketplace" className="mb-4" />
      <Marketplace
        canSell={user.user_type === 'startup'}
        reportButton={(props) => <ReportButton {...props} />}
        offers={{
          party: (props) => <DealParty {...props} />,
          actions: ({ id, listing_id }) => (
            <MessageButton
              to={{ listing_id }}
              title="Message the seller"
              description="About your offer"
              describedBy={`offer-${id}`}
            />
          ),
        }}
      />
    </>
  );
}
