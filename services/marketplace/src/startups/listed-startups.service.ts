import { Injectable } from '@nestjs/common';
import {
  rpc,
  type EventData,
  type ReplyOf,
  type startupDeleted,
  type startupReviewed,
  type startupUpdated,
} from '@proofround/contracts';
import { Commands, RpcClient, Transactions } from '@proofround/service-kit';
import { DataSource, type EntityManager } from 'typeorm';

import { ListedStartupRow } from './listed-startup.entity.js';

type Shown = NonNullable<ReplyOf<typeof rpc.startups.getShown>>;

const DELETED_TITLE = 'Deleted startup';

/** Keeps this service's copy of the startups that were ever listed. */
@Injectable()
export class ListedStartupsService {
  constructor(
    private readonly database: DataSource,
    private readonly transactions: Transactions,
    private readonly commands: Commands,
    private readonly rpc: RpcClient,
  ) {}

  /**
   * The startup as it is now, when it is `ownerId`'s; else undefined. Asks the startups service,
   * so it must not be called within a transaction.
   * @throws DomainError unavailable
   */
  async ownNow(ownerId: string, startupId: string): Promise<Shown | undefined> {
    const known = await this.database.manager.existsBy(ListedStartupRow, { startup_id: startupId });
    const shown = await this.ask(ownerId, startupId);
    if (known || !shown) return shown;
    // Edits are followed only for startups that are on file. One made after the answer above and
    // before this line would be missed for good, so the second answer counts.
    await this.transactions.run((tx) => this.store(tx, shown));
    return this.ask(ownerId, startupId);
  }

  private async ask(ownerId: string, startupId: string): Promise<Shown | undefined> {
    const shown = await this.rpc.call(rpc.startups.getShown, { startup_id: startupId });
    return shown?.owner_id === ownerId ? shown : undefined;
  }

  /**
   * Puts a startup on file, unless something newer is there already, and locks its row until the
   * transaction ends: a deletion at the same moment comes wholly before or wholly after.
   * Undefined for a deleted one.
   */
  async store(tx: EntityManager, startup: Shown): Promise<ListedStartupRow | undefined> {
    const { startup_id, owner_id, run_id, shown } = startup;
    await tx.query(
      `INSERT INTO startups (startup_id, owner_id, run_id, idea_title, idea_description, user_count, monthly_revenue)
       VALUES ($1, $2, $3, $4, $5, $6, $7)
       ON CONFLICT (startup_id) DO UPDATE SET
         run_id = excluded.run_id, idea_title = excluded.idea_title,
         idea_description = excluded.idea_description, user_count = excluded.user_count,
         monthly_revenue = excluded.monthly_revenue
       WHERE NOT startups.deleted AND startups.run_id <= excluded.run_id`,
      [
        startup_id,
        owner_id,
        run_id,
        shown.idea_title,
        shown.idea_description,
        shown.user_count,
        shown.monthly_revenue,
      ],
    );
    await this.followReview(tx, startup);
    // The row is locked also where the conditions above left it as it was.
    const row = await tx.findOneByOrFail(ListedStartupRow, { startup_id });
    return row.deleted ? undefined : row;
  }

  /** Follows an edit of a startup that is on file; an older fact that comes late changes nothing. */
  async follow(
    tx: EntityManager,
    { startup_id, run_id, shown }: EventData<typeof startupUpdated>,
  ): Promise<void> {
    await tx.query(
      `UPDATE startups
       SET run_id = $2, idea_title = $3, idea_description = $4, user_count = $5, monthly_revenue = $6
       WHERE startup_id = $1 AND NOT deleted AND run_id < $2`,
      [startup_id, run_id, shown.idea_title, shown.idea_description, shown.user_count, shown.monthly_revenue],
    );
  }

  /** Follows who may see a startup that is on file; an older fact that comes late changes nothing. */
  async followReview(
    tx: EntityManager,
    { startup_id, held, version }: Pick<EventData<typeof startupReviewed>, 'startup_id' | 'held' | 'version'>,
  ): Promise<void> {
    await tx.query(
      'UPDATE startups SET held = $2, held_version = $3 WHERE startup_id = $1 AND held_version < $3',
      [startup_id, held, version],
    );
  }

  /**
   * Forgets what a startup said and remembers that it is gone, also one that was never on file:
   * a listing of it may be under way. Its row stays locked until the transaction ends.
   */
  async forget(tx: EntityManager, { startup_id, owner_id }: EventData<typeof startupDeleted>): Promise<void> {
    await tx.query(
      `INSERT INTO startups (startup_id, owner_id, run_id, idea_title, idea_description, user_count, monthly_revenue, deleted)
       VALUES ($1, $2, NULL, $3, '', 0, 0, true)
       ON CONFLICT (startup_id) DO UPDATE SET
         run_id = NULL, idea_title = excluded.idea_title, idea_description = '', user_count = 0,
         monthly_revenue = 0, deleted = true`,
      [startup_id, owner_id, DELETED_TITLE],
    );
    // A first answer kept under an Idempotency-Key quotes the startup too.
    await this.commands.forget(tx, startup_id);
  }
}
