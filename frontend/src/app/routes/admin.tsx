import { useCallback } from 'react';
import { useNavigate } from 'react-router';

import { BackLink } from '../../components/back-link';
import { PageTitle } from '../../components/page';
import { AdminDashboard } from '../../features/admin/admin-dashboard';

/** The admin dashboard. Redirects users whom the server refuses to /dashboard. */
export default function Admin() {
  const navigate = useNavigate();
  const leave = useCallback(() => void navigate('/dashboard', { replace: true }), [navigate]);
  return (
    <>
      <BackLink look="link" />
      <div className="mb-6">
        <PageTitle title="Admin Dashboard" />
        <p className="mt-1 text-body text-text-2">Platform overview and metrics</p>
      </div>
      <AdminDashboard onRefused={leave} />
    </>
  );
}
