import { Injectable, type OnApplicationShutdown } from '@nestjs/common';
import pg from 'pg';
import { DataSource } from 'typeorm';

import { collectOnScrape, databasePool, databasePoolWaiting } from '../ops/metrics.js';

export function poolOf(database: DataSource): pg.Pool {
  const pool: unknown = 'master' in database.driver ? database.driver.master : undefined;
  if (!(pool instanceof pg.Pool)) throw new Error('The data source has no pool of pg connections');
  return pool;
}

/** Reports how busy the connections are. Queries that wait for one mean that DATABASE_POOL is too small. */
@Injectable()
export class PoolMetrics implements OnApplicationShutdown {
  private readonly endCollecting: () => void;

  constructor(database: DataSource) {
    const pool = poolOf(database);
    this.endCollecting = collectOnScrape(() => {
      databasePool().set({ state: 'idle' }, pool.idleCount);
      databasePool().set({ state: 'busy' }, pool.totalCount - pool.idleCount);
      databasePoolWaiting().set(pool.waitingCount);
      return Promise.resolve();
    });
  }

  onApplicationShutdown(): void {
    this.endCollecting();
  }
}
