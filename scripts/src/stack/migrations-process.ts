import { json } from 'node:stream/consumers';
import { pathToFileURL } from 'node:url';

import { z } from 'zod';

/** What this process reads from its input: the migration scripts to run, each with its environment. */
const migrations = z.array(
  z.object({ script: z.string(), env: z.record(z.string(), z.string().optional()) }),
);
export type Migrations = z.infer<typeof migrations>;

// One process for all services, because loading their common modules takes longer than migrating.
for (const { script, env } of migrations.parse(await json(process.stdin))) {
  Object.assign(process.env, env);
  await import(pathToFileURL(script).href);
  if (process.exitCode) break;
}
