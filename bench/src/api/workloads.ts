import { aStartup } from '@proofround/test-kit';

import type { LogIn } from './seed.js';

/** The requests of a workload; `next` gives each request of a run its own path. */
export interface Workload {
  name: string;
  method: 'GET' | 'POST';
  path: string | ((next: number) => string);
  body?: string | ((next: number) => string);
  cookie?: (next: number) => string;
  /** The caller; investors have no Investor Access. `pool` uses several of them in turn. */
  as: 'founder' | 'investor' | 'nobody' | 'pool';
  connections: number;
  seconds: number;
}

export interface World {
  count: number;
  startupIds: readonly string[];
  logins: readonly LogIn[];
}

/**
 * The most frequent requests of browsers, mostly at 32 connections. Those that cause work of other
 * processes come last, because that work may not be done when the next one starts.
 */
export function workloads({ startupIds, logins, count }: World): Workload[] {
  const each = (next: number) => startupIds[next % startupIds.length] ?? '';
  const common = { connections: 32, seconds: 6 };
  const filtered = {
    ...common,
    method: 'GET',
    path: '/api/startups?limit=50&q=clinic&stage=mvp&min_score=40',
  } as const;
  return [
    { ...common, name: 'me (investor)', method: 'GET', path: '/api/auth/me', as: 'investor' },
    { ...common, name: 'me (founder)', method: 'GET', path: '/api/auth/me', as: 'founder' },
    { ...common, name: 'browse page (50)', method: 'GET', path: '/api/startups?limit=50', as: 'investor' },
    { ...filtered, name: 'filtered browse (50, investor)', as: 'investor' },
    { ...filtered, name: 'filtered browse (50, founder)', as: 'founder' },
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
      name: 'log-in',
      method: 'POST',
      path: '/api/auth/login',
      body: (next) => JSON.stringify(logins[next % logins.length]?.body),
      cookie: (next) => logins[next % logins.length]?.cookie ?? '',
      as: 'nobody',
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
      name: 'create',
      method: 'POST',
      path: '/api/startups',
      body: JSON.stringify(aStartup()),
      as: 'founder',
    },
  ];
}
