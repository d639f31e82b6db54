import { entitlementsOf, matchTarget, type QUEUE_NAMES } from '@proofround/contracts';
import type { JobsOptions } from 'bullmq';
import { v5 as derive } from 'uuid';
import { z } from 'zod';

/** A queue: its jobs' data and options. Jobs hold only ids; the data is in the database. */
export interface QueueDefinition<Data extends z.ZodType = z.ZodType> {
  readonly name: (typeof QUEUE_NAMES)[number];
  readonly data: Data;
  /** The user for whom a job is done. The queue is shared fairly between owners. */
  ownerOf(job: z.output<Data>): string;
  /** Whether the job comes before others' jobs of the same place (PAY-21). */
  hasPrecedence(job: z.output<Data>): boolean;
  readonly options: JobsOptions & { attempts: number };
}

const DAY_S = 24 * 3600;

/** Done jobs are kept to recognise a repeated event, failed jobs for inspection. */
const RETENTION = { removeOnComplete: { age: DAY_S, count: 20_000 }, removeOnFail: { age: 7 * DAY_S } };

const traced = {
  event_id: z.uuid(),
  correlation_id: z.string(),
  traceparent: z.string().max(60).optional(),
};

export const analysisQueue = {
  name: 'analysis',
  data: z.object({
    ...traced,
    startup_id: z.uuid(),
    owner_id: z.uuid(),
    run_id: z.uuid(),
    is_pro: z.boolean().optional(),
  }),
  ownerOf: ({ owner_id }: { owner_id: string }) => owner_id,
  hasPrecedence: ({ is_pro = false }: { is_pro?: boolean | undefined }) =>
    entitlementsOf({ is_premium: false, is_pro }).analysis_precedence,
  options: { attempts: 5, backoff: { type: 'exponential', delay: 1000 }, ...RETENTION },
} satisfies QueueDefinition;
export type AnalysisJob = z.output<typeof analysisQueue.data>;

export const matchingQueue = {
  name: 'matching',
  data: z.object({
    ...traced,
    request_id: z.uuid(),
    user_id: z.uuid(),
    target: matchTarget,
    model_allowed: z.boolean().optional(),
  }),
  ownerOf: ({ user_id }: { user_id: string }) => user_id,
  hasPrecedence: () => false,
  // For over an hour, because nobody else asks for these matches again (MATCH-4).
  options: { attempts: 14, backoff: { type: 'exponential', delay: 500 }, ...RETENTION },
} satisfies QueueDefinition;
export type MatchingJob = z.output<typeof matchingQueue.data>;

export const QUEUES: readonly QueueDefinition[] = [analysisQueue, matchingQueue];

/**
 * The id of a job's result event, derived from the triggering event: after a crash two workers may
 * publish the result, and consumers count it once.
 */
export function resultId(eventId: string, outcome: string): string {
  return derive(outcome, eventId);
}
