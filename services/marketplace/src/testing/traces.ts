import { z } from 'zod';

import type { MarketplaceWorld } from './marketplace-world.js';

/** The tables that contain `text` in any column. */
export async function tracesOf(world: MarketplaceWorld, text: string): Promise<string[]> {
  const tables = await world.rows(
    z.object({ name: z.string() }),
    `SELECT table_name AS name FROM information_schema.tables WHERE table_schema = 'public'`,
    [],
  );
  const found: string[] = [];
  for (const { name } of tables) {
    const rows = await world.rows(
      z.unknown(),
      `SELECT 1 FROM "${name}" t WHERE strpos(row_to_json(t)::text, $1) > 0`,
      [text],
    );
    if (rows.length > 0) found.push(name);
  }
  return found.sort();
}
