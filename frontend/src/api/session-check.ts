import type { BaseQueryFn } from '@reduxjs/toolkit/query/react';

import { pause } from '../lib/pause';
import { statusOf } from './errors';

const PATIENCE_MS = 10_000;
const FIRST_PAUSE_MS = 500;
const MAX_PAUSE_MS = 3000;

type Failure = 'refused' | 'server error' | 'no answer';

/** Classifies a failed session check. Only a refusal proves at once that the token is invalid. */
export function checkFailureOf(error: unknown): Failure {
  const status = statusOf(error);
  if (status === undefined) return 'no answer';
  return status >= 500 ? 'server error' : 'refused';
}

/**
 * Repeats the session check for ten seconds without an answer and for ten seconds of server errors
 * (SESSION-7). A request may stay unanswered because the user leaves the page.
 */
export function withSessionCheckRetries<Args, Failed, Options extends object>(
  query: BaseQueryFn<Args, unknown, Failed, Options>,
): BaseQueryFn<Args, unknown, Failed, Options> {
  return async (args, api, options) => {
    let failure: Failure | undefined;
    let since = 0;
    let pauseMs = FIRST_PAUSE_MS;
    for (;;) {
      const result = await query(args, api, options);
      if (api.endpoint !== 'accountsGet' || result.error === undefined) return result;
      const latest = checkFailureOf(result.error);
      if (latest !== failure) {
        failure = latest;
        since = Date.now();
        pauseMs = FIRST_PAUSE_MS;
      }
      if (failure === 'refused' || Date.now() - since >= PATIENCE_MS) return result;
      await pause(pauseMs);
      if (api.signal.aborted) return result;
      pauseMs = Math.min(2 * pauseMs, MAX_PAUSE_MS);
    }
  };
}
