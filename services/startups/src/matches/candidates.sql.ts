import type { DataSource } from 'typeorm';
import { z } from 'zod';

/** A result holds 200 pairs: the matcher's 100 best and up to 100 former ones. */
const FORMER = 100;
const FIT = 220;
const NEIGHBOURS = 60;
const SECTOR_ONLY = 60;
const NEWEST = 60;
/** The rows of one group that are scored before its limit applies. */
const SCANNED = 2000;

const idRows = z.array(z.object({ id: z.string() }));

/**
 * Queries for the likely counterparts of one profile, most likely first. Each group scans a bounded number
 * of rows, so the cost hardly grows with the number of profiles:
 * - former matches, outdated scores first; the excess waits for further rounds;
 * - profiles in the same match cell (sector, band of amounts, stage), by likelihood;
 * - profiles in neighbouring sectors with fitting amounts and stages, and those whose sector is outside
 *   the vocabulary but shares a word;
 * - profiles that share only the sector;
 * - the newest profiles, so an unusual word hides nobody.
 */
function candidates(side: {
  table: 'startups' | 'investor_profiles';
  /** SQL condition that every candidate meets; former matches need not. */
  eligible: string;
  /** SQL expression over `columns`; higher values rank first. */
  likelihood: string;
  columns: string;
  /** The column of `matches` that holds the candidate. */
  candidate: 'startup_id' | 'investor_id';
  /** The column of `matches` that holds the profile that candidates are sought for. */
  subject: 'startup_id' | 'investor_id';
}) {
  const { table, eligible, likelihood, columns, candidate, subject } = side;
  const group = (rank: number, keys: string, limit: number) => `
    (SELECT id, ${rank} AS group_rank, ${likelihood} AS likelihood FROM (
       SELECT id, match_keys, ${columns} FROM ${table}
       WHERE match_keys && ${keys}::text[] AND ${eligible} LIMIT ${SCANNED}
     ) AS scanned ORDER BY likelihood DESC, id DESC LIMIT ${limit})`;
  const former = `SELECT ${candidate} AS id, 0 AS group_rank,
          match_score + (CASE WHEN stale_since IS NULL THEN 0 ELSE 1000 END) AS likelihood FROM matches
        WHERE ${subject} = $1 ORDER BY likelihood DESC LIMIT ${FORMER}`;
  const fitting = `SELECT id FROM (
       (${former})
       UNION ALL ${group(1, '$2', FIT)}
       UNION ALL ${group(2, '$3', NEIGHBOURS)}
       UNION ALL ${group(3, '$4', SECTOR_ONLY)}
     ) AS grouped GROUP BY id ORDER BY min(group_rank), max(likelihood) DESC, id DESC`;
  const newest = `SELECT id FROM ${table} WHERE ${eligible} ORDER BY id DESC LIMIT ${NEWEST}`;
  return { former, fitting, newest };
}

/** Forces the planner to use the index on the match keys; because of the LIMIT it would scan the table. */
export const BY_INDEX_ONLY =
  'SET LOCAL enable_seqscan = off; SET LOCAL enable_indexscan = off; SET LOCAL enable_indexonlyscan = off';

/** The fitting candidates, most likely first. */
async function fittingIds(database: DataSource, fitting: string, values: unknown[]): Promise<string[]> {
  const rows = await database.transaction(async (tx) => {
    await tx.query(BY_INDEX_ONLY);
    return idRows.parse(await tx.query(fitting, values));
  });
  return rows.map(({ id }) => id);
}

/** The ids of distinct startups for an investor, most likely first. */
export async function candidateStartups(database: DataSource, values: unknown[]): Promise<string[]> {
  const { fitting, newest } = STARTUPS_FOR_INVESTOR;
  const found = await fittingIds(database, fitting, values);
  const newestRows = idRows.parse(await database.query(newest));
  return [...new Set([...found, ...newestRows.map(({ id }) => id)])];
}

/**
 * An expression that changes with every write of an investor profile: the transaction that wrote the row. A
 * match locks the row and does not write it. PostgreSQL needs much longer for a hash of the facts.
 */
