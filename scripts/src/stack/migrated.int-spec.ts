import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { createDatabase } from '@proofround/test-kit';

import { query } from '../servers/pg.js';
import { Migrated } from './migrated.js';

const TABLE = `CREATE TABLE migrations (id serial PRIMARY KEY, name text NOT NULL);
  INSERT INTO migrations (name) VALUES ('First1')`;

describe('the record of what a start migrated', () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'proofround-test-migrated-'));
  let urls: string[];
  const migrated = (passwords = ['word']) => new Migrated(dataDir, ['auth', 'billing'], urls, passwords);

  beforeAll(async () => {
    mkdirSync(join(dataDir, 'run'));
    urls = [await createDatabase('first'), await createDatabase('second')];
    for (const url of urls) await query(url, TABLE);
  });
  beforeEach(() => migrated().keep());
  afterAll(() => rmSync(dataDir, { recursive: true, force: true }));

  it('is valid while nothing changes', async () => {
    expect(await migrated().isCurrent()).toBe(true);
  });

  it('is not valid before the first start', async () => {
    rmSync(join(dataDir, 'run', 'migrated.json'));
    expect(await migrated().isCurrent()).toBe(false);
  });

  it('is not valid for other passwords', async () => {
    expect(await migrated(['other']).isCurrent()).toBe(false);
  });

  it('is not valid after a migration', async () => {
    await query(urls[1] ?? '', "INSERT INTO migrations (name) VALUES ('Second2')");
    expect(await migrated().isCurrent()).toBe(false);
  });

  it('is not valid for a restored database, although it has the same migrations', async () => {
    await query(urls[0] ?? '', `DROP TABLE migrations; ${TABLE}`);
    expect(await migrated().isCurrent()).toBe(false);
  });
});
