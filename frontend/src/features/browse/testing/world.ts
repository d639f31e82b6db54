import { HttpResponse } from 'msw';

import type { StartupInList } from '../../../api/generated/client';
import { http } from '../../../test/http';
import { watchedElements } from '../../../test/near';
import { pageOf } from '../../../test/pages';
import { apiServer } from '../../../test/server';

/** A startups API with paging that records the queries and views. */
export function startupServer() {
  const queries: URLSearchParams[] = [];
  const viewed: string[] = [];
  let startups: StartupInList[] = [];
  const server = apiServer(
    http.get('*/api/startups', ({ request }) => {
      const { searchParams } = new URL(request.url);
      queries.push(searchParams);
      const q = searchParams.get('q')?.toLowerCase() ?? '';
      const found = startups.filter(({ idea_title }) => idea_title.toLowerCase().includes(q));
      return pageOf(request, found, ({ id }) => id);
    }),
    http.get('*/api/searches', () => HttpResponse.json([])),
    http.post('*/api/startups/:id/view', ({ params }) => {
      viewed.push(params.id);
      return new HttpResponse(null, { status: 204 });
    }),
  );
  beforeEach(() => {
    watchedElements().clear();
    queries.length = 0;
    viewed.length = 0;
  });
  return {
    server,
    queries,
    viewed,
    holds: (list: StartupInList[]) => {
      startups = list;
    },
  };
}
