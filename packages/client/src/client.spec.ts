import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

import { allOf, ApiError, createClient, dataOf, detailOf, type Schemas } from './index.js';

interface Received {
  method: string | undefined;
  url: string | undefined;
  headers: IncomingMessage['headers'];
  body: string;
}

type Reply = (response: ServerResponse, received: Received) => void;

const json =
  (status: number, body: unknown, headers: Record<string, string> = {}): Reply =>
  (response) =>
    response.writeHead(status, { 'content-type': 'application/json', ...headers }).end(JSON.stringify(body));

const USER: Schemas['User'] = {
  id: '01890a5d-ac96-774b-bcce-b302099a8057',
  email: 'amara@example.com',
  name: 'Amara Osei',
  user_type: 'startup',
  is_premium: false,
  is_pro: false,
  created_at: '2026-01-01T00:00:00.000Z',
  email_verified: true,
  pending_email: null,
  mfa_enabled: false,
};

const STARTUP: Schemas['StartupInput'] = {
  idea_title: 'Ledgerlight',
  idea_description: 'Reconciles bank feeds of small clinics every night',
  sector: 'FinTech',
  stage: 'mvp',
};

describe('the client', () => {
  const received: Received[] = [];
  let replies: Reply[] = [];
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const { method, url, headers } = request;
      const one = { method, url, headers, body: Buffer.concat(chunks).toString() };
      received.push(one);
      (replies.shift() ?? json(500, { detail: 'Nothing is prepared' }))(response, one);
    });
  });
  let url = '';

  beforeAll(async () => {
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  });
  beforeEach(() => {
    received.length = 0;
    replies = [];
  });
  afterAll(() => {
    server.closeAllConnections();
    server.close();
  });

  it('calls a path with the token, the body and the Idempotency-Key', async () => {
    replies = [json(201, { id: 'one' })];
    const { data, error, response } = await createClient({ url, token: 'secret' }).POST('/api/startups', {
      params: { header: { 'Idempotency-Key': 'key-1' } },
      body: STARTUP,
    });
    expect([response.status, data?.id, error]).toEqual([201, 'one', undefined]);
    expect(received).toMatchObject([
      {
        method: 'POST',
        url: '/api/startups',
        headers: {
          authorization: 'Bearer secret',
          'content-type': 'application/json',
          'idempotency-key': 'key-1',
        },
        body: JSON.stringify(STARTUP),
      },
    ]);
  });

  it('takes an address that ends with a slash, and puts parameters into the path and the query', async () => {
    replies = [json(200, [])];
    await createClient({ url: `${url}/` }).GET('/api/startups/{id}/scores', {
      params: { path: { id: 'a/b' }, query: { limit: '2' } },
    });
    expect(received[0]?.url).toBe('/api/startups/a%2Fb/scores?limit=2');
    expect(received[0]?.headers.authorization).toBeUndefined();
  });

  it('does not compile with a path, a body or a parameter that the document does not have', () => {
    const api = createClient({ url });
    const wrong = [
      // @ts-expect-error there is no such path
      () => api.GET('/api/nothing'),
      // @ts-expect-error the password is missing
      () => api.POST('/api/auth/login', { body: { email: 'amara@example.com' } }),
      // @ts-expect-error the id is missing
      () => api.GET('/api/startups/{id}'),
    ];
    expect(wrong).toHaveLength(3);
  });

  describe('refused', () => {
    const problems = [{ loc: ['body', 'email'], msg: 'Enter an e-mail address', type: 'invalid_format' }];

    it.each([
      ['a sentence', 409, { detail: 'This e-mail address is taken' }, 'This e-mail address is taken'],
      ['every problem at once', 422, { detail: problems }, problems],
    ])('gives the error as a value, with %s as its detail', async (_, status, body, detail) => {
      replies = [json(status, body)];
      const answer = await createClient({ url }).GET('/api/auth/me');
      expect(answer.data).toBeUndefined();
      expect(answer.response.status).toBe(status);
      expect(answer.error).toEqual(body);
      expect(detailOf(answer.error)).toEqual(detail);
    });

    it('throws the error if only the data is requested', async () => {
      replies = [json(409, { detail: 'This e-mail address is taken' })];
      const failed = await dataOf(createClient({ url }).GET('/api/auth/me')).catch((error: unknown) => error);
      expect(failed).toBeInstanceOf(ApiError);
      expect(failed).toMatchObject({
        status: 409,
        detail: 'This e-mail address is taken',
        message: `${url}/api/auth/me: 409 This e-mail address is taken`,
      });
    });

    it('gives the text of a proxy that does not answer in JSON', async () => {
      replies = [(response) => response.writeHead(502, { 'content-type': 'text/html' }).end('Bad gateway')];
      await expect(dataOf(createClient({ url }).GET('/api/auth/me'))).rejects.toMatchObject({
        status: 502,
        detail: 'Bad gateway',
      });
    });
  });

  it('waits and tries again after a 429, if it is patient', async () => {
    const slowDown = json(429, { detail: 'Too many requests' }, { 'retry-after': '0.01' });
    replies = [slowDown, slowDown, json(200, { access_token: 'theirs', user: USER }), slowDown];
    const login = { email: USER.email, password: 'correct horse' };
    await createClient({ url, patient: true }).logIn(login);
    expect(received.map(({ body }) => body)).toEqual(Array(3).fill(JSON.stringify(login)));
    await expect(createClient({ url }).logIn(login)).rejects.toMatchObject({ status: 429 });
  });

  it('reads again after a 503, if it is patient, but sends no change twice', async () => {
    const away = json(503, { detail: 'Unavailable' }, { 'retry-after': '0.01' });
    replies = [away, json(200, USER), away];
    const patient = createClient({ url, token: 'ours', patient: true });
    expect(await dataOf(patient.GET('/api/auth/me'))).toEqual(USER);
    const login = { email: USER.email, password: 'correct horse' };
    await expect(patient.logIn(login)).rejects.toMatchObject({ status: 503 });
    expect(received).toHaveLength(3);
  });

  it('gives a reading up that gets 503 again and again', async () => {
    const away = json(503, { detail: 'Unavailable' }, { 'retry-after': '0.001' });
    replies = Array.from({ length: 11 }, () => away);
    const answer = createClient({ url, token: 'ours', patient: true }).GET('/api/auth/me');
    await expect(dataOf(answer)).rejects.toMatchObject({ status: 503 });
    expect(received).toHaveLength(11);
  });

  it.each([
    ['registers', '/api/auth/register', 201],
    ['logs in', '/api/auth/login', 200],
  ] as const)('%s somebody and calls as them', async (_, path, status) => {
    replies = [json(status, { access_token: 'theirs', user: USER }), json(200, USER)];
    const visitor = createClient({ url });
    const login = { email: USER.email, password: 'correct horse' };
    const { api, token, user } = await (status === 201
      ? visitor.register({ ...login, name: USER.name })
      : visitor.logIn(login));
    expect(received[0]?.url).toBe(path);
    expect([token, user]).toEqual(['theirs', USER]);
    expect(await dataOf(api.GET('/api/auth/me'))).toEqual(USER);
    expect(received[1]?.headers.authorization).toBe('Bearer theirs');
  });

  it('reads a list to its end, page by page', async () => {
    const page = (ids: string[], next?: string) =>
      json(
        200,
        ids.map((id) => ({ id })),
        next === undefined ? {} : { link: `</api/admin/users?limit=2&cursor=${next}>; rel="next"` },
      );
    replies = [page(['a', 'b'], 'b%2B1'), page(['c', 'd'], 'd'), page(['e'])];
    const api = createClient({ url });
    const users = await allOf((at) =>
      api.GET('/api/admin/users', { params: { query: { limit: '2', ...at } } }),
    );
    expect(users.map(({ id }) => id)).toEqual(['a', 'b', 'c', 'd', 'e']);
    expect(received.map((one) => new URL(one.url ?? '', url).searchParams.get('cursor'))).toEqual([
      null,
      'b+1',
      'd',
    ]);
  });

  it('sends requests that the document does not describe, with the token', async () => {
    replies = [json(200, {}), json(200, {})];
    const api = createClient({ url, token: 'secret' });
    await api.fetch('/api/docs/openapi.json');
    await api.fetch('/api/anything', {
      method: 'PUT',
      body: 'x',
      headers: { authorization: 'Bearer other' },
    });
    expect(received.map((one) => [one.method, one.url, one.headers.authorization, one.body])).toEqual([
      ['GET', '/api/docs/openapi.json', 'Bearer secret', ''],
      ['PUT', '/api/anything', 'Bearer other', 'x'],
    ]);
  });

  describe('follows live events', () => {
    const stream: (parts: string[]) => Reply = (parts) => (response) => {
      response.writeHead(200, { 'content-type': 'text/event-stream' }).flushHeaders();
      for (const part of parts) response.write(part);
    };

    it('from the last one that is known, as they come', async () => {
      replies = [
        stream([': hello\n\nid: 7\nevent: notification.cre', 'ated\ndata: {"id":"é"}\n\n', 'data: 1\n\n']),
      ];
      const events = await createClient({ url, token: 'secret' }).followEvents({ lastEventId: '6' });
      const seen = [];
      for await (const event of events) {
        seen.push(event);
        if (seen.length === 2) break;
      }
      expect(seen).toEqual([
        { id: '7', event: 'notification.created', data: { id: 'é' } },
        { id: undefined, event: undefined, data: 1 },
      ]);
      expect(received[0]).toMatchObject({
        url: '/api/events',
        headers: { authorization: 'Bearer secret', 'last-event-id': '6' },
      });
    });

    it('and closes the connection when the reader leaves the loop', async () => {
      const closed = new Promise<void>((resolve) => {
        replies = [
          (response, one) => {
            response.on('close', resolve);
            stream(['data: 1\n\n'])(response, one);
          },
        ];
      });
      for await (const _ of await createClient({ url }).followEvents()) break;
      await closed;
      expect(received[0]?.headers['last-event-id']).toBeUndefined();
    });

    it('until the signal aborts', async () => {
      replies = [stream([])];
      const abort = new AbortController();
      const events = await createClient({ url }).followEvents({ signal: abort.signal });
      abort.abort();
      await expect(events[Symbol.asyncIterator]().next()).rejects.toMatchObject({ name: 'AbortError' });
    });

    it('and throws a refusal', async () => {
      replies = [json(401, { detail: 'Not authenticated' })];
      await expect(createClient({ url }).followEvents()).rejects.toMatchObject({
        status: 401,
        detail: 'Not authenticated',
      });
    });
  });
});
