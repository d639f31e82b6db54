import { Inject, Injectable } from '@nestjs/common';
import {
  analysisRequested,
  ANALYSIS_RUNNING,
  conflict,
  startupCreated,
  startupDeleted,
  startupUpdated,
  type Actor,
  type Startup,
  type StartupInput,
  type StartupPatch,
} from '@proofround/contracts';
import { CONFIG, Outbox, Transactions } from '@proofround/service-kit';
import { DataSource } from 'typeorm';
import { v7 as uuid } from 'uuid';

import type { StartupsConfig } from '../config.js';
import { queueRun } from '../analysis/run-state.js';
import { ownStartup, visibleStartup } from './access.js';
import { factsOf, insertStartup, StartupRow, toStartup, updateStartup } from './startup.entity.js';

/** A founder's startups (decisions, section 3). */
@Injectable()
export class StartupsService {
  constructor(
    private readonly database: DataSource,
    private readonly transactions: Transactions,
    private readonly outbox: Outbox,
    @Inject(CONFIG) private readonly config: Pick<StartupsConfig, 'ANALYSIS_DEADLINE_MS'>,
  ) {}

  /** Stores the startup and, in the same transaction, the event that has it analysed. */
  async create(actor: Actor, input: StartupInput): Promise<Startup> {
    const row = this.database.manager.create(StartupRow, {
      id: uuid(),
      owner_id: actor.user_id,
      ...input,
      created_at: new Date(),
      ai_score: null,
      analysis: null,
      tasks_total: 0,
      tasks_completed: 0,
      match_count: 0,
      match_request_id: null,
    });
    queueRun(row, this.config.ANALYSIS_DEADLINE_MS);
    await this.transactions.run(async (tx) => {
      await insertStartup(tx, row);
      await this.outbox.append(tx, startupCreated, this.fact(row));
    });
    return toStartup(row);
  }

  async get(actor: Actor, startupId: string): Promise<Startup> {
    return toStartup(await visibleStartup(this.database.manager, actor, startupId));
  }

  /** Edits and queues a fresh analysis; a patch that changes nothing runs nothing. */
  async update(actor: Actor, startupId: string, patch: StartupPatch): Promise<Startup> {
    return this.transactions.run(async (tx) => {
      const row = await ownStartup(tx, actor, startupId);
      const before = JSON.stringify(factsOf(row));
      Object.assign(row, patch);
      if (JSON.stringify(factsOf(row)) === before) return toStartup(row);
      queueRun(row, this.config.ANALYSIS_DEADLINE_MS);
      await updateStartup(tx, row);
      await this.outbox.append(tx, startupUpdated, this.fact(row));
      return toStartup(row);
    });
  }

  /** Tasks, matches, interest, views and scores go with it, by foreign key. */
  async delete(actor: Actor, startupId: string): Promise<void> {
    await this.transactions.run(async (tx) => {
      const row = await ownStartup(tx, actor, startupId);
      await tx.delete(StartupRow, { id: row.id });
      await this.outbox.append(tx, startupDeleted, { startup_id: row.id, owner_id: row.owner_id });
    });
  }

  /** Runs the analysis again, also of a complete one. */
  async analyze(actor: Actor, startupId: string): Promise<Startup> {
    return this.transactions.run(async (tx) => {
      const row = await ownStartup(tx, actor, startupId);
      if (row.analysis_status === 'queued' || row.analysis_status === 'running')
        throw conflict(ANALYSIS_RUNNING);
      queueRun(row, this.config.ANALYSIS_DEADLINE_MS);
      await updateStartup(tx, row);
      await this.outbox.append(tx, analysisRequested, {
        startup_id: row.id,
        owner_id: row.owner_id,
        run_id: row.run_id,
        reason: 'rerun',
      });
      return toStartup(row);
    });
  }

  private fact(row: StartupRow) {
    return { startup_id: row.id, owner_id: row.owner_id, run_id: row.run_id, facts: factsOf(row) };
  }
}
