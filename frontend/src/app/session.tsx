import type { User } from '../api/generated/client';
import { createContext, use, useDeferredValue, useEffect, type ReactNode } from 'react';
import { useDispatch, useSelector } from 'react-redux';

import { statusOf } from '../api/errors';
import { sessionEnded, signedOut } from '../api/session';
import { FullPageLoading } from '../components/states';
import { useAccountsGetQuery } from '../features/auth/api';
import type { RootState } from './store';

const Session = createContext<User | null>(null);

/** The signed-in user; null when nobody is. */
export const useSession = (): User | null => use(Session);

/** The signed-in user, below a guard that has seen to it. */
export function useUser(): User {
  const user = useSession();
  if (!user) throw new Error('useUser needs a signed-in route');
  return user;
}

export const useToken = (): string | null => useSelector((state: RootState) => state.session.token);

/**
 * The session check (SESSION-2): a stored token is checked at start, meanwhile the
 * screen shows Loading..., and a failed check discards it.
 */
export function SessionProvider({ children }: { children: ReactNode }) {
  const token = useToken();
  const dispatch = useDispatch();
  const { currentData, error } = useAccountsGetQuery(undefined, { skip: token === null });
  // The page behind it is drawn bit by bit; one that is no longer allowed is gone at once.
  const drawn = useDeferredValue(currentData);
  const user = currentData && drawn;
  const failedAtStart = error !== undefined && user === undefined;
  const refusedLater = user !== undefined && statusOf(error) === 401;

  useEffect(() => {
    if (token === null) return;
    if (failedAtStart) dispatch(signedOut());
    else if (refusedLater) dispatch(sessionEnded());
  }, [token, failedAtStart, refusedLater, dispatch]);

  if (token !== null && user === undefined) return <FullPageLoading />;
  return <Session value={token === null ? null : (user ?? null)}>{children}</Session>;
}
