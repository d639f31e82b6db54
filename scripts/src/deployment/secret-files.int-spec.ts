import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { freePorts, ManagedProcess } from '@proofround/launcher';

import { inDatabase, query } from '../servers/pg.js';
import { postgres } from '../servers/postgres.js';
import { asRole } from '../servers/roles.js';
import { located, POSTGRES } from '../system/packages.js';
import { secretFiles } from './secret-files.js';

const PSQL = { ...POSTGRES, title: 'psql', names: ['psql'] };

describe('the databases of a stack in containers', () => {
  const folder = mkdtempSync(join(tmpdir(), 'proofround-test-secret-files-'));
  const dataDir = join(folder, 'postgres');
  let url: string;
  let server: ManagedProcess;

  beforeAll(async () => {
    const [port = 0] = await freePorts(1);
    const own = postgres({ dataDir, port, password: 'test', logFile: join(folder, 'log'), throwAway: true });
    server = new ManagedProcess(own.spec);
    url = own.url;
    await server.start();
  });
  afterAll(async () => {
    await server.stop();
    rmSync(folder, { recursive: true, force: true });
  });

  /** Runs the script as PostgreSQL's image does on an empty disk, and as the documents say for a new service. */
  function makeDatabases() {
    const { databasesSql, processes } = secretFiles(folder);
    const { status, stderr } = spawnSync(
      located(PSQL),
      [`--dbname=${url}`, '--quiet', '--no-psqlrc', '--set=ON_ERROR_STOP=1'],
      { encoding: 'utf8', input: databasesSql },
    );
    if (status !== 0) throw new Error(stderr);
    return new URL(processes['billing']?.['DATABASE_URL'] ?? '');
  }

  it('are created if missing, however often the script runs, and existing ones stay unchanged', async () => {
    const { pathname, username, password } = makeDatabases();
    const billing = pathname.slice(1);
    const app = asRole(inDatabase(url, billing), { name: username, password });
    await query(inDatabase(url, billing), 'CREATE TABLE kept (id int)');
    await query(inDatabase(url, billing), 'INSERT INTO kept VALUES (7)');
    await query(url, 'DROP DATABASE proofround_notifications');

    makeDatabases();

    expect(await query(app, 'SELECT id FROM kept')).toEqual([{ id: 7 }]);
    const there = await query(url, "SELECT datname FROM pg_database WHERE datname LIKE 'proofround_%'");
    expect(there).toContainEqual({ datname: 'proofround_notifications' });
  });
});
