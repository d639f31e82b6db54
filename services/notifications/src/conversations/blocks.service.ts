import { Injectable } from '@nestjs/common';
import { type Actor, BLOCK_NOT_FOUND, notFound, type PageRequest } from '@proofround/contracts';
import { newestRows, PAGE_ROWS, pageOf, type RawJson, Transactions } from '@proofround/service-kit';
import { DataSource } from 'typeorm';

import { Contacts } from '../contacts/contacts.js';
import { BlockRow } from './block.entity.js';
import { Blocks } from './blocks.js';
import { ThreadSignals } from './thread-signals.js';
import { NOBODY } from './thread-view.js';

/** Shows users whom they have blocked, and unblocks them without a conversation (TALK-14). */
@Injectable()
export class BlocksService {
  constructor(
    private readonly database: DataSource,
    private readonly transactions: Transactions,
    private readonly contacts: Contacts,
    private readonly blocks: Blocks,
    private readonly signals: ThreadSignals,
  ) {}

  /** @throws DomainError unavailable */
  async list({ user_id }: Actor, page: PageRequest): Promise<RawJson> {
    const rows = await newestRows(this.database.manager, BlockRow, { by_user_id: user_id }, page);
    const names = await this.contacts.namesOf(rows.map(({ blocked_user_id }) => blocked_user_id));
    return pageOf(rows, page.limit ?? PAGE_ROWS, ({ id, blocked_user_id, created_at }) =>
      JSON.stringify({
        id,
        name: names.get(blocked_user_id) ?? NOBODY,
        created_at: created_at.toISOString(),
      }),
    );
  }

  /** @throws DomainError not_found, also for a block that somebody else made */
  async lift({ user_id: by }: Actor, id: string): Promise<void> {
    await this.transactions.run(async (tx) => {
      const row = await tx.findOneBy(BlockRow, { id, by_user_id: by });
      if (!row) throw notFound(BLOCK_NOT_FOUND);
      const block = { by, blocked: row.blocked_user_id };
      if (await this.blocks.set(tx, block, false)) await this.signals.blockChanged(tx, block);
    });
  }
}
