import { Controller } from '@nestjs/common';
import {
  analysisRequested,
  type EventData,
  matchingRequested,
  startupCreated,
  startupUpdated,
} from '@proofround/contracts';
import { Consumes, type Delivery } from '@proofround/service-kit';

import { JobQueues } from '../queues/job-queues.js';
import { analysisQueue, matchingQueue } from '../queues/queues.js';

type QueuedRun = Pick<EventData<typeof startupCreated>, 'startup_id' | 'owner_id' | 'run_id' | 'is_pro'>;

/**
 * Turns events into jobs. An event is acknowledged once Redis has the job; without Redis it stays in
 * the stream and is delivered again.
 */
@Controller()
export class IntakeStartupsEventsController {
  constructor(private readonly queues: JobQueues) {}

  @Consumes(startupCreated)
  @Consumes(startupUpdated)
  @Consumes(analysisRequested)
  async analysis(
    { startup_id, owner_id, run_id, is_pro }: QueuedRun,
    { event_id, correlation_id }: Delivery,
  ): Promise<void> {
    const run = { startup_id, owner_id, run_id, is_pro };
    await this.queues.add(analysisQueue, { event_id, correlation_id, ...run });
  }

  @Consumes(matchingRequested)
  async matching(data: EventData<typeof matchingRequested>, delivery: Delivery): Promise<void> {
    const { event_id, correlation_id } = delivery;
    await this.queues.add(matchingQueue, { event_id, correlation_id, ...data });
  }
}
