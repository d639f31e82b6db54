import { statement, type Statements } from '@proofround/service-kit';
import { z } from 'zod';

import { EQUAL_WEIGHTS, fitSql } from '../records/fit.js';

const FITS = statement(
  `SELECT startups.id, ${fitSql((dimension) => `coalesce(fit_weights.${dimension}, ${EQUAL_WEIGHTS[dimension]})`)} AS fit
   FROM startups LEFT JOIN fit_weights ON user_id = $2 WHERE startups.id = ANY($1)`,
  z.object({ id: z.string(), fit: z.number().nullable() }),
);

/** The fit of each startup by an investor's weights (PIPELINE-8), by id. */
export async function fitsOf(
  statements: Pick<Statements, 'run'>,
  ids: readonly string[],
  userId: string,
): Promise<ReadonlyMap<string, number | null>> {
  const rows = await statements.run(FITS, [ids, userId]);
  return new Map(rows.map(({ id, fit }) => [id, fit]));
}

/** A startup's document, which is a JSON object, with the reader's own fit. */
export const withFit = (document: Buffer, fit: number | null): Buffer =>
  Buffer.concat([document.subarray(0, -1), Buffer.from(`,"my_fit":${fit}}`)]);
