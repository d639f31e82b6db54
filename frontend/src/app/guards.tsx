import { Navigate, Outlet } from 'react-router';

import { useSession } from './session';

/** The landing page is for those who are not signed in; others go to /dashboard. */
export function PublicOnly() {
  return useSession() ? <Navigate to="/dashboard" replace /> : <Outlet />;
}

/** Who is not signed in goes to /. */
export function SignedIn() {
  return useSession() ? <Outlet /> : <Navigate to="/" replace />;
}

/** One kind of account; others go to /dashboard. */
export function Only({ userType }: { userType: 'startup' | 'investor' }) {
  return useSession()?.user_type === userType ? <Outlet /> : <Navigate to="/dashboard" replace />;
}