export const investorVersion = (table: string): string => `${table}.xmin::text`;

const namedRows = z.array(z.object({ investor_id: z.string(), version: z.string() }));

/** Investor profiles with their versions: those of the ids, and the newest. */
const NAME_INVESTORS = `
  SELECT id AS investor_id, ${investorVersion('investor_profiles')} AS version FROM investor_profiles
  JOIN (
    SELECT unnest($1::uuid[]) AS id UNION (SELECT id FROM investor_profiles ORDER BY id DESC LIMIT $2)
  ) AS wanted USING (id)`;

type NamedInvestors = z.output<typeof namedRows>;

/** Names investors in the order of their ids, and behind them as many of the newest. */
async function nameInvestors(database: DataSource, ids: string[], newest: number): Promise<NamedInvestors> {
  const named = namedRows.parse(await database.query(NAME_INVESTORS, [ids, newest]));
  const places = new Map(ids.map((id, place) => [id, place]));
  const placeOf = ({ investor_id }: { investor_id: string }) => places.get(investor_id) ?? ids.length;
  return named.sort(
    (a, b) => placeOf(a) - placeOf(b) || (a.investor_id < b.investor_id ? 1 : -1), // the newest first
  );
}

/** Distinct investors for a startup, most likely first. */
export async function candidateInvestors(database: DataSource, values: unknown[]): Promise<NamedInvestors> {
  const found = await fittingIds(database, INVESTORS_FOR_STARTUP.fitting, values);
  return nameInvestors(database, found, NEWEST);
}

/** The investors that a startup has as matches, outdated scores first. */
export async function matchedInvestors(database: DataSource, startupId: string): Promise<NamedInvestors> {
  const rows = idRows.parse(await database.query(INVESTORS_FOR_STARTUP.former, [startupId]));
  const ids = rows.map(({ id }) => id);
  return nameInvestors(database, ids, 0);
}

/**
 * Values: $1 startup id, $2 its match cells, $3 match cells of neighbouring sectors and words of
 * sector names, $4 its sectors, $5 its funding ask (null when not stated), $6 its stage.
 */
export const INVESTORS_FOR_STARTUP = candidates({
  table: 'investor_profiles',
  eligible: 'true',
  columns: 'budget, check_size_min, check_size_max, preferred_stages',
  likelihood: `(
    (CASE WHEN match_keys && $4::text[] THEN 35 ELSE 25 END)
    + (CASE WHEN $5::numeric IS NULL THEN 15
            WHEN $5::numeric BETWEEN coalesce(check_size_min, 0)
                             AND coalesce(check_size_max, greatest(check_size_min, budget)) THEN 30
            ELSE 10 END)
    + (CASE WHEN preferred_stages IS NULL THEN 8 WHEN $6::text = ANY (preferred_stages) THEN 15 ELSE 4 END)
  )::double precision`,
  candidate: 'investor_id',
  subject: 'startup_id',
});

/**
 * Values: $1 investor id, $2 their match cells, $3 match cells of neighbouring sectors and words of
 * sector names, $4 their sectors, $5 and $6 smallest and largest check, $7 stages (null for any).
 */
export const STARTUPS_FOR_INVESTOR = candidates({
  table: 'startups',
  // The last good analysis stands while a newer one runs or after it failed. A sold one is no new match (MATCH-17).
  eligible: `overall_score IS NOT NULL AND NOT held_back AND NOT is_sold`,
  columns: 'funding_ask, stage',
  likelihood: `(
    (CASE WHEN match_keys && $4::text[] THEN 35 ELSE 25 END)
    + (CASE WHEN funding_ask IS NULL OR funding_ask = 0 THEN 15
            WHEN funding_ask BETWEEN $5::numeric AND $6::numeric THEN 30
            ELSE 10 END)
    + (CASE WHEN $7::text[] IS NULL THEN 8 WHEN stage = ANY ($7::text[]) THEN 15 ELSE 4 END)
  )::double precision`,
  candidate: 'startup_id',
  subject: 'investor_id',
});
