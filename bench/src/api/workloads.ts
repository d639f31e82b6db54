import { aStartup } from '@proofround/test-kit';

/** The requests of a workload; `next` gives each request of a run its own path. */
export interface Workload {
  name: string;
  method: 'GET' | 'POST';
  path: string | ((next: number) => string);
  body?: string;
  /** The caller. `pool` uses several investors in turn, each with their own token. */
  as: 'founder' | 'investor' | 'nobody' | 'pool';
  connections: number;
  seconds: number;
}

export interface World {
  count: number;
  startupIds: readonly string[];
  login: { email: string; password: string };
}

/** The eight most frequent requests of browsers, mostly at 32 connections. */
export function workloads({ startupIds, login, count }: World): Workload[] {
  const each = (next: number) => startupIds[next % startupIds.length] ?? '';
  const common = { connections: 32, seconds: 6 };
  return [
    { ...common, name: 'me', method: 'GET', path: '/api/auth/me', as: 'founder' },
    { ...common, name: 'browse page (50)', method: 'GET', path: '/api/startups?limit=50', as: 'investor' },
    {
      ...common,
      name: 'filtered browse (50)',
      method: 'GET',
      path: '/api/startups?limit=50&q=clinic&stage=mvp&min_score=40',
      as: 'investor',
    },
    // About 60 MB per answer, so four readers at a time are a heavy load.
    {
      name: `full list (${count.toLocaleString('en')})`,
      method: 'GET',
      path: '/api/startups',
      as: 'investor',
      connections: 4,
      seconds: Math.ceil((15 * count) / 10_000),
    },
    {
      ...common,
      name: 'view',
      method: 'POST',
      path: (next) => `/api/startups/${each(next)}/view`,
      as: 'investor',
    },
    {
      ...common,
      name: 'create',
      method: 'POST',
      path: '/api/startups',
      body: JSON.stringify(aStartup()),
      as: 'founder',
    },
    {
      ...common,
      name: 'interest',
      method: 'POST',
      path: (next) => `/api/interest/${each(next)}`,
      as: 'pool',
    },
    {
      ...common,
      name: 'log-in',
      method: 'POST',
      path: '/api/auth/login',
      body: JSON.stringify(login),
      as: 'nobody',
    },
  ];
}
