import { workClient } from '../../api/generated/work-client';
import { tagsOf } from '../../api/pages';

const api = workClient.enhanceEndpoints({
  endpoints: {
    startupsListFirst: {
      providesTags: (startups) => [{ type: 'Startup', id: 'LIST' }, ...tagsOf('Startup', startups)],
    },
  },
});

export const { useStartupsListFirstQuery } = api;
