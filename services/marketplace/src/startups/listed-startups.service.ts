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
import { DataSource, LessThan, type EntityManager } from 'typeorm';

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
    await tx
      .createQueryBuilder()
      .insert()
      .into(ListedStartupRow)
      .values({ startup_id, owner_id, run_id, ...shown })
      .orIgnore()
      .updateEntity(false)
      .execute();
    await this.follow(tx, startup);
    await this.followReview(tx, startup);
    const row = await tx.findOneOrFail(ListedStartupRow, {
      where: { startup_id },
      lock: { mode: 'pessimistic_write' },
    });
    return row.deleted ? undefined : row;
  }

  /** Follows an edit of a startup that is on file; an older fact that comes late changes nothing. */
  async follow(
    tx: EntityManager,
    { startup_id, run_id, shown }: Pick<EventData<typeof startupUpdated>, 'startup_id' | 'run_id' | 'shown'>,
  ): Promise<void> {
    const older = { startup_id, deleted: false, run_id: LessThan(run_id) };
    await tx.update(ListedStartupRow, older, { run_id, ...shown });
  }

  /** Follows who may see a startup that is on file; an older fact that comes late changes nothing. */
  async followReview(
    tx: EntityManager,
    { startup_id, held, version }: Pick<EventData<typeof startupReviewed>, 'startup_id' | 'held' | 'version'>,
  ): Promise<void> {
    const older = { startup_id, held_version: LessThan(version) };
    await tx.update(ListedStartupRow, older, { held, held_version: version });
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
