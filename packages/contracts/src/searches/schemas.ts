import { z } from 'zod';

import { type StartupFilter, startupFilterQuery } from '../startups/filters.js';
import { searchName } from '../startups/schemas.js';
import { id, timestamp } from '../wire/ids.js';

const QUERY_MAX = 4000;
const TOO_LONG = `Must be at most ${QUERY_MAX} characters`;

/** What a search keeps of GET /startups: its filters and its order, without the page. */
const savedFilters = startupFilterQuery.omit({ limit: true, cursor: true, total: true, include: true });

/** A query string as the gateway reads it: a parameter that stands more than once is a list. */
function parametersOf(query: string): Record<string, string | string[] | undefined> {
  const search = new URLSearchParams(query);
  return Object.fromEntries(
    [...new Set(search.keys())].map((key) => {
      const values = search.getAll(key);
      return [key, values.length > 1 ? values : values[0]];
    }),
  );
}

/** The shortest query string of these filters. */
function queryOf({ sector = [], ...filters }: z.output<typeof savedFilters>): string {
  const { q, location, stage, sort, same_sectors } = filters;
  const search = new URLSearchParams();
  if (q) search.set('q', q);
  for (const one of sector) if (one) search.append('sector', one);
  if (same_sectors && search.has('sector')) search.set('same_sectors', 'true');
  if (location) search.set('location', location);
  if (stage && stage !== 'all') search.set('stage', stage);
  for (const key of ['min_score', 'min_revenue', 'min_users'] as const) {
    const value = filters[key];
    if (value !== undefined) search.set(key, String(value));
  }
  if (sort && sort !== 'newest') search.set('sort', sort);
  return search.toString();
}

/** A query of GET /startups. It is checked like the call's own, and kept without defaults and unknown parameters. */
const savedQuery = z
  .string()
  .max(QUERY_MAX, TOO_LONG)
  .transform(parametersOf)
  .pipe(savedFilters)
  .transform(queryOf)
  // Escaping makes a query longer.
  .refine((query) => query.length <= QUERY_MAX, TOO_LONG)
  .meta({ description: 'The query string of GET /startups: filters and order, without the page' });

/** The filters of a saved query; undefined if a later release refuses it. */
export function filterOf(query: string): StartupFilter | undefined {
  return savedFilters.omit({ sort: true }).safeParse(parametersOf(query)).data;
}

export const searchFollow = z.object({ followed: z.boolean() }).meta({ id: 'SearchFollow' });
export type SearchFollow = z.infer<typeof searchFollow>;

export const searchInput = z.object({ ...searchName.shape, query: savedQuery }).meta({ id: 'SearchInput' });
export type SearchInput = z.output<typeof searchInput>;

/** An investor's saved search; `query` opens it with GET /startups. */
export const savedSearch = z
  .object({
    id,
    name: z.string(),
    query: z.string(),
    followed: z
      .boolean()
      .default(false) // the previous release sends none
      .describe('Whether the investor is told of new startups once a day'),
    created_at: timestamp,
  })
  .meta({ id: 'SavedSearch' });
export type SavedSearch = z.infer<typeof savedSearch>;
