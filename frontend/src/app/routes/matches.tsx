import { useParams } from 'react-router';

import { BackLink } from '../../components/back-link';
import { PageTitle } from '../../components/page';
import { matchesAddress } from '../../features/matches/address';

/** Only a heading and a back button (SCREEN-3), which leads to the startup's matches on the dashboard. */
export default function Matches() {
  const { startupId = '' } = useParams();
  return (
    <div className="flex flex-col items-start gap-4">
      <PageTitle title="Investor Matches" />
      <BackLink at={matchesAddress(startupId)} />
    </div>
  );
}
