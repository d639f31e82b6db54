import { Inject, Injectable, Logger } from '@nestjs/common';
import {
  type Actor,
  type analysisCompleted,
  type analysisFailed,
  type analysisStarted,
  type EventData,
  type PageRequest,
  type ReplyOf,
  rpc,
  startupAnalysed,
  startupAnalysisFailed,
} from '@proofround/contracts';
import {
  CONFIG,
  findRow,
  insertAll,
  newestRows,
  Outbox,
  PAGE_ROWS,
  pageOf,
  type RawJson,
} from '@proofround/service-kit';
import { DataSource, type EntityManager } from 'typeorm';
import { v7 as uuid } from 'uuid';

import type { StartupsConfig } from '../config.js';
import { dropMatches, requestMatching } from '../matches/stored-matches.js';
import { comeBack } from '../pipeline/come-back.js';
import { passesOf } from '../pipeline/feedback.service.js';
import { feedbackProposals } from '../pipeline/feedback-tasks.js';
import { isHeldBack, type ReviewState } from '../records/review-states.js';
import { acceptsResult, completeRun, failRun, runStates, startRun } from '../records/run-states.js';
import { factsOf, StartupRow, updateStartup } from '../records/startup.entity.js';
import { ownStartupToRead } from '../records/startup-access.js';
import { announceReview, applyFindings } from '../reviews/holds.js';
import { applyProposals } from '../tasks/plan.js';
import { TaskRow } from '../tasks/task.entity.js';
import { AnalysisRow, factorsOf, toScoreRecord } from './analysis.entity.js';

/** Supplies the input of analysis runs, and stores and shows their results. */
@Injectable()
export class AnalysisService {
  private readonly logger = new Logger(AnalysisService.name);

  constructor(
    private readonly database: DataSource,
    private readonly outbox: Outbox,
    @Inject(CONFIG) private readonly config: Pick<StartupsConfig, 'ANALYSIS_DEADLINE_MS'>,
  ) {}

  /** The input of a run; null when the run is outdated. */
  async getInput(startup_id: string, run_id: string): Promise<ReplyOf<typeof rpc.analysis.getInput>> {
    const row = await findRow(this.database.manager, StartupRow, startup_id);
    if (!row || !acceptsResult(row, run_id)) return null;
    const completed =
      row.tasks_completed === 0
        ? []
        : await this.database.manager.find(TaskRow, {
            select: { id: true, task_title: true, step: true, factor: true },
            where: { startup_id, status: 'completed' },
          });
    return {
      startup_id,
      run_id,
      owner_id: row.owner_id,
      facts: factsOf(row),
      completed_tasks: completed.map(({ task_title, step, factor }) => ({
        task_title: step ?? task_title,
        factor,
      })),
      cleared: row.review_cleared,
      model_allowed: row.model_allowed,
      is_pro: row.is_pro,
    };
  }

  /** Marks the run as running and starts its deadline; ignores an outdated run. */
  async start(tx: EntityManager, run: EventData<typeof analysisStarted>): Promise<void> {
    const row = await this.lockCurrentRun(tx, run);
    if (!row || !runStates.allowed(row.analysis_status, 'running', 'worker')) return;
    startRun(row, this.config.ANALYSIS_DEADLINE_MS);
    await updateStartup(tx, row);
  }

