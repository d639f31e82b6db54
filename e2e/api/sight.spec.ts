import { randomBytes } from 'node:crypto';

import { startup as startupSchema } from '@proofround/contracts';
import { aStartup, until } from '@proofround/test-kit';
import { z } from 'zod';

import { aFounder, anInvestorWithAccess, theAdmin, tracesUrl } from './stack-under-test.js';

const spans = z.array(
  z.object({
    service: z.string(),
    name: z.string(),
    spanId: z.string(),
    parentSpanId: z.string().optional(),
  }),
);

describe('observability', () => {
  it('follows one request from the browser through gateway, service, event, queue, worker and back', async () => {
    await anInvestorWithAccess();
    const founder = await aFounder();
    const traceId = randomBytes(16).toString('hex');
    const browser = randomBytes(8).toString('hex');
    const live = await founder.follow();
    const { status, body } = await founder.post('/startups', aStartup(), {
      headers: { traceparent: `00-${traceId}-${browser}-01` },
    });
    expect(status).toBe(201);
    const { id } = startupSchema.parse(body);

    const wanted = [
      'gateway: POST /api/startups',
      'startups: rpc.startups.startups.create.v1',
      'ai-worker: startup.created.v1',
      'ai-worker: analysis job',
      'startups: analysis.completed.v1',
      'gateway: live analysis.completed',
    ];
    // One tree: every span has a parent in the same trace, the first one the browser's.
    const found = await until(`the trace of ${id} is whole`, async () => {
      const response = await fetch(`${tracesUrl()}/traces/${traceId}`);
      const all = spans.parse(await response.json());
      const names = all.map(({ service, name }) => `${service}: ${name}`);
      const known = new Set([browser, ...all.map(({ spanId }) => spanId)]);
      const isTree = all.every(({ parentSpanId }) => known.has(parentSpanId ?? ''));
      return isTree && wanted.every((name) => names.includes(name)) && all;
    });
    live.stop();
    const first = found.filter(({ parentSpanId }) => parentSpanId === browser);
    expect(first.map(({ name }) => name)).toEqual(['POST /api/startups']);
  });

  it('shows the admin the job queues, with the rights of the gateway', async () => {
    const admin = await theAdmin();
    const { headers } = await admin.post('/admin/queues/session');
    const cookie = headers.get('set-cookie')?.split(';')[0] ?? '';
    const response = await fetch(`${admin.url}/api/admin/queues/api/queues?activeQueue=analysis`, {
      headers: { cookie },
    });
    expect(response.status).toBe(200);
    const { queues } = z
      .object({ queues: z.array(z.object({ name: z.string() })) })
      .parse(await response.json());
    expect(queues.map(({ name }) => name)).toEqual(['analysis', 'matching']);
  });
});
