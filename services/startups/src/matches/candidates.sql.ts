import type { DataSource } from 'typeorm';
import { z } from 'zod';

/**
 * The likely counterparts of one profile, most likely first. Every part looks at a bounded number
 * of rows, so the cost hardly depends on how many profiles there are:
 * - former matches, those with an outdated score first: what is left over comes in further rounds,
 *   so that every pair that is shown is ranked afresh after a change;
 * - those who share a cell (sector, band of amounts, stage), by what the columns say;
 * - those in neighbouring sectors whose amounts and stages fit, and those whose sector is not in
 *   the vocabulary and shares a word;
 * - those who share the sector only;
 * - the newest, so that nobody is overlooked because of an unusual word.
 */
/** Not more than the matcher tells of beside the best it finds. */
const FORMER = 100;
const FIT = 220;
const NEIGHBOURS = 60;
const SECTOR_ONLY = 60;
const NEWEST = 60;
/** How many of a part are weighed at most. */
const LOOKED_AT = 2000;

const found = z.array(z.object({ id: z.string() }));

function candidates(side: {
  table: 'startups' | 'investor_profiles';
  /** Who may be a candidate at all. */
  eligible: string;
  /** What the columns say about a row: the higher, the likelier. */
  likely: string;
  columns: string;
  /** The columns of a match: the candidate's and the one who asks. */
  candidate: 'startup_id' | 'investor_id';
  asking: 'startup_id' | 'investor_id';
}) {
  const { table, eligible, likely, columns, candidate, asking } = side;
  const part = (rank: number, keys: string, most: number) => `
    (SELECT id, ${rank} AS part, ${likely} AS likely FROM (
       SELECT id, match_keys, ${columns} FROM ${table}
       WHERE match_keys && ${keys}::text[] AND ${eligible} LIMIT ${LOOKED_AT}
     ) AS looked_at ORDER BY likely DESC, id DESC LIMIT ${most})`;
  const fitting = `SELECT id FROM (
       (SELECT ${candidate} AS id, 0 AS part,
          match_score + (CASE WHEN stale_since IS NULL THEN 0 ELSE 1000 END) AS likely FROM matches
        WHERE ${asking} = $1 ORDER BY likely DESC LIMIT ${FORMER})
       UNION ALL ${part(1, '$2', FIT)}
       UNION ALL ${part(2, '$3', NEIGHBOURS)}
       UNION ALL ${part(3, '$4', SECTOR_ONLY)}
     ) AS parts GROUP BY id ORDER BY min(part), max(likely) DESC, id DESC`;
  const newest = `SELECT id FROM ${table} WHERE ${eligible} ORDER BY id DESC LIMIT ${NEWEST}`;
  return { fitting, newest };
}

/**
 * Leaves the index on the keys as the only way in. A limit makes the planner hope to meet enough
 * fitting rows early in the table, and then it compares the keys of row after row.
 */
export const BY_INDEX_ONLY =
  'SET LOCAL enable_seqscan = off; SET LOCAL enable_indexscan = off; SET LOCAL enable_indexonlyscan = off';

/** The ids, most likely first, each once. */
export async function idsOf(
  database: DataSource,
  { fitting, newest }: ReturnType<typeof candidates>,
  values: unknown[],
): Promise<string[]> {
  const fit = await database.transaction(async (tx) => {
    await tx.query(BY_INDEX_ONLY);
    return found.parse(await tx.query(fitting, values));
  });
  const late = found.parse(await database.query(newest));
  return [...new Set([...fit, ...late].map(({ id }) => id))];
}

/**
 * $1 the startup, $2 its cells, $3 the neighbours' cells and words of names, $4 its sectors,
 * $5 its ask (null when not stated), $6 its stage.
 */
export const INVESTORS_FOR_STARTUP = candidates({
  table: 'investor_profiles',
  eligible: 'true',
  columns: 'budget, check_size_min, check_size_max, preferred_stages',
  likely: `(
    (CASE WHEN match_keys && $4::text[] THEN 35 ELSE 25 END)
    + (CASE WHEN $5::numeric IS NULL THEN 15
            WHEN $5::numeric BETWEEN coalesce(check_size_min, 0)
                             AND coalesce(check_size_max, greatest(check_size_min, budget)) THEN 30
            ELSE 10 END)
    + (CASE WHEN preferred_stages IS NULL THEN 8 WHEN $6::text = ANY (preferred_stages) THEN 15 ELSE 4 END)
  )::double precision`,
  candidate: 'investor_id',
  asking: 'startup_id',
});

/**
 * $1 the investor, $2 their cells, $3 the neighbours' cells and words of names, $4 their sectors,
 * $5 and $6 their smallest and largest check, $7 their stages (null for any).
 */
export const STARTUPS_FOR_INVESTOR = candidates({
  table: 'startups',
  eligible: `analysis_status = 'complete' AND NOT held_back`,
  columns: 'funding_ask, stage',
  likely: `(
    (CASE WHEN match_keys && $4::text[] THEN 35 ELSE 25 END)
    + (CASE WHEN funding_ask IS NULL OR funding_ask = 0 THEN 15
            WHEN funding_ask BETWEEN $5::numeric AND $6::numeric THEN 30
            ELSE 10 END)
    + (CASE WHEN $7::text[] IS NULL THEN 8 WHEN stage = ANY ($7::text[]) THEN 15 ELSE 4 END)
  )::double precision`,
  candidate: 'startup_id',
  asking: 'investor_id',
});
