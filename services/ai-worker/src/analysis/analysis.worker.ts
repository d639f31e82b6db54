import { Inject, Injectable } from '@nestjs/common';
import { analysisCompleted, analysisFailed, analysisStarted, rpc } from '@proofround/contracts';
import { CONFIG, EventPublisher, RpcClient } from '@proofround/service-kit';

import type { AiWorkerConfig } from '../config.js';
import { LinkChecker } from '../links/link-checker.js';
import { JobWorker } from '../queues/job-worker.js';
import { analysisQueue, type AnalysisJob } from '../queues/queues.js';
import { resultId } from '../queues/result-id.js';
import { Analyst, type Progress } from './analyst.js';

export const FAILED = 'The analysis did not succeed after several attempts. Please run it again.';

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
    await this.events.publish(
      analysisStarted,
      { startup_id, owner_id, run_id },
      resultId(event_id, 'started'),
    );
    const progress = this.progressOf(owner_id, startup_id);
    progress(5, 'Starting');
    const { product, deck } = await this.links.check(input.facts, signal);
    const links = { product: product.status, deck: deck.status };
    const result = await this.analyst.analyse({ ...input, links }, progress, signal);
    progress(95, 'Saving your results');
    // Published before the job is done: after a crash in between it is published again with the same id.
    await this.events.publish(
      analysisCompleted,
      { startup_id, owner_id, run_id, ...result },
      resultId(event_id, 'completed'),
    );
  }

  protected override async giveUp({ startup_id, owner_id, run_id, event_id }: AnalysisJob): Promise<void> {
    await this.events.publish(
      analysisFailed,
      { startup_id, owner_id, run_id, reason: FAILED },
      resultId(event_id, 'failed'),
    );
  }

  /** Publishes progress without waiting: losing it does no harm. */
  private progressOf(owner_id: string, startup_id: string): Progress {
    return (percent, step) => {
      const data = { startup_id, percent: Math.round(percent), step };
      this.events
        .publishLive(owner_id, { event: 'analysis.progress', data })
        .catch((error: unknown) => this.logger.debug({ err: error }, 'progress was not shown'));
    };
  }
}
