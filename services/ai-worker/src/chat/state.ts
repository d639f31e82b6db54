import { userType, type UserType } from '@proofround/contracts';
import { z } from 'zod';

/** A value that waits for the person's yes. */
export const doubtful = z.object({
  slot: z.string(),
  value: z.unknown(),
  ask: z.string(),
  /** A stand-in for a required answer that is not known; moving on accepts it. */
  fallback: z.boolean(),
});

/**
 * Where an interview stands. `known` holds accepted values in the shape of the API's body;
 * nothing else of the state ever reaches extracted_data.
 */
export const interviewState = z.object({
  profile: userType,
  phase: z.enum(['interview', 'review', 'complete']),
  known: z.record(z.string(), z.unknown()),
  /** Optional slots that stay out. */
  skipped: z.array(z.string()),
  /** The slot whose question was asked last; null at the summary and once complete. */
  asking: z.string().nullable(),
  /** How often in a row it has been asked without an answer. */
  attempts: z.number().int(),
  doubts: z.array(doubtful),
  /** The slots in the order in which they were asked, for "back". */
  trail: z.array(z.string()),
  /** What the last message changed, for "no, 3,000". */
  recent: z.array(z.string()),
  /** "Start over" was said and waits for a yes. */
  restarting: z.boolean(),
  /** Enough of questions: only what is required is still asked. */
  hurry: z.boolean(),
  /** The essentials were said to be complete. */
  announced: z.boolean(),
  /** How long nothing new has been learnt, in units of patience (patience.ts); from a message of yes alone as from gibberish. */
  idle: z.number().int().default(0),
  /** The same, of what was said to the summary. */
  unconfirmed: z.number().int().default(0),
  /** Questions that messages have raised since then; one that comes up again is nothing new. */
  raised: z.array(z.string()).default([]),
  /** Required slots that were asked for in vain and wait until the others have been. */
  deferred: z.array(z.string()).default([]),
  /** The slots that the last question asked for, where they were several. */
  together: z.array(z.string()).default([]),
  /** The last reply offered to finish. */
  offered: z.boolean().default(false),
  /** Fingerprints of messages that facts were taken from: said once more they answer nothing else. */
  seen: z.array(z.string()).default([]),
  /** How often each question has been put, so that none is put twice in the same words. */
  put: z.record(z.string(), z.number()).default({}),
  turn: z.number().int(),
});
export type InterviewState = z.infer<typeof interviewState>;
export type Doubtful = z.infer<typeof doubtful>;

/** An interview before its first message. */
export function freshState(profile: UserType): InterviewState {
  return {
    profile,
    phase: 'interview',
    known: {},
    skipped: [],
    asking: null,
    attempts: 0,
    doubts: [],
    trail: [],
    recent: [],
    restarting: false,
    hurry: false,
    announced: false,
    idle: 0,
    unconfirmed: 0,
    raised: [],
    deferred: [],
    together: [],
    offered: false,
    seen: [],
    put: {},
    turn: 0,
  };
}
