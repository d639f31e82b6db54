import { client } from '../../api/generated/client';

const api = client.injectEndpoints({
  endpoints: (build) => ({
    /** Whether the user has a startup or an investor profile at all; asks for one, not for the list. */
    hasAny: build.query<boolean, 'startups' | 'investors'>({
      query: (kind) => ({ url: `/api/${kind}`, params: { limit: 1 } }),
      transformResponse: (found: unknown[]) => found.length > 0,
      providesTags: (_has, _error, kind) => [
        { type: kind === 'startups' ? 'Startup' : 'Investor', id: 'LIST' },
      ],
    }),
  }),
});

export const { useHasAnyQuery } = api;
