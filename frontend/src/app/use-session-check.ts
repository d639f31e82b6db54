import { useEffect, useState } from 'react';

import { statusOf } from '../api/errors';
import { useAccountsGetQuery } from '../features/auth/api';

/** How long server errors, or missing answers, are retried before the check gives up. */
const PATIENCE_MS = 10_000;
const FIRST_PAUSE_MS = 500;
const LONGEST_PAUSE_MS = 3000;

type Failure = 'refused' | 'server error' | 'no answer';

function failureOf(error: unknown): Failure {
  const status = statusOf(error);
  if (status === undefined) return 'no answer';
  return status >= 500 ? 'server error' : 'refused';
}

interface Tries {
  readonly failure: Failure;
  readonly since: number;
  readonly count: number;
}

/**
 * Asks the server whose the stored token is (SESSION-2, SESSION-7). A request without an answer says
 * nothing about the token, nor does one whose page the user is leaving: both are tried again. A server
 * error is tried again for ten seconds before it counts as a refusal.
 */
export function useSessionCheck(token: string | null) {
  const {
    currentData: user,
    error,
    isFetching,
    refetch,
  } = useAccountsGetQuery(undefined, {
    skip: token === null,
  });
  const [tries, setTries] = useState<Tries | null>(null);
  const isOpen = token !== null && user === undefined;
  const hasFailed = isOpen && !isFetching && error !== undefined;

  useEffect(() => {
    if (!isOpen) setTries(null);
  }, [isOpen]);

  useEffect(() => {
    if (!hasFailed) return;
    const failure = failureOf(error);
    setTries((before) =>
      before?.failure === failure
        ? { ...before, count: before.count + 1 }
        : { failure, since: Date.now(), count: 1 },
    );
  }, [hasFailed, error]);

  const isOver = tries !== null && Date.now() - tries.since >= PATIENCE_MS;
  const mayTryAgain = hasFailed && tries !== null && tries.failure !== 'refused' && !isOver;

  useEffect(() => {
    if (!mayTryAgain) return;
    const pause = Math.min(FIRST_PAUSE_MS * 2 ** (tries.count - 1), LONGEST_PAUSE_MS);
    const timer = setTimeout(() => void refetch(), pause);
    return () => clearTimeout(timer);
  }, [mayTryAgain, tries, refetch]);

  return {
    user,
    error,
    /** The server refuses the token, or could not say anything else for ten seconds. */
    isRefused: hasFailed && (tries?.failure === 'refused' || (tries?.failure === 'server error' && isOver)),
    /** The server has not answered for ten seconds; the token stays. */
    isUnanswered: hasFailed && tries?.failure === 'no answer' && isOver,
    tryAgain: () => {
      setTries(null);
      void refetch();
    },
  };
}
