import type { FitWeights } from '@proofround/contracts';

import { fitOverSql } from '../records/fit.js';
import { BLOCKS, CELLS, cellSql, widthOf } from '../records/fit-cells.js';
import type { Place } from './browse-order.js';

/** The blocks, and the startups in them, that give a first guess of the page's last fit. */
const GUESS_BLOCKS = 100;
const GUESS_ROWS = 1000;
/** Beyond these, reading a whole index in order is as quick. */
const MAX_CELLS = 10_000;
const MAX_ROWS = 30_000;

interface BestFitsQuery {
  /** The condition of the filters, as SQL, without `NOT held_back`. */
  readonly filter: string;
  readonly place: Place | null;
  readonly limit: number;
  readonly weights: FitWeights;
}

/**
 * The SELECT of a page by own fit. It reads only the cells that can hold startups of the page. If it returns
 * fewer than `limit` rows, it gave up, and the page must be read in another way.
 *
 * The fit grows with each part. So no startup of a cell has a higher fit than the cell's upper edges (`most`).
 * The guess is the lowest fit of any `limit` startups that match: the last startup of the page has at least that
 * fit. A cell whose `most` is below the guess holds no startup of the page.
 */
export function selectBestFits(
  { filter, place, limit, weights }: BestFitsQuery,
  parameter: (value: unknown) => string,
): string {
  const fit = fitOverSql(weights, parameter);
  const most = (edges: string) => fit((_, index) => `${edges}[${index + 1}]`);
  const least = (grid: typeof CELLS) =>
    fit((dimension, index) => `(most[${index + 1}] - ${widthOf(grid, dimension)})`);
  const rows = `${parameter(limit)}::int`;
  const last = place && `${parameter(place.value)}::double precision`;
  const after = last === null ? '' : `AND (${fit()}, id) < (${last}, ${parameter(place?.id)}::uuid)`;
  // Cells of better startups only are before the place.
  const reaches = (grid: typeof CELLS) => (last === null ? '' : `AND ${least(grid)} <= ${last}`);
  // The middle of a cell is about half a width below its most.
  const nearest = (value: string, grid: typeof CELLS) =>
    last === null ? `${value} DESC` : `abs(${value} - ${grid.part / 2} - ${last})`;
  const startups = `
    CROSS JOIN LATERAL (
      SELECT id, version, ${fit()} AS value, (${filter} ${after}) AS listed FROM startups
      WHERE ${cellSql(CELLS)} = cell AND NOT held_back AND parts IS NOT NULL
      ORDER BY id DESC LIMIT ${MAX_ROWS + 1}
    ) AS startup`;
  return `
    WITH blocks AS MATERIALIZED (
      SELECT block, ${most('most')} AS most FROM fit_blocks WHERE ${most('most')} IS NOT NULL ${reaches(BLOCKS)}
    ), sample AS MATERIALIZED (
      SELECT value, listed FROM (
        SELECT cell FROM (
          SELECT block FROM blocks ORDER BY ${nearest('most', BLOCKS)} LIMIT ${GUESS_BLOCKS}
        ) AS near JOIN fit_cells USING (block)
        WHERE ${most('most')} IS NOT NULL ${reaches(CELLS)}
        ORDER BY ${nearest(most('most'), CELLS)} LIMIT ${GUESS_ROWS}
      ) AS cells ${startups} LIMIT ${GUESS_ROWS}
    ), guess AS MATERIALIZED (
      SELECT min(value) AS value FROM (
        SELECT value FROM sample WHERE listed ORDER BY value DESC LIMIT ${rows}
      ) AS best HAVING count(*) = ${rows}
    ), cells AS MATERIALIZED (
      SELECT cell FROM (SELECT block FROM blocks WHERE most >= (SELECT value FROM guess)) AS good
      JOIN fit_cells USING (block)
      WHERE ${most('most')} >= (SELECT value FROM guess) ${reaches(CELLS)} LIMIT ${MAX_CELLS + 1}
    ), found AS MATERIALIZED (
      SELECT id, version, value, listed FROM cells ${startups}
      WHERE (SELECT count(*) FROM cells) <= ${MAX_CELLS} LIMIT ${MAX_ROWS + 1}
    )
    SELECT id, version, value::text AS value FROM found
    WHERE listed AND (SELECT count(*) FROM found) <= ${MAX_ROWS}
    ORDER BY found.value DESC, id DESC LIMIT ${rows}`;
}
