import { dataSourceOptions, migrateDatabase } from '@proofround/service-kit';
import { createDatabase } from '@proofround/test-kit';
import { DataSource } from 'typeorm';

import { billingService } from '../service.js';

it('billing has entities that match its migrations', async () => {
  const definition = billingService.database;
  if (!definition) throw new Error('billing has a database');
  const url = await createDatabase('billing-schema');
  await migrateDatabase(definition, { url, service: 'billing' });
  const database = new DataSource(dataSourceOptions(definition, { url, service: 'billing', pool: 2 }));
  await database.initialize();
  const drift = await database.driver.createSchemaBuilder().log();
  await database.destroy();
  const tables = /"(members|checkouts|subscriptions|payments|webhook_events)"/;
  expect(drift.upQueries.map(({ query }) => query).filter((query) => tables.test(query))).toEqual([]);
});
