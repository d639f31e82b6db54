import type { List } from '../resources/shapes.js';
import { badRequest } from './errors.js';
import type { ListParams } from './params.js';

/**
 * One page of a list, newest first, in Stripe's form. `rows` are oldest first. `starting_after` asks
 * for the (older) rows after that id, `ending_before` for the (newer) rows before it.
 */
export function pageOf<T extends { id: string; created: number }>(
  rows: readonly T[],
  params: ListParams,
  url: string,
): List<T> {
  const limit = params.limit ?? 10;
  const { gt, gte, lt, lte } = params.created ?? {};
  const all = rows
    .filter(
      ({ created }) =>
        (gt === undefined || created > gt) &&
        (gte === undefined || created >= gte) &&
        (lt === undefined || created < lt) &&
        (lte === undefined || created <= lte),
    )
    .reverse();
  const indexOf = (id: string, param: string) => {
    const index = all.findIndex((row) => row.id === id);
    if (index < 0) throw badRequest(`No such object: '${id}'`, param, 'resource_missing');
    return index;
  };
  if (params.ending_before !== undefined) {
    const end = indexOf(params.ending_before, 'ending_before');
    const start = Math.max(0, end - limit);
    return { object: 'list', data: all.slice(start, end), has_more: start > 0, url };
  }
  const start =
    params.starting_after === undefined ? 0 : indexOf(params.starting_after, 'starting_after') + 1;
  return {
    object: 'list',
    data: all.slice(start, start + limit),
    has_more: start + limit < all.length,
    url,
  };
}
