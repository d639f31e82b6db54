import { HttpResponse } from 'msw';

/** The requested page of `all`, with a Link header to the next page, as the API sends it. */
export function pageOf<Item extends object>(
  request: Request,
  all: readonly Item[],
  idOf: (item: Item) => string,
) {
  const { pathname, searchParams } = new URL(request.url);
  const limit = Number(searchParams.get('limit') ?? all.length);
  const from = all.findIndex((item) => idOf(item) === searchParams.get('cursor')) + 1;
  const rows = all.slice(from, from + limit);
  const last = rows.at(-1);
  const headers = new Headers();
  if (searchParams.get('total') === 'true') headers.set('total-count', String(all.length));
  if (last && last !== all.at(-1)) {
    const next = new URLSearchParams(searchParams);
    next.set('cursor', idOf(last));
    headers.set('link', `<${pathname}?${next}>; rel="next"`);
  }
  return HttpResponse.json<Item[]>(rows, { headers });
}
