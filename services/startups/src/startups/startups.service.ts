import { Inject, Injectable } from '@nestjs/common';
import {
  type Actor,
  ANALYSIS_RUNNING,
  analysisRequested,
  conflict,
  type ReplyOf,
  rpc,
  type Startup,
  startupDeleted,
  type StartupInput,
  type StartupPatch,
  startupUpdated,
} from '@proofround/contracts';
import {
  Commands,
  CONFIG,
  EventStatements,
  Outbox,
  RawJson,
  Statements,
  Transactions,
} from '@proofround/service-kit';
import { Any, DataSource, type EntityManager } from 'typeorm';
import { v7 as uuid } from 'uuid';

import { PendingRuns } from '../analysis/pending-runs.js';
import type { StartupsConfig } from '../config.js';
import { isPending, queueFirstRun, queueRun, runOf, runRightsOf, runStates } from '../records/run-states.js';
import { factsOf, StartupRow, toStartup, updateStartup } from '../records/startup.entity.js';
import { ownStartup, visibleDocument } from '../records/startup-access.js';
import { reloadForAudience } from '../reviews/audience.js';
import { revokeSharesOf } from '../shares/revoke.js';
import { type CreateStartup, startupCreation } from './create-startup.sql.js';

/** A founder's startups (STARTUP-1 to STARTUP-10). */
@Injectable()
export class StartupsService {
  private readonly createStartup: CreateStartup;

  constructor(
    private readonly database: DataSource,
    private readonly statements: Statements,
    private readonly transactions: Transactions,
    private readonly commands: Commands,
    private readonly outbox: Outbox,
    private readonly pendingRuns: PendingRuns,
    eventStatements: EventStatements,
    @Inject(CONFIG)
    private readonly config: Pick<StartupsConfig, 'ANALYSIS_DEADLINE_MS' | 'LIMIT_OWN_STARTUPS'>,
  ) {
    this.createStartup = startupCreation(database, eventStatements, pendingRuns, config.LIMIT_OWN_STARTUPS);
  }

  /** Stores a startup and the event that starts its analysis. */
  async create(actor: Actor, input: StartupInput): Promise<RawJson> {
    const row = Object.assign(new StartupRow(), {
      id: uuid(),
      owner_id: actor.user_id,
      ...input,
      created_at: new Date(),
      ai_score: null,
      analysis: null,
      review_state: null,
      review_reasons: null,
      review_cleared: [],
      review_facts: null,
      review_asked_at: null,
      review_place: null,
      tasks_total: 0,
      tasks_completed: 0,
      match_count: 0,
      match_request_id: null,
      run_restarts: 0,
      is_sold: false,
      completed_sale_id: null,
      sale_id: null,
      ...runRightsOf(actor),
      version: 1,
    });
    queueFirstRun(row, this.config.ANALYSIS_DEADLINE_MS);
    return this.createStartup(row);
  }

  async get(actor: Actor, startupId: string): Promise<RawJson> {
    return new RawJson(await visibleDocument(this.statements, actor, startupId));
  }

  /** Edits a startup and queues a new analysis, unless the patch changes nothing. */
  async update(actor: Actor, startupId: string, patch: StartupPatch): Promise<Startup> {
    return this.transactions.run(async (tx) => {
      const row = await ownStartup(tx, actor, startupId);
      const before = JSON.stringify(factsOf(row));
      Object.assign(row, patch);
      if (JSON.stringify(factsOf(row)) === before) return toStartup(row);
      // A pending run is replaced, so the number of pending runs stays the same.
      if (!isPending(row)) await this.pendingRuns.assertRoom(tx, row.owner_id);
      Object.assign(row, runRightsOf(actor));
      queueRun(row, this.config.ANALYSIS_DEADLINE_MS, 'edit');
      await updateStartup(tx, row);
      await this.outbox.append(tx, startupUpdated, { ...runOf(row), idea_title: row.idea_title });
      return toStartup(row);
    });
  }

  async delete(actor: Actor, startupId: string): Promise<void> {
    await this.transactions.run(async (tx) => {
      await this.remove(tx, actor.user_id, [(await ownStartup(tx, actor, startupId)).id]);
    });
  }

  /** Deletes startups and, by foreign key, all of theirs. Their links stay as revoked tokens without data. */
  async remove(tx: EntityManager, owner_id: string, ids: readonly string[]): Promise<void> {
    await reloadForAudience(tx, this.outbox, ids);
    const shares = await revokeSharesOf(tx, ids);
    await tx.delete(StartupRow, { id: Any([...ids]) });
    await this.commands.forget(tx, ...ids, ...shares);
    const deleted = ids.map((startup_id) => ({ startup_id, owner_id }));
    await this.outbox.appendAll(tx, startupDeleted, deleted);
  }

  /** Queues the analysis again, also after a complete one. */
  async analyze(actor: Actor, startupId: string): Promise<Startup> {
    return this.transactions.run(async (tx) => {
      const row = await ownStartup(tx, actor, startupId);
      if (!runStates.allowed(row.analysis_status, 'queued', 'rerun')) throw conflict(ANALYSIS_RUNNING);
      await this.pendingRuns.assertRoom(tx, row.owner_id);
      Object.assign(row, runRightsOf(actor));
      queueRun(row, this.config.ANALYSIS_DEADLINE_MS, 'rerun');
      await updateStartup(tx, row);
      await this.outbox.append(tx, analysisRequested, {
        ...runOf(row),
        reason: 'rerun',
      });
      return toStartup(row);
    });
  }

  /** What the marketplace needs of a startup; null when it does not exist. */
  async getShown(startupId: string): Promise<ReplyOf<typeof rpc.startups.getShown>> {
    const row = await this.database.manager.findOneBy(StartupRow, { id: startupId });
    return (
      row && {
        ...runOf(row),
        shown: shownOf(row),
        held: row.held_back,
        version: row.version,
        overall_score: row.overall_score,
      }
    );
  }
}

const shownOf = ({ idea_title, idea_description, user_count, monthly_revenue, sector }: StartupRow) => ({
  sector,
  idea_title,
  idea_description,
  user_count,
  monthly_revenue,
});
