import { createDatabase } from '@proofround/test-kit';
import { DataSource, type MigrationInterface, type QueryRunner } from 'typeorm';

import { toWire } from '../rpc/rpc-errors.js';
import { dataSourceOptions } from '../service/data-source.js';
import { migrateDatabase } from '../service/migrate-database.js';
import { isDatabaseUsable } from './database-check.js';
import { Migration } from './migration.js';

class Things1763000000001 extends Migration {
  override readonly name = 'Things1763000000001';
  override async up(runner: QueryRunner): Promise<void> {
    await runner.query('CREATE TABLE "things" ("id" integer PRIMARY KEY)');
  }
}
class Colours1763000000002 extends Migration {
  override readonly name = 'Colours1763000000002';
  override async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE "things" ADD "colour" text');
  }
}

describe('a database of a service', () => {
  let url: string;
  const open: DataSource[] = [];
  const definition = (...migrations: (new () => MigrationInterface)[]) => ({ entities: [], migrations });
  const connect = async (...migrations: (new () => MigrationInterface)[]) => {
    const options = dataSourceOptions(definition(...migrations), { url, service: 'test', pool: 2 });
    const database = await new DataSource(options).initialize();
    open.push(database);
    return database;
  };
  const migrate = (...migrations: (new () => MigrationInterface)[]) =>
    migrateDatabase(definition(...migrations), { url, service: 'test' });

  beforeEach(async () => {
    url = await createDatabase('usable');
  });
  afterEach(async () => {
    await Promise.all(open.splice(0).map((database) => database.destroy()));
  });

  // rule: OPS-40
  it('is not usable without tables', async () => {
    await expect(isDatabaseUsable(await connect())).rejects.toThrow('"public.migrations" does not exist');
  });

  // rule: OPS-40
  it('is not usable for a build with a newer migration until that migration has run', async () => {
    await migrate(Things1763000000001);
    const newer = await connect(Things1763000000001, Colours1763000000002);
    expect(await isDatabaseUsable(newer)).toBe(false);
    await migrate(Things1763000000001, Colours1763000000002);
    expect(await isDatabaseUsable(newer)).toBe(true);
  });

  // rule: OPS-40
  it('stays usable for the previous release while the next one migrates', async () => {
    await migrate(Things1763000000001, Colours1763000000002);
    expect(await isDatabaseUsable(await connect(Things1763000000001))).toBe(true);
  });

  // rule: OPS-41
  it('counts as away while it is read-only, and again as usable once it takes writes', async () => {
    await migrate(Things1763000000001);
    const writing = await connect(Things1763000000001);
    const name = new URL(url).pathname.slice(1);
    await writing.query(`ALTER DATABASE "${name}" SET default_transaction_read_only = on`);
    const standby = await connect(Things1763000000001);
    expect(await isDatabaseUsable(standby)).toBe(false);
    const failure: unknown = await standby.query('INSERT INTO things VALUES (1)').catch((e: unknown) => e);
    expect(toWire(failure)).toMatchObject({ code: 'unavailable' });
    await writing.query(`ALTER DATABASE "${name}" RESET default_transaction_read_only`);
    expect(await isDatabaseUsable(await connect(Things1763000000001))).toBe(true);
  });
});
