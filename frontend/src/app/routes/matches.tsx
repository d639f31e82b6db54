import { useParams } from 'react-router';

import { BackLink } from '../../components/back-link';
import { PageTitle } from '../../components/page';
import { matchesAddress } from '../../features/matches/address';

/**
 * Only a heading and a back button (SCREEN-3). The second line of the heading says where the matches are;
 * the button leads to those of this startup.
 */
export default function Matches() {
  const { startupId = '' } = useParams();
  return (
    <div className="flex flex-col items-start gap-4">
      <hgroup>
        <PageTitle title="Investor Matches" />
        <p className="mt-1 text-body text-text-2">
          They are on the dashboard, each with its reasons. The button leads right to them.
        </p>
      </hgroup>
      <BackLink at={matchesAddress(startupId)} />
    </div>
  );
}
