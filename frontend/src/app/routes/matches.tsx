import { BackLink } from '../../components/back-link';
import { PageTitle } from '../../components/page';

/** Only a heading and a back button (SCREEN-3); the matches are on the dashboard. */
export default function Matches() {
  return (
    <div className="flex flex-col items-start gap-4">
      <PageTitle title="Investor Matches" />
      <BackLink />
    </div>
  );
}
