import { lazy, Suspense } from 'react';

import { PartLoading } from '../../components/states';
import { useUser } from '../session';

// A failure is that of the page.
const FounderDashboard = lazy(() => import('./founder-dashboard'));
const InvestorDashboard = lazy(() => import('./investor-dashboard'));

/** Loads only the dashboard for the user's kind of account. */
export default function Dashboard() {
  const { user_type: userType } = useUser();
  return (
    <Suspense fallback={<PartLoading />}>
      {userType === 'startup' ? <FounderDashboard /> : <InvestorDashboard />}
    </Suspense>
  );
}
