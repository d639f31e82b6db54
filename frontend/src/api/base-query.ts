import {
  fetchBaseQuery,
  type BaseQueryFn,
  type FetchArgs,
  type FetchBaseQueryError,
} from '@reduxjs/toolkit/query/react';

import { fetchOrTake } from './early';
import { began, PLACE_HEADER } from './live/place';
import { sessionEnded } from './session';

interface WithSession {
  session: { token: string | null };
}

/** Repeatable parameters as repeated keys; what is not set is left out. */
function serialize(params: Readonly<Record<string, unknown>>): string {
  const search = new URLSearchParams();
  for (const [key, value] of Object.entries(params)) {
    const values: unknown[] = Array.isArray(value) ? value : [value];
    for (const one of values) {
      if (typeof one === 'string' || typeof one === 'number' || typeof one === 'boolean')
        search.append(key, String(one));
    }
  }
  return search.toString();
}

const raw = fetchBaseQuery({
  baseUrl: '',
  fetchFn: fetchOrTake,
  timeout: 70_000, // above the longest answer, which is the 60 s that match generation may take
  paramsSerializer: serialize,
  prepareHeaders: (headers, { getState }) => {
    const { token } = (getState() as WithSession).session;
    if (token) headers.set('authorization', `Bearer ${token}`);
    // An absent optional header arrives here as the word "undefined".
    if (headers.get('idempotency-key') === 'undefined') headers.delete('idempotency-key');
    return headers;
  },
});

/** Without a parameter that is set there is no query, and no lone question mark. */
function withoutEmptyQuery(args: string | FetchArgs): string | FetchArgs {
  if (typeof args === 'string' || !args.params || serialize(args.params) !== '') return args;
  const { params: _params, ...rest } = args;
  return rest;
}

/** A refused token ends the session; a refused log-in does not. The first answer says from where events count. */
export const baseQuery: BaseQueryFn<string | FetchArgs, unknown, FetchBaseQueryError> = async (
  args,
  api,
  extra,
) => {
  const { token } = (api.getState() as WithSession).session;
  const result = await raw(withoutEmptyQuery(args), api, extra);
  const place = result.meta?.response?.headers.get(PLACE_HEADER);
  if (place) api.dispatch(began(place));
  if (
    result.error?.status === 401 &&
    token !== null &&
    api.endpoint !== 'accountsLogIn' &&
    api.endpoint !== 'accountsRegister'
  ) {
    const now = (api.getState() as WithSession).session.token;
    if (now === token && api.endpoint !== 'accountsGet') api.dispatch(sessionEnded());
  }
  return result;
};
