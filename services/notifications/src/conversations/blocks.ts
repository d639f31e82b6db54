import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { z } from 'zod';

const userIds = z.array(z.object({ user_id: z.string() }));

/** Those among `$2` who blocked `$1` in any conversation. */
const BLOCKERS = `
  SELECT owner_id AS user_id FROM threads WHERE guest_id = $1 AND owner_id = ANY ($2) AND owner_blocked
  UNION
  SELECT guest_id FROM threads WHERE owner_id = $1 AND guest_id = ANY ($2) AND guest_blocked`;

/** Who has blocked whom. A block in one conversation holds between its two users everywhere (TALK-13). */
@Injectable()
export class Blocks {
  constructor(private readonly database: DataSource) {}

  async has(manager: EntityManager, { by, blocked }: { by: string; blocked: string }): Promise<boolean> {
    return (await this.listBlockers(blocked, [by], manager)).length > 0;
  }

  /** Those of `others` who blocked the user. */
  async listBlockers(
    userId: string,
    others: readonly string[],
    manager: EntityManager = this.database.manager,
  ): Promise<string[]> {
    const rows = userIds.parse(await manager.query(BLOCKERS, [userId, others]));
    return rows.map(({ user_id }) => user_id);
  }
}
