import type { aiScore, analysis, HoldReason, StartupFacts, TaskProposal } from '@proofround/contracts';
import type { z } from 'zod';

import type { Links } from '../links/link-status.js';

export interface AnalystInput {
  /** The user whose model budget is used. */
  readonly owner_id: string;
  readonly facts: StartupFacts;
  readonly completed_tasks: readonly { task_title: string; factor: string }[];
  /** The status of the checked links; absent when none was checked. */
  readonly links?: Links;
  /** The codes of hold reasons that an admin cleared; they no longer count. */
  readonly cleared?: readonly string[];
  /** false: no model is asked (ACCOUNT-13). */
  readonly model_allowed?: boolean;
  /** Whether the owner has Founder Pro, and so no daily limit of model-led analyses (PAY-21). */
  readonly is_pro?: boolean;
}

export interface AnalystResult {
  readonly ai_score: z.output<typeof aiScore>;
  readonly analysis: z.output<typeof analysis>;
  readonly tasks: TaskProposal[];
  /** The reasons to hold it back from investors; empty without any. */
  readonly hold: HoldReason[];
}

/** Receives the progress: percent done and the step's name. */
export type Progress = (percent: number, step: string) => void;

/** Turns a founder's texts into scores, reasons and a plan, by rubric or model. */
export abstract class Analyst {
  abstract analyse(input: AnalystInput, progress: Progress, signal: AbortSignal): Promise<AnalystResult>;
}
