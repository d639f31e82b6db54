import { Inject, Injectable } from '@nestjs/common';
import { analysisCompleted, analysisFailed, analysisStarted, type ReplyOf, rpc } from '@proofround/contracts';
import { CONFIG, EventPublisher, RpcClient } from '@proofround/service-kit';
import pTimeout from 'p-timeout';

import type { AiWorkerConfig } from '../config.js';
import { LinkChecker } from '../links/link-checker.js';
import { JobWorker } from '../queues/job-worker.js';
import { type AnalysisJob, analysisQueue, resultId } from '../queues/queues.js';
import { Analyst, type AnalystResult, type Progress } from './analyst.js';
import { PacedProgress } from './paced.js';

export const FAILED = 'The analysis did not succeed after several attempts. Please run it again.';

/** A shorter analysis sends no `analysis.started`, which saves an event, and goes from queued to complete. */
export const QUICK_MS = 1000;

/** Processes analysis jobs: fetches the facts, runs the analyst, publishes the result. */
@Injectable()
export class AnalysisWorker extends JobWorker<typeof analysisQueue> {
  constructor(
    private readonly rpc: RpcClient,
    private readonly events: EventPublisher,
    private readonly analyst: Analyst,
    private readonly links: LinkChecker,
    @Inject(CONFIG) config: AiWorkerConfig,
  ) {
    super(analysisQueue, config, config.ANALYSIS_CONCURRENCY);
  }

  protected override async process(job: AnalysisJob, signal: AbortSignal): Promise<void> {
    const { startup_id, owner_id, run_id, event_id } = job;
    const input = await this.rpc.call(rpc.analysis.getInput, { startup_id, run_id });
    if (!input) return; // deleted, edited since, or done already
    const progress = this.progressOf(owner_id, startup_id);
    const analysed = this.analysed(input, progress.report, signal).finally(() => progress.end());
    const result = await pTimeout(analysed, {
      milliseconds: QUICK_MS,
      fallback: async () => {
        await this.reportStart(job);
        return analysed;
      },
    });
    // Published before the job is done: after a crash in between it is published again with the same id.
    await this.events.publish(
      analysisCompleted,
      { startup_id, owner_id, run_id, ...result },
      resultId(event_id, 'completed'),
    );
  }

  private async analysed(
    input: NonNullable<ReplyOf<typeof rpc.analysis.getInput>>,
    progress: Progress,
    signal: AbortSignal,
  ): Promise<AnalystResult> {
    progress(5, 'Starting');
    const { product, deck } = await this.links.check(input.facts, signal);
    const links = { product: product.status, deck: deck.status };
    const result = await this.analyst.analyse({ ...input, links }, progress, signal);
    progress(95, 'Saving your results');
    return result;
  }

  /** Renews the run's deadline. Without it the overdue sweep at worst queues the run once more. */
  private async reportStart({ startup_id, owner_id, run_id, event_id }: AnalysisJob): Promise<void> {
    const run = { startup_id, owner_id, run_id };
    await this.events
      .publish(analysisStarted, run, resultId(event_id, 'started'))
      .catch((error: unknown) => this.logger.warn({ err: error }, 'the start was not reported'));
  }

  protected override async giveUp({ startup_id, owner_id, run_id, event_id }: AnalysisJob): Promise<void> {
    await this.events.publish(
      analysisFailed,
      { startup_id, owner_id, run_id, reason: FAILED },
      resultId(event_id, 'failed'),
    );
  }

  /** Publishes progress without waiting: losing it does no harm. */
  private progressOf(owner_id: string, startup_id: string): PacedProgress {
    return new PacedProgress((percent, step) => {
      const data = { startup_id, percent: Math.round(percent), step };
      this.events
        .publishLive(owner_id, { event: 'analysis.progress', data })
        .catch((error: unknown) => this.logger.debug({ err: error }, 'progress was not shown'));
    });
  }
}