  /** Stores scores, tasks, review and status; requests matches unless the startup is held. */
  async complete(tx: EntityManager, result: EventData<typeof analysisCompleted>): Promise<void> {
    const row = await this.lockCurrentRun(tx, result);
    if (!row) return;
    const { ai_score, analysis } = result;
    await insertAll(tx, AnalysisRow, [
      {
        id: row.run_id,
        startup_id: row.id,
        ...ai_score,
        product_readiness: analysis.product_readiness,
        team_strength: analysis.team_strength,
        factors: factorsOf(analysis.ledger),
        source: analysis.source,
        generated_at: new Date(analysis.generated_at),
      },
    ]);
    // A pass is stored only while the startup is locked, so none is added before the end of the transaction.
    const passes = await passesOf(tx, row.id);
    const feedback = passes ? feedbackProposals(passes, analysis.ledger, result.tasks) : [];
    const counts = await applyProposals(tx, row, [...result.tasks, ...feedback]);
    row.ai_score = ai_score;
    row.analysis = analysis;
    row.tasks_total = counts.total;
    row.tasks_completed = counts.completed;
    completeRun(row);
    const before = row.review_state;
    applyFindings(row, result.hold);
    await this.outbox.together(tx, async () => {
      if (isHeldBack(row.review_state)) await dropMatches(tx, this.outbox, row);
      await updateStartup(tx, row);
      if (passes) await comeBack(tx, this.outbox, row);
      await this.announce(tx, row, before);
    });
  }

  /** Notifies the founder's browser and the other services of a stored result. */
  private async announce(tx: EntityManager, row: StartupRow, before: ReviewState): Promise<void> {
    const { id: startup_id, owner_id } = row;
    await this.outbox.appendLiveAll(
      tx,
      (['analysis.completed', 'tasks.updated'] as const).map((event) => ({
        userId: owner_id,
        live: { event, data: { startup_id } },
      })),
    );
    await this.outbox.append(tx, startupAnalysed, {
      startup_id,
      owner_id,
      run_id: row.run_id,
      idea_title: row.idea_title,
      overall_score: row.overall_score ?? 0,
      version: row.version,
    });
    const changed = row.review_state !== before && (row.held_back || isHeldBack(before));
    if (changed) await announceReview(tx, this.outbox, row);
    if (row.held_back) return;
    await requestMatching(
      tx,
      this.outbox,
      { request_id: uuid(), target: { startup_id }, user_id: owner_id, model_allowed: row.model_allowed },
      { hasPairs: row.match_count > 0 },
    );
  }

  /** The score history with the current score, newest first (SCORE-4). */
  async listScores(actor: Actor, startupId: string, page: PageRequest): Promise<RawJson> {
    const { manager } = this.database;
    const { id: startup_id, held_back } = await ownStartupToRead(manager, actor, startupId);
    const rows = await newestRows(manager, AnalysisRow, { startup_id }, page);
    const isCurrent = (index: number) => index === 0 && page.cursor === undefined;
    return pageOf(
      rows.map((row, index) => toScoreRecord(row, held_back && isCurrent(index))),
      page.limit ?? PAGE_ROWS,
    );
  }

  /** Marks the run as failed; ignores an outdated run. */
  async fail(tx: EntityManager, failure: EventData<typeof analysisFailed>): Promise<void> {
    const row = await this.lockCurrentRun(tx, failure);
    if (!row) return;
    await this.markFailed(tx, row, failure.reason, 'worker');
  }

  /** Marks a locked row's run as failed and notifies the founder, who can run it again. */
  async markFailed(
    tx: EntityManager,
    row: StartupRow,
    reason: string,
    by: 'worker' | 'overdue sweep',
  ): Promise<void> {
    failRun(row, reason, by);
    await updateStartup(tx, row);
    const { id: startup_id, owner_id, run_id, idea_title } = row;
    await this.outbox.together(tx, async () => {
      await this.outbox.appendLive(tx, owner_id, { event: 'analysis.failed', data: { startup_id, reason } });
      await this.outbox.append(tx, startupAnalysisFailed, {
        startup_id,
        owner_id,
        run_id,
        idea_title,
        reason,
      });
    });
  }

  private async lockCurrentRun(
    tx: EntityManager,
    run: { startup_id: string; run_id: string },
  ): Promise<StartupRow | undefined> {
    const row = await findRow(tx, StartupRow, run.startup_id, { lock: 'FOR UPDATE' });
    if (row && acceptsResult(row, run.run_id)) return row;
    this.logger.log(
      { startup_id: run.startup_id, run_id: run.run_id },
      'dropped an event of an outdated analysis run',
    );
    return undefined;
  }
}
