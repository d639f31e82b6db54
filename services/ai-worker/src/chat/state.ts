import { type UserType, userType } from '@proofround/contracts';
import { z } from 'zod';

/** A value in doubt that waits for the person's yes. */
export const doubtful = z.object({
  slot: z.string(),
  value: z.unknown(),
  ask: z.string(),
  /** Whether it is a suggestion for a required answer that the person does not know. Moving on accepts it. */
  fallback: z.boolean(),
});

/**
 * The state of an interview. `known` holds the accepted values in the shape of the API's request
 * body; nothing else reaches extracted_data.
 */
export const interviewState = z.object({
  profile: userType,
  phase: z.enum(['interview', 'review', 'complete']),
  known: z.record(z.string(), z.unknown()),
  /** Optional slots that the person leaves out. */
  skipped: z.array(z.string()),
  /** Slots whose value follows from another one, and not from the person's words. */
  inferred: z.array(z.string()).default([]),
  /** The slot that was asked for last; null at the summary and after completion. */
  asking: z.string().nullable(),
  /** How often in a row it has been asked for without an answer. */
  attempts: z.number().int(),
  /** How often in a row the person has answered the question only with a question about it. */
  askedBack: z.number().int().default(0),
  doubts: z.array(doubtful),
  /** Values in doubt that the person denied, with their slots. They are not asked about again. */
  denied: z.array(z.string()).default([]),
  /** What an investor ruled out beside other answers, until the thesis keeps it. */
  ruledOut: z.array(z.string()).default([]),
  /** The slots in the order of the questions, for "back". */
  trail: z.array(z.string()),
  /** The slots that the last change affected, for "no, 3,000". */
  recent: z.array(z.string()),
  /** The slots in the order in which the person gave their values, the latest last. */
  history: z.array(z.string()).default([]),
  /** The two slots of which the person was asked which one is wrong. */
  which: z.array(z.string()).default([]),
  /** The slot whose usual answers the last reply listed by number. */
  choosing: z.string().nullable().default(null),
  /** Whether the person wants to start over and has not confirmed it yet. */
  restarting: z.boolean(),
  /** Whether the person wants no more questions. Only required slots are still asked for. */
  hurry: z.boolean(),
  /** Whether the person knows that the required slots are complete. */
  announced: z.boolean(),
  /** Units of patience (see patience.ts) since the last new information. */
  idle: z.number().int().default(0),
  /** Units of patience that messages at the summary have cost. */
  unconfirmed: z.number().int().default(0),
  /** Fingerprints of questions raised by messages since the last new information. A repeated one is nothing new. */
  raised: z.array(z.string()).default([]),
  /** Required slots that were asked for in vain. They wait until all others have been asked for. */
  deferred: z.array(z.string()).default([]),
  /** Those of them that the person refused twice. */
  refused: z.array(z.string()).default([]),
  /** The slots of the last question if it covered several. */
  together: z.array(z.string()).default([]),
  /** Whether the last reply offered to finish. */
  offered: z.boolean().default(false),
  /** Fingerprints of messages that gave facts. A repeated message does not answer another question. */
  seen: z.array(z.string()).default([]),
  /** How often each question has been asked, so that its wording varies. */
  timesAsked: z.record(z.string(), z.number()).default({}),
  /** Whether the interview waits for required answers that the person refuses, and asks for nothing else. */
  paused: z.boolean().default(false),
  turn: z.number().int(),
});
export type InterviewState = z.infer<typeof interviewState>;
export type Doubtful = z.infer<typeof doubtful>;

export function freshState(profile: UserType): InterviewState {
  return {
    profile,
    phase: 'interview',
    known: {},
    skipped: [],
    inferred: [],
    asking: null,
    attempts: 0,
    askedBack: 0,
    doubts: [],
    denied: [],
    ruledOut: [],
    trail: [],
    recent: [],
    history: [],
    which: [],
    choosing: null,
    restarting: false,
    hurry: false,
    announced: false,
    idle: 0,
    unconfirmed: 0,
    raised: [],
    deferred: [],
    refused: [],
    together: [],
    offered: false,
    seen: [],
    timesAsked: {},
    paused: false,
    turn: 0,
  };
}
