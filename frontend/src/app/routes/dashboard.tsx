import { lazy, Suspense } from 'react';

import { useUser } from '../session';

const FounderDashboard = lazy(() => import('./founder-dashboard'));
const InvestorDashboard = lazy(() => import('./investor-dashboard'));

/** Each kind of account has a dashboard of its own, and loads only that. */
export default function Dashboard() {
  const user = useUser();
  return (
    <Suspense fallback={<p className="py-10 text-center text-reading text-muted">Loading...</p>}>
      {user.user_type === 'startup' ? <FounderDashboard /> : <InvestorDashboard />}
    </Suspense>
  );
}
