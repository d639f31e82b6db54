import { Injectable } from '@nestjs/common';
import {
  type Actor,
  type EventData,
  notFound,
  type PriceRangeReply,
  type ReplyOf,
  rpc,
  STARTUP_NOT_FOUND,
  type startupDeleted,
  type startupReviewed,
} from '@proofround/contracts';
import { Commands, RpcClient, Transactions, updatedRows } from '@proofround/service-kit';
import { DataSource, type EntityManager, LessThan } from 'typeorm';
import { z } from 'zod';

import { roundedPriceRange } from '../price-range/price-range.js';
import { ListedStartupRow } from '../records/listed-startup.entity.js';
import { BidderSignals } from './bidder-signals.js';

type CurrentStartup = NonNullable<ReplyOf<typeof rpc.startups.getShown>>;

const DELETED_TITLE = 'Deleted startup';

const reviewed = updatedRows(z.object({ is_news: z.boolean() }));

/** The stored copies of listed startups, which follow the startups service. */
@Injectable()
export class ListedStartupsService {
  constructor(
    private readonly database: DataSource,
    private readonly transactions: Transactions,
    private readonly commands: Commands,
    private readonly rpc: RpcClient,
    private readonly bidders: BidderSignals,
  ) {}

  /**
   * Fetches a startup and stores a copy if there is none. Undefined unless `ownerId` owns it. Not for use
   * in a transaction.
   * @throws DomainError unavailable
   */
  async fetchOwnAndStore(ownerId: string, startupId: string): Promise<CurrentStartup | undefined> {
    const isStored = await this.database.manager.existsBy(ListedStartupRow, { startup_id: startupId });
    const startup = await this.fetchOwn(ownerId, startupId);
    if (isStored || !startup) return startup;
    // Events update stored copies only. An edit between the first fetch and this store would be
    // lost, hence the second fetch.
    await this.transactions.run((tx) => this.store(tx, startup));
    return this.fetchOwn(ownerId, startupId);
  }

  /** The stored copy of a startup that is not deleted. */
  findStored(startup_id: string): Promise<ListedStartupRow | null> {
    return this.database.manager.findOneBy(ListedStartupRow, { startup_id, deleted: false });
  }

  /** A startup's current data; null if it does not exist. @throws DomainError unavailable */
  fetch(startupId: string): Promise<CurrentStartup | null> {
    return this.rpc.call(rpc.startups.getShown, { startup_id: startupId });
  }

  /**
   * The indicative price of a startup before it is listed, for its owner and the admin (PRICE-3).
   * @throws DomainError not_found, unavailable
   */
  async getPriceRange(actor: Actor, startupId: string): Promise<PriceRangeReply> {
    const startup = await this.fetch(startupId);
    if (!startup || (startup.owner_id !== actor.user_id && !actor.is_admin))
      throw notFound(STARTUP_NOT_FOUND);
    return { price_range: roundedPriceRange({ ...startup.shown, tech_stack: null }) };
  }

  /** Applies current data, including score and hold, to a stored startup; keeps what is newer there. */
  async update(tx: EntityManager, startup: CurrentStartup): Promise<void> {
    const { startup_id, run_id, shown } = startup;
    const older = { startup_id, deleted: false, run_id: LessThan(run_id) };
    await tx.update(ListedStartupRow, older, { run_id, ...shown });
    await this.applyScore(tx, startup);
    await this.applyReview(tx, startup);
  }

  private async fetchOwn(ownerId: string, startupId: string): Promise<CurrentStartup | undefined> {
    const startup = await this.fetch(startupId);
    return startup?.owner_id === ownerId ? startup : undefined;
  }

  /** Stores a copy unless a newer one is stored, and locks it. Undefined for a deleted startup. */
  async store(tx: EntityManager, startup: CurrentStartup): Promise<ListedStartupRow | undefined> {
    const { startup_id, owner_id, run_id, shown } = startup;
    await tx
      .createQueryBuilder()
      .insert()
      .into(ListedStartupRow)
      .values({ startup_id, owner_id, run_id, ...shown })
      .orIgnore()
      .updateEntity(false)
      .execute();
    await this.update(tx, startup);
    const row = await tx.findOneOrFail(ListedStartupRow, {
      where: { startup_id },
      lock: { mode: 'pessimistic_write' },
    });
    return row.deleted ? undefined : row;
  }

  /** Applies a review to a stored startup; ignores a review older than the stored one. */
  async applyReview(
    tx: EntityManager,
    { startup_id, held, version }: Pick<EventData<typeof startupReviewed>, 'startup_id' | 'held' | 'version'>,
  ): Promise<void> {
    const [changed] = reviewed.parse(
      await tx.query(
        `UPDATE startups SET held = $2, held_version = $3
         FROM (SELECT held FROM startups WHERE startup_id = $1 FOR UPDATE) AS before
         WHERE startup_id = $1 AND held_version < $3 RETURNING before.held <> $2 AS is_news`,
        [startup_id, held, version],
      ),
    );
    if (changed.some(({ is_news }) => is_news)) await this.bidders.visibilityChanged(tx, startup_id);
  }

  /** Applies a score to a stored startup; ignores a score older than the stored one. */
  async applyScore(
    tx: EntityManager,
    { startup_id, overall_score, version }: Pick<CurrentStartup, 'startup_id' | 'overall_score' | 'version'>,
  ): Promise<void> {
    const older = { startup_id, deleted: false, score_version: LessThan(version) };
    await tx.update(ListedStartupRow, older, { overall_score, score_version: version });
  }

  /** Erases, locks and marks a copy as deleted, even if none was stored: a listing may be in progress. */
  async forget(tx: EntityManager, { startup_id, owner_id }: EventData<typeof startupDeleted>): Promise<void> {
    await tx.query(
      `INSERT INTO startups (startup_id, owner_id, run_id, idea_title, idea_description, user_count, monthly_revenue, deleted)
       VALUES ($1, $2, NULL, $3, '', 0, 0, true)
       ON CONFLICT (startup_id) DO UPDATE SET
         run_id = NULL, idea_title = excluded.idea_title, idea_description = '', user_count = 0,
         monthly_revenue = 0, sector = NULL, overall_score = NULL, deleted = true`,
      [startup_id, owner_id, DELETED_TITLE],
    );
    // Answers stored under an Idempotency-Key contain the startup's texts too.
    await this.commands.forget(tx, startup_id);
  }
}
