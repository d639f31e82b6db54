import { ArrowLeft } from 'lucide-react';
import { Link } from 'react-router';

import { Button } from '../../components/button';
import { PageTitle } from '../../components/page';

/** Only a heading and a back button (specification, section 2); the matches are on the dashboard. */
export default function Matches() {
  return (
    <div className="flex flex-col items-start gap-4">
      <PageTitle title="Investor Matches">Investor Matches</PageTitle>
      <Button asChild variant="secondary">
        <Link to="/dashboard">
          <ArrowLeft className="size-4" aria-hidden />
          Back to Dashboard
        </Link>
      </Button>
    </div>
  );
}
