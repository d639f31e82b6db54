import { rpc } from '@proofround/contracts';
import { ApiClient, rpcClient } from '@proofround/test-kit';
import { Redis } from 'ioredis';
import { Client } from 'pg';

/** The stack under test, started by the run's set-up. */
function setting(name: string): string {
  const value = process.env[name];
  if (!value) throw new Error(`${name} is missing; run the API tests with npm test`);
  return value;
}

/** The address of the stack's trace collector. */
export const tracesUrl = (): string => setting('E2E_TRACES_URL');

/** A client without a session. */
export const anyone = (): ApiClient => new ApiClient(setting('E2E_URL'));
export const aFounder = (name?: string): Promise<ApiClient> => anyone().register('startup', name);
export const anInvestor = (name = 'Ivy Chen'): Promise<ApiClient> => anyone().register('investor', name);
export const theAdmin = (): Promise<ApiClient> =>
  anyone().logIn(setting('E2E_ADMIN_EMAIL'), setting('E2E_ADMIN_PASSWORD'));

/** Grants Investor Access as the maintenance command does. */
export async function grantPremium(client: ApiClient): Promise<void> {
  const { rpc: services, close } = await rpcClient(setting('E2E_NATS_URL'));
  await services.call(rpc.accounts.setPremium, { who: { user_id: client.user?.id ?? '' }, is_premium: true });
  await close();
}

export async function anInvestorWithAccess(name?: string): Promise<ApiClient> {
  const client = await anInvestor(name);
  await grantPremium(client);
  return client;
}

async function onDatabase<T>(url: string, work: (client: Client) => Promise<T>): Promise<T> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

/** The columns that contain a text, in any table of any service: `service.table`. */
export async function textInServices(text: string): Promise<string[]> {
  const server = setting('E2E_DATABASE_URL');
  const names = await onDatabase(server, async (client) => {
    const { rows } = await client.query<{ name: string }>(
      "SELECT datname AS name FROM pg_database WHERE datname LIKE 'proofround\\_%'",
    );
    return rows.map(({ name }) => name);
  });
  const places = names.map((name) => {
    const url = new URL(server);
    url.pathname = `/${name}`;
    return onDatabase(url.href, async (client) => {
      const { rows: tables } = await client.query<{ name: string }>(
        "SELECT tablename AS name FROM pg_tables WHERE schemaname = 'public'",
      );
      const found: string[] = [];
      for (const { name: table } of tables) {
        const { rowCount } = await client.query(
          `SELECT 1 FROM "${table}" AS one WHERE one::text LIKE '%' || $1 || '%' LIMIT 1`,
          [text],
        );
        if (rowCount) found.push(`${name.replace(/^proofround_/, '')}.${table}`);
      }
      return found;
    });
  });
  return (await Promise.all(places)).flat().toSorted();
}

const startupsDatabase = (): string => {
  const url = new URL(setting('E2E_DATABASE_URL'));
  url.pathname = '/proofround_startups';
  return url.href;
};

/** Inserts copies of a startup, older than it, directly into the table, for long lists. */
export async function copyStartup(id: string, count: number): Promise<void> {
  await onDatabase(startupsDatabase(), async (client) => {
    const { rows } = await client.query<{ name: string }>(
      `SELECT column_name AS name FROM information_schema.columns
       WHERE table_name = 'startups' AND column_name NOT IN ('id', 'document', 'lean_document')`,
    );
    const columns = rows.map(({ name }) => `"${name}"`).join(', ');
    await client.query(
      `INSERT INTO startups (id, document, lean_document, ${columns})
       SELECT new_id, replace(document, id::text, new_id::text), replace(lean_document, id::text, new_id::text), ${columns}
       FROM startups, LATERAL (
         SELECT ('00000000-0000-7000-8000-' || lpad(to_hex(n), 12, '0'))::uuid AS new_id
         FROM generate_series(1, $2::int) AS n
       ) AS copy WHERE id = $1`,
      [id, count],
    );
  });
}

/** Removes the copies. */
export async function forgetCopies(id: string): Promise<void> {
  await onDatabase(startupsDatabase(), (client) =>
    client.query("DELETE FROM startups WHERE id::text LIKE '00000000-0000-7000-8000-%' AND id <> $1", [id]),
  );
}

/** The content of a Redis key as text; a dump would be compressed. */
async function contentOf(redis: Redis, key: string): Promise<string> {
  switch (await redis.type(key)) {
    case 'string':
      return (await redis.get(key)) ?? '';
    case 'hash':
      return JSON.stringify(await redis.hgetall(key));
    case 'list':
      return JSON.stringify(await redis.lrange(key, 0, -1));
    case 'set':
      return JSON.stringify(await redis.smembers(key));
    case 'zset':
      return JSON.stringify(await redis.zrange(key, 0, -1));
    case 'stream':
      return JSON.stringify(await redis.xrange(key, '-', '+'));
    default:
      return '';
  }
}

/** The Redis keys that contain a text in name or value. */
export async function textInRedis(text: string): Promise<string[]> {
  const redis = new Redis(setting('E2E_REDIS_URL'));
  try {
    const keys = await redis.keys('*');
    const contents = await Promise.all(keys.map((key) => contentOf(redis, key)));
    return keys.filter((key, index) => key.includes(text) || contents[index]?.includes(text));
  } finally {
    redis.disconnect();
  }
}

/** Sends an action to the local stand-in for Stripe, as its control page does. */
export async function atStripe(path: string, body: unknown = {}): Promise<unknown> {
  const response = await fetch(`${setting('E2E_STRIPE_URL')}/test${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`);
  return response.json();
}
