import { type FitWeights, isId, notACursor, type StartupSort } from '@proofround/contracts';
import { cursorOf, positionOf } from '@proofround/service-kit';

import { fitWithSql } from '../records/fit.js';

export interface Place {
  readonly id: string;
  /** The value that the list is ordered by, as Postgres writes it; null if the id alone orders it. */
  readonly value: string | null;
}

/** The cursor after a row. */
export const cursorAfter = ({ id, value }: Place): string => (value === null ? id : cursorOf({ value, id }));

/** The place of a cursor. @throws DomainError invalid if the cursor belongs to another sort */
export function placeAt(cursor: string, sort: StartupSort): Place {
  if (sort !== 'newest') return positionOf(cursor);
  if (!isId(cursor)) throw notACursor();
  return { id: cursor, value: null };
}

export interface PageQuery {
  readonly sort: StartupSort;
  /** The condition of the filters, as SQL. */
  readonly filter: string;
  /** The page starts after this place. */
  readonly place: Place | null;
  readonly limit: number;
  readonly userId: string;
  /** The caller's weights, for the sort by own fit. */
  readonly weights: FitWeights;
}

/**
 * The SELECT of a page with `id`, `version` and `value`. `parameter` stores a value and gives its
 * placeholder. The indexes of the migrations BrowseOrder and Size contain the same expressions.
 */
export function selectPage(
  { sort, filter, place, limit, userId, weights }: PageQuery,
  parameter: (value: unknown) => string,
): string {
  const id = place && parameter(place.id);
  const value = place?.value == null ? null : parameter(place.value);
  const after = (column: string, type: string) =>
    value === null ? '' : `AND (${column}, id) < (${value}::${type}, ${id}::uuid)`;
  const ordered = (column: string, type: string) =>
    `SELECT id, version, (${column})::text AS value FROM startups WHERE ${filter} ${after(column, type)}
     ORDER BY ${column} DESC, id DESC LIMIT ${parameter(limit)}`;
  switch (sort) {
    case 'newest':
      return `SELECT id, version, NULL AS value FROM startups WHERE ${filter}
              ${id === null ? '' : `AND id < ${id}`} ORDER BY id DESC LIMIT ${parameter(limit)}`;
    case 'score':
      return ordered('coalesce(overall_score, -1)', 'double precision');
    case 'revenue':
      return ordered('monthly_revenue', 'numeric');
    case 'my_fit':
      return ordered(`coalesce(${fitWithSql(weights, parameter)}, -1)`, 'double precision');
    case 'fit': {
      // The few matches and the many other startups are each read through an index.
      const rows = parameter(limit);
      return `
        WITH fit AS MATERIALIZED (
          SELECT startup_id, match_score FROM matches
          JOIN investor_profiles ON investor_profiles.id = investor_id WHERE user_id = ${parameter(userId)}
        )
        SELECT id, version, score::text AS value FROM (
          (SELECT id, version, match_score AS score FROM fit JOIN startups ON id = startup_id
           WHERE ${filter} ${after('match_score', 'double precision')}
           ORDER BY match_score DESC, id DESC LIMIT ${rows})
          UNION ALL
          (SELECT id, version, -1 FROM startups
           WHERE ${filter} ${after('-1', 'double precision')} AND id NOT IN (SELECT startup_id FROM fit)
           ORDER BY id DESC LIMIT ${rows})
        ) AS page ORDER BY score DESC, id DESC LIMIT ${rows}`;
    }
  }
}
