import { createContext, type ReactNode, use, useDeferredValue, useEffect, useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { Navigate, Outlet, useLocation } from 'react-router';

import type { User } from '../api/generated/client';
import { selectToken, selectWasRefused, signedOut } from '../api/session';
import { checkFailureOf } from '../api/session-check';
import { FullPageLoading } from '../components/full-page-loading';
import { ErrorState } from '../components/states';
import { useAccountsGetQuery } from '../features/auth/api';
import { type AskedFor, firstPage } from '../lib/asked-for';

const Session = createContext<User | null>(null);

export const useSession = (): User | null => use(Session);

/** The signed-in user. Only for components below the `SignedIn` guard. */
export function useUser(): User {
  const user = useSession();
  if (!user) throw new Error('useUser needs a signed-in route');
  return user;
}

export const useToken = (): string | null => useSelector(selectToken);

/**
 * Shows Loading... until the session check has an answer (SESSION-2). A refused token is discarded.
 * Without an answer the token stays, and the user can try again (SESSION-7).
 */
export function SessionProvider({ children }: { children: ReactNode }) {
  const token = useToken();
  const dispatch = useDispatch();
  const check = useAccountsGetQuery(undefined, { skip: token === null });
  const checked = check.currentData;
  const failure = check.error && !check.isFetching ? checkFailureOf(check.error) : undefined;
  // Deferred, so that the page renders without blocking. A forbidden page disappears at once.
  const deferred = useDeferredValue(checked);
  const user = checked && deferred;
  const isKnown = user !== undefined;
  const isRefused = !isKnown && failure !== undefined && failure !== 'no answer';

  useEffect(() => {
    if (token !== null && isRefused) dispatch(signedOut());
  }, [token, isRefused, dispatch]);

  if (token !== null && user === undefined) {
    if (failure !== 'no answer') return <FullPageLoading />;
    return (
      <main className="grid min-h-dvh place-items-center">
        <ErrorState
          announced
          title="Proofround does not answer"
          detail="You are still signed in. Check your connection."
          onRetry={() => void check.refetch()}
        />
      </main>
    );
  }
  return <Session value={token === null ? null : (user ?? null)}>{children}</Session>;
}

/** Shows the route to visitors; redirects signed-in users to what they asked for, else to /dashboard. */
export function PublicOnly() {
  return useSession() ? <Navigate to={firstPage()} replace /> : <Outlet />;
}

/**
 * Shows the route to signed-in users; redirects visitors to /. Who logs out here asks for nothing; whose
 * session ends here comes back after the log-in (SESSION-9).
 */
export function SignedIn() {
  const session = useSession();
  const { pathname, search } = useLocation();
  const wasRefused = useSelector(selectWasRefused);
  const [isVisitor] = useState(session === null);
  const asked: AskedFor | null = isVisitor || wasRefused ? { next: pathname + search } : null;
  return session ? <Outlet /> : <Navigate to="/" replace state={asked} />;
}

/** Shows the route to one kind of account; redirects others to /dashboard. */
export function Only({ userType }: { userType: 'startup' | 'investor' }) {
  return useSession()?.user_type === userType ? <Outlet /> : <Navigate to="/dashboard" replace />;
}
