import {
  type BaseQueryFn,
  type FetchArgs,
  fetchBaseQuery,
  type FetchBaseQueryMeta,
} from '@reduxjs/toolkit/query/react';

import { type ApiError, toApiError } from './errors';
import { LIVE_EVENT_ID_HEADER, streamPositionKnown } from './live/last-event';
import { selectToken, sessionEnded, type WithSession } from './session';

interface State extends WithSession {
  api: { queries: Record<string, { data?: unknown } | undefined> };
}

/** Repeats the key of a list parameter and omits parameters that are not set. */
function serialise(params: Readonly<Record<string, unknown>>): string {
  const search = new URLSearchParams();
  for (const [key, value] of Object.entries(params)) {
    const values: unknown[] = Array.isArray(value) ? value : [value];
    for (const item of values) {
      if (typeof item === 'string' || typeof item === 'number' || typeof item === 'boolean')
        search.append(key, String(item));
    }
  }
  return search.toString();
}

const raw = fetchBaseQuery({
  baseUrl: '',
  timeout: 70_000, // match generation, the slowest call, may take 60 s
  paramsSerializer: serialise,
  prepareHeaders: (headers, { getState }) => {
    const token = selectToken(getState() as State);
    if (token) headers.set('authorization', `Bearer ${token}`);
    // The generated client sends an absent optional header as the word "undefined".
    if (headers.get('idempotency-key') === 'undefined') headers.delete('idempotency-key');
    return headers;
  },
});

/** Drops `params` if none is set, because an empty query would leave a lone question mark. */
function withoutEmptyQuery(args: string | FetchArgs): string | FetchArgs {
  if (typeof args === 'string' || !args.params || serialise(args.params) !== '') return args;
  const { params: _params, ...rest } = args;
  return rest;
}

/** A 401 to one of these means wrong credentials and does not end the session. */
const LOG_INS: readonly string[] = ['accountsLogIn', 'accountsRegister', 'mfaLogIn'];

/**
 * Whether a 401 ends the session. A 401 to the session check at start does not: the check itself
 * handles it (SESSION-2).
 */
function endsSession(endpoint: string, usedToken: string | null, { session, api }: State): boolean {
  if (usedToken === null || session.token !== usedToken || LOG_INS.includes(endpoint)) return false;
  return endpoint !== 'accountsGet' || api.queries['accountsGet(undefined)']?.data !== undefined;
}

/** Turns every failure into an `ApiError`. Only this function ends the session on a refused token. */
export const baseQuery: BaseQueryFn<
  string | FetchArgs,
  unknown,
  ApiError,
  object,
  FetchBaseQueryMeta
> = async (args, api, extra) => {
  const token = selectToken(api.getState() as State);
  const { data, error: failure, meta } = await raw(withoutEmptyQuery(args), api, extra);
  const lastEventId = meta?.response?.headers.get(LIVE_EVENT_ID_HEADER);
  if (lastEventId) api.dispatch(streamPositionKnown(lastEventId));
  if (!failure) return { data, meta };
  const error = toApiError(failure);
  if (error.status === 401 && endsSession(api.endpoint, token, api.getState() as State))
    api.dispatch(sessionEnded());
  return { error, meta };
};
