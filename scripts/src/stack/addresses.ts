import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { z } from 'zod';

import { UserError } from '../system/output.js';

const addresses = z.object({ DATABASE_URL: z.string(), NATS_URL: z.string(), REDIS_URL: z.string() });

/** The servers' addresses of a data folder's running stack, for maintenance commands. */
export function runningAddresses(dataDir: string): z.infer<typeof addresses> {
  const path = join(dataDir, 'run', 'addresses.json');
  if (!existsSync(path)) {
    throw new UserError(
      `No stack has been started with the data folder ${dataDir}. Start it with npm start (and the same DATA_DIR) first.`,
    );
  }
  return addresses.parse(JSON.parse(readFileSync(path, 'utf8')));
}
