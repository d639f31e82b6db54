import type { ApiClient } from '@proofround/test-kit';
import { z } from 'zod';

import { anyone } from '../stack-under-test.js';
import { type Callers, Objects, ROLES, theCallers } from './callers.js';
import type { Call } from './rows.js';
import { expected, TABLE } from './table.js';

const document = z.object({ paths: z.record(z.string(), z.record(z.string(), z.unknown())) });

async function routes(): Promise<string[]> {
  const { paths } = await anyone().read(document, 'GET', '/docs/openapi.json');
  return Object.entries(paths).flatMap(([path, methods]) =>
    Object.keys(methods).map((method) => `${method.toUpperCase()} ${path.replace(/^\/api/, '')}`),
  );
}

/** The status alone: a stream of events would never end. */
async function statusOf(who: ApiClient, route: string, path: string, body: unknown) {
  const abort = new AbortController();
  const response = await who.fetch(path, {
    method: route.split(' ')[0] ?? '',
    ...(body === undefined
      ? {}
      : { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }),
    signal: abort.signal,
  });
  const { status } = response;
  if (response.headers.get('content-type')?.startsWith('text/event-stream')) abort.abort();
  else await response.arrayBuffer();
  return status;
}

describe('the access table', () => {
  let callers: Callers;

  beforeAll(async () => {
    callers = await theCallers();
  });

  // rule: ACCESS-4
  it('has exactly the routes of the OpenAPI document', async () => {
    expect(Object.keys(TABLE).toSorted()).toEqual((await routes()).toSorted());
  });

  describe.each(Object.entries(TABLE))('%s', (route, row) => {
    // A refused call changes nothing, so all refused callers may name the same object.
    let refusedCall: Promise<Call> | undefined;
    const callFor = async (status: number): Promise<Call> =>
      status < 400
        ? row.call(new Objects(callers))
        : (refusedCall ??= (async () => row.call(new Objects(callers)))());
    const expectations = ROLES.map((role, index) => [role, expected(row, index)] as const);
    // rules: ACCESS-1, ACCESS-2, ACCESS-3, ADMIN-1, INVESTOR-7, TASK-2, WIRE-5
    it.each(expectations.filter(([role]) => role !== 'admin' || !row.endsSessions))(
      'answers %s with %i',
      async (role, status) => {
        const { path, body } = await callFor(status);
        const answered = await statusOf(callers[role], route, path, body);
        if (row.endsSessions) callers = await theCallers();
        expect(answered).toBe(status);
      },
    );
  });
});
