import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';

import { ensureDatabase, freePorts, inDatabase, ManagedProcess, postgres } from '@proofround/launcher';
import { type DatabaseDefinition, dataSourceOptions, migrateDatabase } from '@proofround/service-kit';
import { until } from '@proofround/test-kit';
import pg from 'pg';

import { authService } from '../../services/auth/src/service.js';
import { billingService } from '../../services/billing/src/service.js';
import { marketplaceService } from '../../services/marketplace/src/service.js';
import { notificationsService } from '../../services/notifications/src/service.js';
import { startupsService } from '../../services/startups/src/service.js';
import { fill, insertion, reading, type Table, tablesOf } from './migrations.rows.js';

/** Rows of a table before the next migration. */
const ROWS = 5000;
/** How long a migration may lock a used table exclusively. */
const STANDSTILL_MS = 1000;
/** How long a writer may wait in total, on a machine with other work. */
const PATIENCE_MS = 4000;

/**
 * Dropped columns: a version that uses one must not run beside its migration any more. Add a column
 * only one version after the last one that uses it.
 */
const CONTRACTED = ['outbox.sent_at'];

const withoutContracted = (table: Table): Table => ({
  ...table,
  columns: table.columns.filter(({ name }) => !CONTRACTED.includes(`${table.name}.${name}`)),
});

const services: [string, DatabaseDefinition | undefined][] = [
  authService,
  startupsService,
  marketplaceService,
  billingService,
  notificationsService,
].map(({ name, database }) => [name, database]);

async function connected(url: string): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: url });
  client.on('error', () => undefined); // the next query fails as well
  await client.connect();
  return client;
}

/** Watches exclusive locks on tables and their duration. */
class LockWatch {
  longestMs = 0;
  private readonly since = new Map<string, number>();
  private readonly stopping = new AbortController();
  private readonly running: Promise<void>;

  constructor(
    private readonly client: pg.Client,
    tables: readonly Table[],
  ) {
    this.running = this.run(tables.map(({ oid }) => oid));
    this.running.catch(() => undefined); // end() reports it
  }

  private async run(oids: number[]): Promise<void> {
    const { signal } = this.stopping;
    while (!signal.aborted) {
      const { rows } = await this.client.query<{ holder: string }>(
        `SELECT pid || ' ' || relation AS holder FROM pg_locks
         WHERE mode = 'AccessExclusiveLock' AND granted AND relation = ANY($1)`,
        [oids],
      );
      const now = Date.now();
      const holders = new Set(rows.map(({ holder }) => holder));
      for (const holder of this.since.keys()) if (!holders.has(holder)) this.since.delete(holder);
      for (const holder of holders) {
        const since = this.since.get(holder) ?? now;
        this.since.set(holder, since);
        this.longestMs = Math.max(this.longestMs, now - since);
      }
      await delay(3);
    }
  }

  async end(): Promise<void> {
    this.stopping.abort();
    await this.running;
    await this.client.end();
  }
}

/** The version before a migration: it keeps writing and reading the columns that it knows. */
class FormerVersion {
  rounds = 0;
  longestMs = 0;
  private going = true;
  private readonly running: Promise<void>;

  constructor(
    private readonly client: pg.Client,
    private readonly tables: readonly Table[],
    private readonly batch: string,
  ) {
    this.running = this.run();
    this.running.catch(() => undefined); // end() reports it
  }

  private async run(): Promise<void> {
    while (this.going) {
      this.rounds += 1;
      for (const table of this.tables) {
        for (const sql of [insertion(table, this.batch, this.rounds, this.rounds), reading(table)]) {
          const began = Date.now();
          await this.client.query(sql);
          this.longestMs = Math.max(this.longestMs, Date.now() - began);
        }
      }
      await delay(2);
    }
  }

  /** @throws the error that stopped it, if any */
  async end(): Promise<void> {
    this.going = false;
    await this.running;
    await this.client.end();
  }

  /** Resolves after some more rounds, or as soon as it has failed. */
  async goesOn(): Promise<void> {
    const target = this.rounds + 3;
    await Promise.race([
      this.running,
      until('the former version goes on', () => this.rounds >= target, 30_000),
    ]);
  }
}

describe('the migrations of every service, on full tables in use', () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'proofround-test-migrations-'));
  let server: ManagedProcess;
  let serverUrl: string;

  beforeAll(async () => {
    const [port = 0] = await freePorts(1);
    const logFile = join(dataDir, 'postgres.log');
    const { spec, url } = postgres({ dataDir, port, password: 'test', logFile, throwAway: true });
    server = new ManagedProcess(spec);
    serverUrl = url;
    await server.start();
  });
  afterAll(async () => {
    await server.stop();
    rmSync(dataDir, { recursive: true, force: true });
  });

  it.each(services)(
    '%s',
    async (service, definition) => {
      if (!definition) throw new Error(`${service} has a database`);
      const name = `stages_${service}`;
      await ensureDatabase(serverUrl, name);
      const url = inDatabase(serverUrl, name);
      const { migrations = [] } = dataSourceOptions(definition, { url, service, pool: 1 });
      const client = await connected(url);
      const ran: string[] = [];
      let tables: Table[] = [];

      for (let steps = 1; steps <= Object.keys(migrations).length; steps++) {
        const watch = new LockWatch(await connected(url), tables);
        const former = new FormerVersion(
          await connected(url),
          tables.map(withoutContracted),
          `former ${steps}`,
        );
        await former.goesOn();
        // Two processes at once, as during a rolling update.
        const migrate = () => migrateDatabase(definition, { url, service, steps });
        const once = (await Promise.all([migrate(), migrate()])).flat();
        expect(once).toHaveLength(1);
        ran.push(...once);
        await former.goesOn();
        await former.end();
        await watch.end();
        const what = `${service}: ${once.join()}`;
        expect({ what, inTime: watch.longestMs < STANDSTILL_MS }).toEqual({ what, inTime: true });
        expect({ what, inTime: former.longestMs < PATIENCE_MS }).toEqual({ what, inTime: true });

        const now = await tablesOf(client);
        const columns = new Set(
          now.flatMap((table) => table.columns.map((one) => `${table.name}.${one.name}`)),
        );
        const lost = tables
          .flatMap((table) => table.columns.map((one) => `${table.name}.${one.name}`))
          .filter((column) => !columns.has(column) && !CONTRACTED.includes(column));
        expect({ what, lost }).toEqual({ what, lost: [] });
        // New tables refer to rows of old ones with the same number.
        const more = now.length > tables.length ? ROWS : ROWS / 10;
        for (const table of now) await fill(client, table, `stage ${steps}`, more);
        tables = now;
      }
      await client.end();
      expect(new Set(ran).size).toBe(Object.keys(migrations).length);
      expect(tables.length).toBeGreaterThan(3);
    },
    120_000,
  );
});
