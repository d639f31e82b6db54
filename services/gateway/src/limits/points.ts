import type { Endpoint } from '@proofround/contracts';

/** What a whole list costs in requests, because it may read thousands of rows. */
const FULL_LIST_POINTS = 10;
/** What a page costs in requests if the database reads every row for a very short search. */
const UNINDEXED_POINTS = 20;
/** What a page costs in requests if the database reads and weighs every row for it. */
const OWN_WEIGHTS_POINTS = 100;

type Query = Readonly<Record<string, unknown>>;

const textsOf = (value: unknown): readonly string[] =>
  [value].flat().filter((text): text is string => typeof text === 'string' && text.trim() !== '');

const isGiven = (value: unknown): boolean => textsOf(value).length > 0;

/** The index of searches holds groups of three letters or digits. */
const isIndexed = (text: string): boolean => /[\p{L}\p{N}]{3}/u.test(text);

/** Whether no index answers the searches of the query, because they are very short. */
function isUnindexed({ q, sector }: Query): boolean {
  const searches = [textsOf(q), textsOf(sector)].filter((texts) => texts.length > 0);
  return searches.length > 0 && !searches.some((texts) => texts.every(isIndexed));
}

/** What the database's work for a page costs in requests. */
function readPoints(query: Query): number {
  if (query['sort'] === 'my_fit') return OWN_WEIGHTS_POINTS;
  return isUnindexed(query) ? UNINDEXED_POINTS : 1;
}

/** How many requests a request counts as (LIMIT-8). */
export function pointsOf(endpoint: Pick<Endpoint, 'paged'>, query: Query): number {
  if (endpoint.paged !== true) return 1;
  const isPage = isGiven(query['limit']) || isGiven(query['cursor']);
  return Math.max(isPage ? 1 : FULL_LIST_POINTS, readPoints(query));
}
