import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { z } from 'zod';

import { query } from '../servers/pg.js';
import { inRoot } from '../system/paths.js';

const stamp = z.object({ by: z.string(), databases: z.array(z.string()) });

/** The code that prepares and migrates databases; a change makes the next start do it again. */
const CODE = [
  ...['database', 'idempotency', 'outbox'].map((part) => ['packages', 'service-kit', 'dist', part]),
  ['scripts', 'dist', 'servers'],
  ['scripts', 'dist', 'stack'],
];

const scripts = (...folder: string[]) =>
  readdirSync(inRoot(...folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.js'))
    .toSorted()
    .map((name) => inRoot(...folder, name));

/** A database's applied migrations. A restored table has another oid, and other rights than ours. */
async function stateOf(url: string): Promise<string> {
  const [row] = await query(
    url,
    `SELECT 'public.migrations'::regclass::oid || ' ' || string_agg(name, ' ' ORDER BY id) AS state
     FROM public.migrations`,
  );
  return String(row?.['state']);
}

/**
 * Whether the databases are still as the last start of this data folder left them. Loading the
 * modules that migrate takes longer than the rest of a start.
 */
export class Migrated {
  private readonly path: string;
  private readonly by: string;

  /**
   * @param urls each database's, with the operator's rights
   * @param passwords of its roles
   */
  constructor(
    dataDir: string,
    services: readonly string[],
    private readonly urls: readonly string[],
    passwords: readonly string[],
  ) {
    this.path = join(dataDir, 'run', 'migrated.json');
    const hash = createHash('sha256').update(JSON.stringify(passwords));
    const files = [
      ...CODE.flatMap((folder) => scripts(...folder)),
      ...services.flatMap((name) => [
        inRoot('services', name, 'dist', 'service.js'),
        ...scripts('services', name, 'dist', 'migrations'),
      ]),
    ];
    for (const file of files) hash.update(file).update(readFileSync(file));
    this.by = hash.digest('hex');
  }

  private states(): Promise<string[]> {
    return Promise.all(this.urls.map(stateOf));
  }

  async isCurrent(): Promise<boolean> {
    try {
      const { by, databases } = stamp.parse(JSON.parse(readFileSync(this.path, 'utf8')));
      return by === this.by && JSON.stringify(databases) === JSON.stringify(await this.states());
    } catch {
      return false; // never migrated, or a database is gone
    }
  }

  async keep(): Promise<void> {
    const kept: z.infer<typeof stamp> = { by: this.by, databases: await this.states() };
    writeFileSync(this.path, JSON.stringify(kept), { mode: 0o600 });
  }
}
