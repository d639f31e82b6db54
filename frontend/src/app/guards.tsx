import { Navigate, Outlet } from 'react-router';

import { useSession } from './session';

/** Shows the route to visitors; redirects signed-in users to /dashboard. */
export function PublicOnly() {
  return useSession() ? <Navigate to="/dashboard" replace /> : <Outlet />;
}

/** Shows the route to signed-in users; redirects visitors to /. */
export function SignedIn() {
  return useSession() ? <Outlet /> : <Navigate to="/" replace />;
}

/** Shows the route to one kind of account; redirects others to /dashboard. */
export function Only({ userType }: { userType: 'startup' | 'investor' }) {
  return useSession()?.user_type === userType ? <Outlet /> : <Navigate to="/dashboard" replace />;
}
