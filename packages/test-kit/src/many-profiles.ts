import type { Stage } from '@proofround/contracts';
import { investorMatchKeys, MATCH_KEYS_VERSION, startupMatchKeys } from '@proofround/matching/match-keys.js';

/** A DataSource, or another object that runs queries. */
export interface Database {
  query(sql: string, values?: unknown[]): Promise<unknown>;
}

const SECTORS = [
  'FinTech',
  'digital health',
  'E-commerce',
  'B2B SaaS',
  'EdTech',
  'climate tech',
  'AI/ML',
  'logistics',
  'PropTech',
  'agriculture',
  'cyber security',
  'developer tools',
  'gaming',
  'mobility',
  'food and beverage',
  'Legal tech',
  'robotics',
  'biotech',
  'travel',
  'HR tech',
];
const STAGES: readonly Stage[] = ['idea', 'mvp', 'launched', 'growing'];
const PLACES = ['Berlin', 'London', 'Austin, Texas', 'Nairobi', 'São Paulo', 'Singapore', 'Toronto', 'Paris'];
const BATCH = 5000;
const SEPARATOR = '\u001f';

/** A generator of pseudo-random numbers from 0 to 1; the same for the same seed. */
function randomNumbers(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

/** An id that sorts by its number and cannot equal a real id. */
const idOf = (kind: string, number: number) =>
  `${kind}0000000-0000-7000-8000-${number.toString(16).padStart(12, '0')}`;

/** Picks entries and amounts pseudo-randomly. */
function draws(next: () => number) {
  return {
    next,
    pick: <T>(list: readonly T[], fallback: T): T => list[Math.floor(next() * list.length)] ?? fallback,
    /** $10,000 to $10 million */
    amount: () => Math.round(10 ** (4 + next() * 3)),
  };
}
type Draws = ReturnType<typeof draws>;

/** Calls `insert` for one batch after another: the number of its first row and its size. */
async function inBatches(count: number, insert: (first: number, size: number) => Promise<unknown>) {
  for (let at = 0; at < count; at += BATCH) await insert(at, Math.min(BATCH, count - at));
}

function insertStartups(database: Database, { next, pick, amount }: Draws, first: number, size: number) {
  const rows = Array.from({ length: size }, (_, index) => {
    const facts = {
      sector: pick(SECTORS, 'Other'),
      stage: pick(STAGES, 'idea'),
      funding_ask: next() < 0.1 ? null : amount(),
    };
    return {
      id: idOf('1', first + index),
      ...facts,
      location: pick(PLACES, ''),
      keys: startupMatchKeys(facts),
    };
  });
  return database.query(
    `INSERT INTO startups (id, owner_id, idea_title, idea_description, sector, stage, user_count, monthly_revenue,
       funding_ask, location, created_at, search_text, sector_key, analysis_status, overall_score, run_id, document,
       match_keys, match_keys_version)
     SELECT id, id, 'Startup', 'Invented for a measurement.', sector, stage, 0, 0, ask, place, now(), sector,
       lower(sector), 'complete', 50, id, '{}', string_to_array(keys, $7), $8
     FROM unnest($1::uuid[], $2::text[], $3::text[], $4::numeric[], $5::text[], $6::text[])
       AS startup (id, sector, stage, ask, place, keys)`,
    [
      rows.map(({ id }) => id),
      rows.map(({ sector }) => sector),
      rows.map(({ stage }) => stage),
      rows.map(({ funding_ask }) => funding_ask),
      rows.map(({ location }) => location),
      rows.map(({ keys }) => keys.join(SEPARATOR)),
      SEPARATOR,
      MATCH_KEYS_VERSION,
    ],
  );
}

function insertInvestors(database: Database, { next, pick, amount }: Draws, first: number, size: number) {
  const rows = Array.from({ length: size }, (_, index) => {
    const check_size_min = amount();
    const facts = {
      investment_sectors: [...new Set([pick(SECTORS, 'any'), pick(SECTORS, 'any')])],
      check_size_min,
      check_size_max: check_size_min * 6,
      budget: check_size_min * 40,
      preferred_stages: next() < 0.2 ? null : [...new Set([pick(STAGES, 'idea'), pick(STAGES, 'mvp')])],
    };
    return { id: idOf('2', first + index), ...facts, keys: investorMatchKeys(facts) };
  });
  return database.query(
    `INSERT INTO investor_profiles (id, user_id, budget, current_companies, investment_sectors, check_size_min,
       check_size_max, geography_preference, preferred_stages, created_at, match_keys, match_keys_version)
     SELECT id, id, budget, 'None', string_to_array(sectors, $8), least, most, ARRAY['Europe'],
       string_to_array(stages, $8), now(), string_to_array(keys, $8), $9
     FROM unnest($1::uuid[], $2::numeric[], $3::text[], $4::numeric[], $5::numeric[], $6::text[], $7::text[])
       AS investor (id, budget, sectors, least, most, stages, keys)`,
    [
      rows.map(({ id }) => id),
      rows.map(({ budget }) => budget),
      rows.map((row) => row.investment_sectors.join(SEPARATOR)),
      rows.map((row) => row.check_size_min),
      rows.map((row) => row.check_size_max),
      rows.map((row) => row.preferred_stages?.join(SEPARATOR) ?? null),
      rows.map(({ keys }) => keys.join(SEPARATOR)),
      SEPARATOR,
      MATCH_KEYS_VERSION,
    ],
  );
}

/**
 * Inserts generated profiles with complete analyses into the tables, numbered from `from`, for tests
 * and benchmarks of match candidates. The same arguments give the same profiles.
 */
export async function addProfiles(
  database: Database,
  { startups, investors, from = 0 }: { startups: number; investors: number; from?: number },
): Promise<void> {
  const drawn = draws(randomNumbers(7 + from));
  await inBatches(startups, (at, size) => insertStartups(database, drawn, from + at, size));
  await inBatches(investors, (at, size) => insertInvestors(database, drawn, from + at, size));
  await database.query('ANALYZE startups');
  await database.query('ANALYZE investor_profiles');
}
