import type { User } from '../api/generated/client';
import { createContext, use, useDeferredValue, useEffect, type ReactNode } from 'react';
import { useDispatch, useSelector } from 'react-redux';

import { statusOf } from '../api/errors';
import { sessionEnded, signedOut } from '../api/session';
import { ErrorState, FullPageLoading } from '../components/states';
import type { RootState } from './store';
import { useSessionCheck } from './use-session-check';

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

/** Shows Loading... until the session check has an answer; a refused token is discarded (SESSION-2). */
export function SessionProvider({ children }: { children: ReactNode }) {
  const token = useToken();
  const dispatch = useDispatch();
  const { user: checked, error, isRefused, isUnanswered, tryAgain } = useSessionCheck(token);
  // The page behind it is drawn bit by bit; one that is no longer allowed is gone at once.
  const drawn = useDeferredValue(checked);
  const user = checked && drawn;
  const refusedLater = user !== undefined && statusOf(error) === 401;

  useEffect(() => {
    if (token === null) return;
    if (isRefused) dispatch(signedOut());
    else if (refusedLater) dispatch(sessionEnded());
  }, [token, isRefused, refusedLater, dispatch]);

  if (token !== null && user === undefined) {
    if (!isUnanswered) return <FullPageLoading />;
    return (
      <main className="grid min-h-dvh place-items-center">
        <ErrorState
          title="Proofround does not answer"
          detail="You are still signed in. Check your connection."
          onRetry={tryAgain}
        />
      </main>
    );
  }
  return <Session value={token === null ? null : (user ?? null)}>{children}</Session>;
}
