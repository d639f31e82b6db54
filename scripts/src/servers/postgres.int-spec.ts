import { chmodSync, existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { ManagedProcess } from '../processes/managed-process.js';
import { POSTGRES } from '../system/packages.js';
import { freePorts } from '../system/ports.js';
import { query } from './pg.js';
import { postgres } from './postgres.js';

describe('our own PostgreSQL', () => {
  let dataDir: string;
  let port: number;

  beforeEach(async () => {
    dataDir = mkdtempSync(join(tmpdir(), 'proofround-test-pg-'));
    chmodSync(dataDir, 0o755);
    [port = 0] = await freePorts(1);
  });
  afterEach(() => {
    jest.restoreAllMocks();
    rmSync(dataDir, { recursive: true, force: true });
  });

  const made = () =>
    postgres({ dataDir, port, password: 'test', logFile: join(dataDir, 'log'), throwAway: true });
  /** Another initdb for this test. */
  function initdb(script: string): void {
    const folder = join(dataDir, 'bin');
    mkdirSync(folder, { mode: 0o755 });
    writeFileSync(join(folder, 'initdb'), `#!/bin/sh\n${script}\n`);
    chmodSync(join(folder, 'initdb'), 0o755);
    jest.spyOn(POSTGRES, 'folders').mockReturnValue([folder]);
  }

  it('creates its data folder again after an interrupted attempt, and removes what that left', async () => {
    initdb('echo 15 > "$2/PG_VERSION"; exit 137');
    expect(made).toThrow('could not be made');
    jest.restoreAllMocks();
    const { spec, url } = made();
    const server = new ManagedProcess(spec);
    await server.start();
    expect(await query(url, 'SELECT 1 AS one')).toEqual([{ one: 1 }]);
    await server.stop();
    expect(readdirSync(dataDir).toSorted()).toEqual(['bin', 'log', 'postgres']);
  });

  it('removes no files that it does not know', () => {
    mkdirSync(join(dataDir, 'postgres', 'base'), { recursive: true });
    writeFileSync(join(dataDir, 'postgres', 'base', '1'), 'somebody’s data');
    expect(made).toThrow('has files but is no data folder of PostgreSQL');
    expect(existsSync(join(dataDir, 'postgres', 'base', '1'))).toBe(true);
  });

  it('says why the folder cannot be made, e.g. that the disk is full', () => {
    initdb(
      'echo "FATAL:  could not write: No space left on device" >&2; echo "removing contents" >&2; exit 1',
    );
    expect(made).toThrow('No space left on device');
  });
});
