import { verify as verifyPassword } from '@node-rs/argon2';
import { createSigner, createVerifier } from 'fast-jwt';
import Fastify, { type FastifyReply, type FastifyRequest } from 'fastify';
import { Pool } from 'pg';
import { v7 as uuid } from 'uuid';

/**
 * The machine's limit: one bare process, Fastify and pg with prepared statements on the same
 * databases, with verified tokens and the same bytes for the same requests. No validation, limits,
 * events or other services. A separate process; see bench/src/api.ts.
 */
interface Setting {
  port: number;
  authDatabase: string;
  startupsDatabase: string;
  publicKey: string;
  privateKey: string;
}

interface StartupBody {
  idea_title: string;
  idea_description: string;
  sector: string;
  [field: string]: unknown;
}

const setting = JSON.parse(process.argv[2] ?? '{}') as Setting;
const auth = new Pool({ connectionString: setting.authDatabase, max: 10 });
const startups = new Pool({ connectionString: setting.startupsDatabase, max: 10 });
const verify = createVerifier({ key: setting.publicKey, algorithms: ['RS256'] }) as (token: string) => {
  sub: string;
};
const sign = createSigner({ key: setting.privateKey, algorithm: 'RS256', expiresIn: '7d' });
const app = Fastify();
const JSON_TYPE = 'application/json; charset=utf-8';

const callerOf = (request: FastifyRequest) => verify((request.headers.authorization ?? '').slice(7)).sub;
const send = (reply: FastifyReply, text: string) => reply.header('content-type', JSON_TYPE).send(text);

const USER = 'SELECT id, name, email, user_type, is_premium, created_at FROM users WHERE id = $1';

app.get('/api/auth/me', async (request, reply) => {
  const { rows } = await auth.query({ name: 'me', text: USER, values: [callerOf(request)] });
  return send(reply, JSON.stringify(rows[0]));
});

app.post<{ Body: { email: string; password: string } }>('/api/auth/login', async (request, reply) => {
  const { rows } = await auth.query<{ id: string; password_hash: string }>({
    name: 'login',
    text: 'SELECT * FROM users WHERE email_key = $1',
    values: [request.body.email.toLowerCase()],
  });
  const [user] = rows;
  if (!user || !(await verifyPassword(user.password_hash, request.body.password))) {
    return reply.status(401).send({ detail: 'Invalid email or password' });
  }
  const { password_hash: _, ...shown } = user;
  return send(reply, JSON.stringify({ access_token: sign({ sub: user.id }), user: shown }));
});

app.get<{ Querystring: Record<string, string> }>('/api/startups', async (request, reply) => {
  callerOf(request);
  const { limit, q, stage, min_score } = request.query;
  const values: unknown[] = [];
  const conditions: string[] = [];
  const where = (condition: string, value: unknown) => conditions.push(condition + `$${values.push(value)}`);
  if (q) where('search_text LIKE ', `%${q.toLowerCase()}%`);
  if (stage) where('stage = ', stage);
  if (min_score) where('overall_score >= ', Number(min_score));
  const filter = conditions.length > 0 ? `WHERE ${conditions.join(' AND ')}` : '';
  const most = limit === undefined ? '' : `LIMIT $${values.push(Number(limit))}`;
  const text = `SELECT coalesce(lean_document, document) AS document FROM startups ${filter} ORDER BY id DESC ${most}`;
  const { rows } = await startups.query<{ document: string }>({ name: text.slice(-60), text, values });
  return send(reply, `[${rows.map(({ document }) => document).join(',')}]`);
});

app.post<{ Body: StartupBody }>('/api/startups', async (request, reply) => {
  const owner_id = callerOf(request);
  const { body } = request;
  const id = uuid();
  const created_at = new Date().toISOString();
  const shown = { id, owner_id, ...body, created_at, ai_score: null, analysis_status: 'queued' };
  const document = JSON.stringify(shown);
  await startups.query({
    name: 'create',
    text: `INSERT INTO startups (id, owner_id, idea_title, idea_description, sector, stage, problem_statement,
        solution_statement, target_market, competitive_advantage, user_count, monthly_revenue, product_url,
        pitch_deck_url, funding_ask, funding_usage, team_background, location, created_at, search_text, sector_key,
        analysis_status, run_id, document)
      VALUES ($1,$2,$3,$4,$5,$6,$7,$8,$9,$10,$11,$12,$13,$14,$15,$16,$17,$18,$19,$20,$21,'complete',$22,$23)`,
    values: [
      ...[id, owner_id, body.idea_title, body.idea_description, body.sector, body['stage']],
      ...[body['problem_statement'], body['solution_statement'], body['target_market']],
      ...[body['competitive_advantage'], body['user_count'], body['monthly_revenue'], body['product_url']],
      ...[body['pitch_deck_url'], body['funding_ask'], body['funding_usage'], body['team_background']],
      ...[body['location'], created_at],
      `${body.idea_title} ${body.idea_description} ${body.sector}`.toLowerCase(),
      ...[body.sector.toLowerCase(), uuid(), document],
    ],
  });
  return send(reply.status(201), document);
});

app.post<{ Params: { id: string } }>('/api/startups/:id/view', async (request, reply) => {
  await startups.query({
    name: 'view',
    text: `INSERT INTO views (startup_id, day, viewer_id, times)
      VALUES ($1, (now() AT TIME ZONE 'UTC')::date, $2, 1)
      ON CONFLICT (startup_id, day, viewer_id) DO UPDATE SET times = views.times + 1`,
    values: [request.params.id, callerOf(request)],
  });
  return reply.status(204).send();
});

app.post<{ Params: { id: string } }>('/api/interest/:id', async (request, reply) => {
  const { id: startup_id } = request.params;
  const { rows } = await startups.query({
    name: 'interest',
    text: `INSERT INTO interests (id, startup_id, user_id, created_at) VALUES ($1, $2, $3, now())
      ON CONFLICT (startup_id, user_id) DO NOTHING RETURNING id, startup_id, created_at`,
    values: [uuid(), startup_id, callerOf(request)],
  });
  if (rows.length === 0) return reply.status(409).send({ detail: 'Interest already recorded' });
  return send(reply.status(201), JSON.stringify(rows[0]));
});

process.on('SIGTERM', () => process.exit(0));
process.on('disconnect', () => process.exit(0));
await app.listen({ port: setting.port, host: '127.0.0.1' });
process.send?.('ready');
