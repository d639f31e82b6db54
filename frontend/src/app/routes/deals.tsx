import { useParams } from 'react-router';

import { BackLink } from '../../components/back-link';
import { DownloadButton } from '../../components/download-button';
import { PageTitle } from '../../components/page';
import { DealList } from '../../features/deals/deal-list';
import { DealScreen } from '../../features/deals/deal-screen';
import { MessageButton } from '../../features/messages/message-button';
import { useUser } from '../session';

/** The user's deals (SCREEN-12). */
export function Deals() {
  return (
    <>
      <BackLink to="/marketplace" look="link" />
      <PageTitle title="My deals" className="mb-6" />
      <DealList />
    </>
  );
}

/** A deal, for its buyer and seller (SCREEN-13). */
export function Deal() {
  const { dealId = '' } = useParams();
  return (
    <>
      <BackLink to="/deals" look="link" />
      <DealScreen
        key={dealId}
        dealId={dealId}
        user={useUser()}
        actions={({ listing_id, role, startup, other_id }) => (
          <>
            <DownloadButton
              path={`/api/deals/${dealId}/letter-of-intent.pdf`}
              fileName="letter-of-intent.pdf"
              failure="Failed to make the letter of intent"
            >
              Letter of intent
            </DownloadButton>
            {role === 'buyer' && startup && (
              <MessageButton to={{ listing_id }} title="Message the seller" description="About this deal" />
            )}
            {role === 'seller' && startup && other_id && (
              <MessageButton
                to={{ listing_id, investor_id: other_id }}
                title="Message the buyer"
                description="About this deal"
              />
            )}
          </>
        )}
      />
    </>
  );
}
