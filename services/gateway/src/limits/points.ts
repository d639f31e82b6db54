import type { Endpoint } from '@proofround/contracts';

/** What a whole list costs in requests, because it may read thousands of rows. */
const FULL_LIST_POINTS = 10;
/** What a page costs in requests if the database reads every row for it. */
const UNINDEXED_POINTS = 20;

type Query = Readonly<Record<string, unknown>>;

const textsOf = (value: unknown): readonly string[] =>
  [value].flat().filter((text): text is string => typeof text === 'string' && text.trim() !== '');

const isGiven = (value: unknown): boolean => textsOf(value).length > 0;

/** The index of searches holds groups of three letters or digits. */
const isIndexed = (text: string): boolean => /[\p{L}\p{N}]{3}/u.test(text);

/** Whether no index answers the query: the order by the caller's own weights, or a very short search. */
function isUnindexed({ sort, q, sector }: Query): boolean {
  const searches = [textsOf(q), textsOf(sector)].filter((texts) => texts.length > 0);
  return sort === 'my_fit' || (searches.length > 0 && !searches.some((texts) => texts.every(isIndexed)));
}

/** How many requests a request counts as (LIMIT-8). */
export function pointsOf(endpoint: Pick<Endpoint, 'paged'>, query: Query): number {
  if (endpoint.paged !== true) return 1;
  const isPage = isGiven(query['limit']) || isGiven(query['cursor']);
  return Math.max(isPage ? 1 : FULL_LIST_POINTS, isUnindexed(query) ? UNINDEXED_POINTS : 1);
}
