import { createDatabase, until } from '@proofround/test-kit';
import pg from 'pg';
import type { MigrationInterface, QueryRunner } from 'typeorm';

import { createIndexOnline, Migration, OnlineMigration } from '../database/migration.js';
import { migrateDatabase } from './migrate-database.js';

const ran = (name: string) => `INSERT INTO runs VALUES ('${name}')`;

class Things1763000000001 extends Migration {
  override async up(runner: QueryRunner): Promise<void> {
    await runner.query('CREATE TABLE "runs" ("name" text NOT NULL)');
    await runner.query('CREATE TABLE "things" ("id" integer PRIMARY KEY, "label" text)');
    await runner.query(ran(this.name));
    await runner.query('SELECT pg_sleep(0.2)');
  }
}
class Colour1763000000002 extends Migration {
  override async up(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE "things" ADD "colour" text NOT NULL DEFAULT 'grey'`);
    await runner.query(ran(this.name));
  }
}
class Labels1763000000003 extends OnlineMigration {
  override async up(runner: QueryRunner): Promise<void> {
    await createIndexOnline(runner, 'things_label', 'ON "things" ("label")', { unique: true });
  }
}

describe('migrations', () => {
  let url: string;
  let client: pg.Client;
  const migrate = (...migrations: (new () => MigrationInterface)[]) =>
    migrateDatabase({ entities: [], migrations }, { url, service: 'test' });
  const rows = async (sql: string) => (await client.query<Record<string, unknown>>(sql)).rows;

  beforeEach(async () => {
    url = await createDatabase('migrations');
    client = new pg.Client({ connectionString: url });
    await client.connect();
  });
  afterEach(() => client.end());

  it('run once each when several processes migrate at the same time', async () => {
    const all = await Promise.all([1, 2, 3].map(() => migrate(Things1763000000001, Colour1763000000002)));
    const own = all.flat().filter((name) => /Things|Colour/.test(name));
    expect(own.toSorted()).toEqual(['Colour1763000000002', 'Things1763000000001']);
    expect(await rows('SELECT name FROM runs ORDER BY name')).toEqual([
      { name: 'Colour1763000000002' },
      { name: 'Things1763000000001' },
    ]);
    expect(await migrate(Things1763000000001, Colour1763000000002)).toEqual([]);
  });

  it('roll back when they fail, keep earlier ones, and can be run again', async () => {
    class Broken1763000000002 extends Migration {
      override readonly name = 'Broken1763000000002';
      override async up(runner: QueryRunner): Promise<void> {
        await runner.query('ALTER TABLE "things" ADD "half" text');
        await runner.query(ran(this.name));
        await runner.query('SELECT no_such_function()');
      }
    }
    await expect(migrate(Things1763000000001, Broken1763000000002)).rejects.toThrow('no_such_function');
    expect(await rows('SELECT name FROM runs')).toEqual([{ name: 'Things1763000000001' }]);
    expect(await rows("SELECT 1 FROM information_schema.columns WHERE column_name = 'half'")).toEqual([]);
    expect(await migrate(Things1763000000001, Colour1763000000002)).toEqual(['Colour1763000000002']);
  });

  it('release the queue for a table in long use: other queries continue, and the migration runs later', async () => {
    await migrate(Things1763000000001);
    await rows("INSERT INTO things VALUES (1, 'one')");
    const holder = new pg.Client({ connectionString: url });
    await holder.connect();
    await holder.query('BEGIN; SELECT * FROM things');
    let done = false;
    const migrating = migrate(Things1763000000001, Colour1763000000002).finally(() => (done = true));
    await until('the migration waits for the table', async () => {
      const waiting = await rows(
        "SELECT 1 FROM pg_locks WHERE NOT granted AND relation = 'things'::regclass",
      );
      return waiting.length > 0;
    });
    // This query waits behind the migration until the migration gives up its lock request.
    await rows("INSERT INTO things VALUES (2, 'two')");
    expect(done).toBe(false);
    await holder.query('COMMIT');
    await holder.end();
    expect(await migrating).toEqual(['Colour1763000000002']);
    expect(await rows('SELECT colour FROM things')).toEqual([{ colour: 'grey' }, { colour: 'grey' }]);
  });

  it('build an index while another process waits to migrate', async () => {
    await migrate(Things1763000000001);
    await rows("INSERT INTO things VALUES (1, 'one')");
    const writer = new pg.Client({ connectionString: url });
    await writer.connect();
    await writer.query("BEGIN; INSERT INTO things VALUES (2, 'two')"); // makes the build take a while
    const both = [1, 2].map(() => migrate(Things1763000000001, Labels1763000000003));
    await until('one builds the index, and the other is there', async () => {
      const connected = await rows(
        "SELECT 1 FROM pg_stat_activity WHERE datname = current_database() AND query ~ 'advisory'",
      );
      const building = await rows("SELECT 1 FROM pg_stat_activity WHERE query ~ '^CREATE .* CONCURRENTLY'");
      return connected.length > 0 && building.length > 0;
    });
    await writer.query('COMMIT');
    await writer.end();
    expect((await Promise.all(both)).flat()).toEqual(['Labels1763000000003']);
  });

  it('build an index without blocking writes, and rebuild one that a crash left unfinished', async () => {
    await migrate(Things1763000000001);
    await rows("INSERT INTO things VALUES (1, 'same'), (2, 'same')");
    await expect(migrate(Things1763000000001, Labels1763000000003)).rejects.toThrow('things_label');
    const valid = () =>
      rows("SELECT indisvalid AS valid FROM pg_index WHERE indexrelid = to_regclass('things_label')");
    expect(await valid()).toEqual([{ valid: false }]);
    await rows('DELETE FROM things WHERE id = 2');

    // The build waits for this open transaction; no writer waits for the build.
    const writer = new pg.Client({ connectionString: url });
    await writer.connect();
    await writer.query("BEGIN; INSERT INTO things VALUES (3, 'three')");
    const migrating = migrate(Things1763000000001, Labels1763000000003);
    await until('the index waits', async () => {
      const waiting = await rows(
        "SELECT 1 FROM pg_locks WHERE NOT granted AND locktype IN ('virtualxid', 'relation')",
      );
      return waiting.length > 0;
    });
    await rows("SET lock_timeout = '5s'");
    await rows("INSERT INTO things VALUES (4, 'four')");
    await writer.query('COMMIT');
    await writer.end();
    expect(await migrating).toEqual(['Labels1763000000003']);
    expect(await valid()).toEqual([{ valid: true }]);
  });
});
