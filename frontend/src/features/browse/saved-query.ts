import { SECTORS } from '@proofround/contracts/startups/sectors.js';

import { type Filters, fromSearch, NO_FILTERS, PARAMS, toQuery, toSearch } from './filters';

/** Saved searches keep the query of GET /startups. The page's own URL says more, such as the favourites. */

const isChoice = (name: string): boolean => SECTORS.some((sector) => sector === name);

/** The filters as a query of GET /startups; empty if nothing is set. As the server keeps it (SEARCH-2). */
export function savedQueryOf(filters: Filters): string {
  const { sector = [], sameSectors, q, location, stage, sort, ...numbers } = toQuery(filters);
  const query = new URLSearchParams();
  if (q !== undefined) query.set('q', q);
  for (const one of [sector].flat()) query.append('sector', one);
  if (sameSectors !== undefined) query.set('same_sectors', sameSectors);
  if (location !== undefined) query.set('location', location);
  if (stage !== undefined) query.set('stage', stage);
  for (const name of ['minScore', 'minRevenue', 'minUsers'] as const) {
    const value = numbers[name];
    if (value !== undefined) query.set(PARAMS[name], value);
  }
  if (sort !== undefined) query.set('sort', sort);
  return query.toString();
}

/** The URL parameters of the page that shows a saved query. */
export function pageOfSaved(query: string): URLSearchParams {
  const page = new URLSearchParams(query);
  const sectors = page.getAll('sector');
  // Chosen sectors stand in the URL under another name than a typed one.
  if (sectors.some(isChoice)) {
    page.delete('sector');
    sectors.forEach((sector) => page.append('sectors', sector));
  }
  if (page.has('same_sectors')) page.set('same_sectors', '1');
  return toSearch({ ...NO_FILTERS, ...fromSearch(page) }, new URLSearchParams());
}
