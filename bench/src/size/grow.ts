import { STAGES } from '@proofround/contracts';
import { MATCH_KEYS_VERSION, startupMatchKeys } from '@proofround/matching';
import pg from 'pg';
import { z } from 'zod';

const SECTORS = [
  'FinTech', 'Digital health', 'E-commerce', 'B2B SaaS', 'EdTech', 'Climate tech', 'AI/ML', 'Logistics',
  'PropTech', 'Agriculture', 'Cyber security', 'Developer tools', 'Gaming', 'Mobility', 'Food and beverage',
  'Legal tech', 'Robotics', 'Biotech', 'Travel', 'HR tech',
]; // prettier-ignore
/** Words of the generated texts; the first are the most frequent, as in natural language. */
const WORDS = `customers software small business data clinics platform teams finance payments hospital mobile
  supply chain market schools energy insurance delivery farmers homes freight battery invoices warehouse
  nurses tutors restaurants drones sensors rental tickets fashion recycling leases audits permits visas
  veterinary orchards beekeepers lighthouses glaciers`.split(/\s+/);
const ASKS = [null, 25_000, 100_000, 250_000, 750_000, 2_000_000, 8_000_000];
const SEPARATOR = '\u001f';
const BATCH = 50_000;

const names = z.array(z.object({ name: z.string() }));
const indexes = z.array(z.object({ name: z.string(), definition: z.string() }));

/** A combination of the facts that the match keys depend on. */
const kinds = SECTORS.flatMap((sector) =>
  STAGES.flatMap((stage) => ASKS.map((funding_ask) => ({ sector, stage, funding_ask }))),
);

/**
 * The values of a generated startup, as SQL over the copied row, `n` and `kind`. It keeps the
 * template's analysis, so that its documents have the size of real ones.
 */
const GENERATED: Readonly<Record<string, string>> = {
  id: 'new_id',
  owner_id: 'new_id',
  run_id: 'new_id',
  idea_title: 'title',
  idea_description: 'description',
  sector: 'kind.sector',
  sector_key: 'lower(kind.sector)',
  stage: 'kind.stage',
  funding_ask: 'kind.ask',
  match_keys: 'string_to_array(kind.keys, $6)',
  match_keys_version: `${MATCH_KEYS_VERSION}`,
  search_text: 'lower(title || $6 || description || $6 || kind.sector)',
  parts: `ARRAY[
    CASE WHEN random() < 0.05 THEN NULL ELSE 9 * round(11 * (quality + random()) / 2) END,
    round((100 * (quality + 2 * random()) / 3)::numeric, 1),
    round((100 * (quality + 2 * random()) / 3)::numeric, 1),
    round((100 * (quality + 2 * random()) / 3)::numeric, 1),
    round((35 + 17 * (quality + random()))::numeric, 1)
  ]::double precision[]`,
  overall_score: 'round((20 + 70 * random())::numeric, 1)',
  monthly_revenue: 'CASE WHEN random() < 0.5 THEN 0 ELSE round((10 ^ (6 * random()))::numeric) END',
  user_count: 'round((10 ^ (6 * random()))::numeric)',
  document: `replace(replace(startups.document, startups.id::text, new_id::text), startups.idea_description, description)`,
  lean_document: `replace(replace(startups.lean_document, startups.id::text, new_id::text), startups.idea_description, description)`,
};

/** Zipf-like: squaring a random number prefers the first words. */
const words = (count: number) =>
  `(SELECT string_agg(($5::text[])[1 + floor(${WORDS.length} * random() * random())::int], ' ')
    FROM generate_series(1, ${count} + 0 * n))`;

/** Runs `work` without the indexes that take longer to extend than to build again afterwards. */
async function withoutSlowIndexes(client: pg.Client, work: () => Promise<void>): Promise<void> {
  const slow = indexes.parse(
    (
      await client.query(
        `SELECT indexname AS name, indexdef AS definition FROM pg_indexes
         WHERE tablename = 'startups' AND indexdef LIKE '%USING gin%'`,
      )
    ).rows,
  );
  for (const { name } of slow) await client.query(`DROP INDEX "${name}"`);
  await work();
  for (const { definition } of slow) await client.query(definition);
}

/** Adds startups that differ in text, sector, stage, score and figures, as copies of an analysed one. */
export async function growStartups(url: string, templateId: string, from: number, to: number): Promise<void> {
  const client = new pg.Client(url);
  await client.connect();
  try {
    await client.query(
      `SET maintenance_work_mem = '512MB'; SET synchronous_commit = off; SELECT setseed(0.5)`,
    );
    const columns = names
      .parse(
        (
          await client.query(
            `SELECT column_name AS name FROM information_schema.columns
             WHERE table_schema = 'public' AND table_name = 'startups' ORDER BY ordinal_position`,
          )
        ).rows,
      )
      .map(({ name }) => name);
    const insert = `
      INSERT INTO startups (${columns.map((name) => `"${name}"`).join(', ')})
      SELECT ${columns.map((name) => GENERATED[name] ?? `startups."${name}"`).join(', ')}
      FROM startups,
        LATERAL (
          SELECT n, (substr(startups.id::text, 1, 24) || lpad(to_hex(n), 12, '0'))::uuid AS new_id,
            initcap(${words(3)}) || ' ' || n AS title, ${words(60)} AS description,
            random() AS quality,
            ($4::text[])[1 + floor(random() * ${kinds.length})::int]::jsonb AS facts
          FROM generate_series($2::int, $3::int) AS n
        ) AS made,
        LATERAL (
          SELECT facts->>'sector' AS sector, facts->>'stage' AS stage, (facts->>'ask')::numeric AS ask,
            facts->>'keys' AS keys
        ) AS kind
      WHERE startups.id = $1`;
    const facts = kinds.map((kind) =>
      JSON.stringify({
        ...kind,
        ask: kind.funding_ask,
        keys: startupMatchKeys(kind).join(SEPARATOR),
      }),
    );
    await withoutSlowIndexes(client, async () => {
      for (let first = from; first < to; first += BATCH) {
        const last = Math.min(first + BATCH, to) - 1;
        await client.query(insert, [templateId, first, last, facts, WORDS, SEPARATOR]);
      }
    });
    await client.query('VACUUM ANALYZE startups');
  } finally {
    await client.end();
  }
}
