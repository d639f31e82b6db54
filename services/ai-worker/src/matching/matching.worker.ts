import { Inject, Injectable } from '@nestjs/common';
import { matchesGenerated, matchingCandidates } from '@proofround/contracts';
import { CONFIG, EventPublisher, RpcClient } from '@proofround/service-kit';

import type { AiWorkerConfig } from '../config.js';
import { JobWorker } from '../queues/job-worker.js';
import { matchingQueue, type MatchingJob } from '../queues/queues.js';
import { resultId } from '../queues/result-id.js';
import { rank } from './ranking.js';

/** Ranks a startup's investors or an investor's startups and publishes the result. */
@Injectable()
export class MatchingWorker extends JobWorker<typeof matchingQueue> {
  constructor(
    private readonly rpc: RpcClient,
    private readonly events: EventPublisher,
    @Inject(CONFIG) config: AiWorkerConfig,
  ) {
    super(matchingQueue, config, config.MATCHING_CONCURRENCY);
  }

  protected override async process({ target, request_id, user_id, event_id }: MatchingJob): Promise<void> {
    const candidates = await this.rpc.call(matchingCandidates, { target });
    if (!candidates) return; // deleted meanwhile
    const pairs = rank(candidates.startups, candidates.investors);
    await this.events.publish(
      matchesGenerated,
      { request_id, target, user_id, pairs },
      resultId(event_id, 'generated'),
    );
  }

  /** The former matches stay; the failed job is kept for the operator to see and retry. */
  protected override async giveUp({ target }: MatchingJob): Promise<void> {
    this.logger.error({ target }, 'matches could not be generated');
    return Promise.resolve();
  }
}
