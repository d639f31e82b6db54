import type { AnalystInput, AnalystResult, Progress } from './analyst.js';
import type { RubricView } from './openai/analysis.v3.js';
import type { AnalysisAnswer } from './openai/answer.js';
import { mergedResult, viewOf } from './openai/merge.js';
import { RubricAnalyst } from './rubric/rubric-analyst.js';

/** A task as plain data, so that it can be sent to another thread. */
export type Task =
  /** Judges with the rubric alone. `source` replaces the rubric's own name as the source of the verdict. */
  | { readonly kind: 'alone'; readonly input: AnalystInput; readonly source?: string }
  /** Prepares the rubric's findings for a model. */
  | { readonly kind: 'view'; readonly input: AnalystInput }
  /** Judges with the rubric and a model's answer. */
  | {
      readonly kind: 'merge';
      readonly input: AnalystInput;
      readonly answer: AnalysisAnswer;
      readonly source: string;
    };

export interface Verdicts {
  readonly alone: AnalystResult;
  readonly view: RubricView;
  readonly merge: AnalystResult;
}
export type Kind = keyof Verdicts;
export type TaskOf<K extends Kind> = Extract<Task, { kind: K }>;

export interface JudgeOptions {
  readonly progress?: Progress;
  readonly signal?: AbortSignal;
}

/** Judges what founders wrote. All work on their texts goes through here and never blocks the main thread. */
export abstract class Judge {
  abstract judge<K extends Kind>(task: TaskOf<K>, options?: JudgeOptions): Promise<Verdicts[K]>;
}

const work: { readonly [K in Kind]: (task: TaskOf<K>, progress: Progress) => Promise<Verdicts[K]> } = {
  alone: async ({ input, source }, progress) => {
    const result = await new RubricAnalyst().analyse(input, progress);
    return source === undefined ? result : { ...result, analysis: { ...result.analysis, source } };
  },
  view: ({ input }) => Promise.resolve(viewOf(input)),
  merge: ({ input, answer, source }) => Promise.resolve(mergedResult(input, answer, source)),
};

/** Judges in the current thread: used inside worker threads and in tests. */
export class DirectJudge extends Judge {
  override async judge<K extends Kind>(task: TaskOf<K>, options: JudgeOptions = {}): Promise<Verdicts[K]> {
    options.signal?.throwIfAborted();
    const kind: K = task.kind;
    return work[kind](task, options.progress ?? (() => undefined));
  }
}
