import { startup as startupSchema } from '@proofround/contracts';
import { inDatabase, query, type Stack } from '@proofround/launcher';
import { ApiClient, aStartup, until } from '@proofround/test-kit';
import { v7 as uuid } from 'uuid';
import { z } from 'zod';

export interface Seeded {
  founder: ApiClient;
  investors: ApiClient[];
  startupIds: string[];
  logins: LogIn[];
}

/** The log-in of an account in a browser where it has signed in before. */
export interface LogIn {
  body: { email: string; password: string };
  /** The cookie of its known device. */
  cookie: string;
}

/** What the benchmarks need of a startup. Another checkout may answer with other fields. */
export const startupState = startupSchema.pick({ id: true, analysis_status: true });

const PASSWORD = 'correct horse';
/** Enough that each account has few sessions. */
const LOGINS = 200;

/** Accounts, investors without Investor Access, and analysed startups. */
export async function seed(stack: Stack, counts: { startups: number; investors: number }): Promise<Seeded> {
  const visitor = new ApiClient(stack.url);
  const founder = await visitor.register('startup');
  const investors: ApiClient[] = [];
  for (let index = 0; index < counts.investors; index++) investors.push(await visitor.register('investor'));

  const database = inDatabase(stack.addresses?.DATABASE_URL ?? '', 'proofround_startups');
  const { id } = await founder.read(startupState, 'POST', '/startups', aStartup());
  await until('the first startup is analysed', async () => {
    const now = await founder.read(startupState, 'GET', `/startups/${id}`);
    return now.analysis_status === 'complete';
  });
  await copies(database, id, counts.startups);
  const rows = z.array(z.object({ id: z.string() })).parse(await query(database, 'SELECT id FROM startups'));
  return { founder, investors, startupIds: rows.map((row) => row.id), logins: await logins(visitor) };
}

async function logins(visitor: ApiClient): Promise<LogIn[]> {
  const all: LogIn[] = [];
  while (all.length < LOGINS) {
    const body = { email: `${uuid()}@example.com`, password: PASSWORD };
    const answer = await visitor.post('/auth/register', { ...body, name: 'Bench', user_type: 'startup' });
    all.push({ body, cookie: answer.headers.get('set-cookie')?.split(';')[0] ?? '' });
  }
  return all;
}

/** Inserts copies of one startup with different ids, titles, stages and scores directly into the table. */
async function copies(database: string, id: string, count: number): Promise<void> {
  const columns = z
    .array(z.object({ name: z.string() }))
    .parse(
      await query(
        database,
        "SELECT column_name AS name FROM information_schema.columns WHERE table_name = 'startups' ORDER BY ordinal_position",
      ),
    )
    .map(({ name }) => name);
  const copied = (document: string) =>
    `replace(replace(${document}, id::text, new_id::text), '"' || idea_title || '"', '"' || idea_title || ' ' || n || '"')`;
  const own: Record<string, string> = {
    id: 'new_id',
    idea_title: "idea_title || ' ' || n",
    stage: "(ARRAY['idea', 'mvp', 'launched', 'growing'])[1 + n % 4]",
    overall_score: '(n * 7919) % 100',
    run_id: 'new_id',
    document: copied('document'),
    lean_document: copied('lean_document'),
  };
  await query(
    database,
    `INSERT INTO startups (${columns.map((name) => `"${name}"`).join(', ')})
     SELECT ${columns.map((name) => own[name] ?? `"${name}"`).join(', ')}
     FROM startups, LATERAL (
       SELECT n, (substr(startups.id::text, 1, 24) || lpad(to_hex(n), 12, '0'))::uuid AS new_id
       FROM generate_series(1, ${count - 1}) AS n
     ) AS copy WHERE id = '${id}'`,
  );
  await query(database, 'VACUUM ANALYZE startups');
}
