import { ArrowLeft } from 'lucide-react';
import { useCallback } from 'react';
import { Link, useNavigate } from 'react-router';

import { Button } from '../../components/button';
import { PageTitle } from '../../components/page';
import { AdminDashboard } from '../../features/admin/admin-dashboard';

/** The admin dashboard; whoever the server refuses goes to /dashboard. */
export default function Admin() {
  const navigate = useNavigate();
  const leave = useCallback(() => void navigate('/dashboard', { replace: true }), [navigate]);
  return (
    <>
      <Button asChild variant="quiet" size="small" className="-ml-3">
        <Link to="/dashboard">
          <ArrowLeft className="size-4" aria-hidden />
          Back to Dashboard
        </Link>
      </Button>
      <div className="mt-2 mb-6">
        <PageTitle title="Admin Dashboard">Admin Dashboard</PageTitle>
        <p className="mt-1 text-body text-text-2">Platform overview and metrics</p>
      </div>
      <AdminDashboard onRefused={leave} />
    </>
  );
}
