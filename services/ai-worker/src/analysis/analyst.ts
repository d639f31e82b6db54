import type { aiScore, analysis, HoldReason, StartupFacts, TaskProposal } from '@proofround/contracts';
import type { z } from 'zod';

import type { Links } from '../links/link-status.js';

/** What an analyst is given. */
export interface AnalystInput {
  /** Whose budget it counts against. */
  readonly owner_id: string;
  readonly facts: StartupFacts;
  readonly completed_tasks: readonly { task_title: string; factor: string }[];
  /** What looking at its links gave; nothing was looked at where it is absent. */
  readonly links?: Links;
  /** Codes of reasons to hold it that an admin cleared: they count no more. */
  readonly cleared?: readonly string[];
}

export interface AnalystResult {
  readonly ai_score: z.output<typeof aiScore>;
  readonly analysis: z.output<typeof analysis>;
  readonly tasks: TaskProposal[];
  /** Why it must be held back from investors; empty where nothing speaks against showing it. */
  readonly hold: HoldReason[];
}

/** Told as the work goes on: percent done and the step's name. */
export type Progress = (percent: number, step: string) => void;

/** Turns what a founder wrote into scores, reasons and a plan. The rubric or a model behind it. */
export abstract class Analyst {
  abstract analyse(input: AnalystInput, progress: Progress, signal: AbortSignal): Promise<AnalystResult>;
}
