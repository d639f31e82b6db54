import { Link } from 'react-router';

import { Button } from '../../components/button';

/** Where to go on after a payment that was not made: both lead to the dashboard (specification, section 2). */
export function UnpaidActions() {
  return (
    <>
      <Button asChild variant="secondary">
        <Link to="/dashboard">Back to Dashboard</Link>
      </Button>
      <Button asChild>
        <Link to="/dashboard">Try Again</Link>
      </Button>
    </>
  );
}
