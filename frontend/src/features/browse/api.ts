import { client } from '../../api/generated/client';
import { itemsOf, tagsOf } from '../../api/pages';

export const { useStartupsListPagesInfiniteQuery, useStartupsGetQuery, useLazyStartupsGetQuery } =
  client.enhanceEndpoints({
    endpoints: {
      startupsListPages: {
        providesTags: (data) => [{ type: 'Startup', id: 'LIST' }, ...tagsOf('Startup', itemsOf(data))],
      },
      startupsGet: {
        providesTags: (_startup, _error, { id }) => [
          { type: 'Startup', id },
          { type: 'Startup', id: 'PAGE' },
        ],
      },
    },
  });
