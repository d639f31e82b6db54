import { createDatabase } from '@proofround/test-kit';
import { DataSource } from 'typeorm';

import { collectAll, registry } from '../ops/metrics.js';
import { dataSourceOptions } from '../service/data-source.js';
import { PoolMetrics } from './pool.js';

describe('the metrics of the connections to a database', () => {
  const scraped = async () => {
    await collectAll();
    return (await registry.metrics())
      .split('\n')
      .filter((line) => line.startsWith('proofround_database_pool'));
  };

  it('count busy and idle connections, and the queries that wait for one', async () => {
    const url = await createDatabase('pool');
    const options = dataSourceOptions({ entities: [], migrations: [] }, { url, service: 'test', pool: 2 });
    const database = await new DataSource(options).initialize();
    const metrics = new PoolMetrics(database);
    try {
      const runners = [database.createQueryRunner(), database.createQueryRunner()];
      await Promise.all(runners.map((runner) => runner.query('SELECT 1')));
      const waiting = database.query('SELECT 1');
      expect(await scraped()).toEqual([
        'proofround_database_pool_connections{state="idle"} 0',
        'proofround_database_pool_connections{state="busy"} 2',
        'proofround_database_pool_waiting 1',
      ]);
      await Promise.all(runners.map((runner) => runner.release()));
      await waiting;
      expect(await scraped()).toEqual([
        'proofround_database_pool_connections{state="idle"} 2',
        'proofround_database_pool_connections{state="busy"} 0',
        'proofround_database_pool_waiting 0',
      ]);
    } finally {
      metrics.onApplicationShutdown();
      await database.destroy();
    }
  });
});
