import autocannon from 'autocannon';

import type { Workload } from './workloads.js';

export interface Load {
  perSecond: number;
  p50: number;
  p99: number;
  requests: number;
  /** Answers other than 2xx, and connections that broke. */
  failures: number;
}

/**
 * Runs a workload against a server, for its duration or a number of requests; every request gets the next
 * number of the run.
 */
export async function load(
  url: string,
  workload: Workload,
  tokenOf: (next: number) => string | undefined,
  numbers: { next: number },
  until: { seconds: number } | { amount: number } = workload,
): Promise<Load> {
  const { method, path, body, cookie, connections } = workload;
  const started = performance.now();
  const result = await autocannon({
    url,
    connections,
    ...('amount' in until ? { amount: until.amount } : { duration: until.seconds }),
    timeout: 60,
    requests: [
      {
        method,
        setupRequest: (request) => {
          const next = numbers.next++;
          const token = tokenOf(next);
          return {
            ...request,
            ...(body === undefined ? {} : { body: typeof body === 'string' ? body : body(next) }),
            path: typeof path === 'string' ? path : path(next),
            headers: {
              ...request.headers,
              ...(body === undefined ? {} : { 'content-type': 'application/json' }),
              ...(cookie === undefined ? {} : { cookie: cookie(next) }),
              ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
            },
          };
        },
      },
    ],
  });
  const elapsed = (performance.now() - started) / 1000;
  const requests = result['2xx'];
  return {
    perSecond: requests / elapsed,
    p50: result.latency.p50,
    p99: result.latency.p99,
    requests,
    failures: result.non2xx + result.errors + result.timeouts,
  };
}
