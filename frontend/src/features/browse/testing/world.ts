import { http, HttpResponse } from 'msw';

import type { Startup } from '../../../api/generated/client';
import { watchedElements } from '../../../test/near';
import { apiServer } from '../../../test/server';

/** A server of so many startups that pages as the API does, and keeps what it was asked. */
export function startupServer() {
  const asked: URLSearchParams[] = [];
  const viewed: string[] = [];
  let startups: Startup[] = [];
  const server = apiServer(
    http.get('*/api/startups', ({ request }) => {
      const { searchParams } = new URL(request.url);
      asked.push(searchParams);
      const q = searchParams.get('q')?.toLowerCase() ?? '';
      const found = startups.filter(({ idea_title }) => idea_title.toLowerCase().includes(q));
      const cursor = searchParams.get('cursor');
      const from = cursor === null ? 0 : found.findIndex(({ id }) => id === cursor) + 1;
      const page = found.slice(from, from + Number(searchParams.get('limit')));
      const last = page.at(-1);
      const next = new URLSearchParams(searchParams);
      next.set('cursor', last?.id ?? '');
      return HttpResponse.json(
        page,
        last && last !== found.at(-1)
          ? { headers: { link: `</api/startups?${next.toString()}>; rel="next"` } }
          : {},
      );
    }),
    http.post('*/api/startups/:id/view', ({ params }) => {
      viewed.push(String(params['id']));
      return new HttpResponse(null, { status: 204 });
    }),
  );
  beforeEach(() => {
    watchedElements().clear();
    asked.length = 0;
    viewed.length = 0;
  });
  return {
    server,
    asked,
    viewed,
    holds: (list: Startup[]) => {
      startups = list;
    },
  };
}
