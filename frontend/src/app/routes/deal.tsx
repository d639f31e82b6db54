import { useParams } from 'react-router';

import { BackLink } from '../../components/back-link';
import { DownloadButton } from '../../components/download-button';
import { DealScreen } from '../../features/deals/deal-screen';
import { MessageButton } from '../../features/messages/message-button';
import { useUser } from '../session';

/** A deal, for its buyer and seller (SCREEN-13). */
export default function DealRoute() {
  const { dealId = '' } = useParams();
  return (
    <>
      <BackLink to="/deals" look="link" />
      <DealScreen
        key={dealId}
        dealId={dealId}
        user={useUser()}
        actions={({ listing_id, role, startup }) => (
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
          </>
        )}
      />
    </>
  );
}
