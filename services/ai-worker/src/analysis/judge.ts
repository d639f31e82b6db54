import type { AnalystInput, AnalystResult, Progress } from './analyst.js';
import type { RubricView } from './openai/analysis-prompt.v3.js';
import type { AnalysisAnswer } from './openai/answer.js';
import { mergedResult, viewOf } from './openai/merge.js';
import { RubricAnalyst } from './rubric/rubric-analyst.js';

/** A task as plain data, so that it can be sent to another thread. */
export type JudgingTask =
  /** Judges with the rubric alone. `source` replaces the rubric's own name as the source of the result. */
  | { readonly kind: 'rubric'; readonly input: AnalystInput; readonly source?: string }
  /** Prepares the rubric's findings for a model. */
  | { readonly kind: 'forModel'; readonly input: AnalystInput }
  /** Judges with the rubric and a model's answer. */
  | {
      readonly kind: 'withAnswer';
      readonly input: AnalystInput;
      readonly answer: AnalysisAnswer;
      readonly source: string;
    };

export interface JudgingResults {
  readonly rubric: AnalystResult;
  readonly forModel: RubricView;
  readonly withAnswer: AnalystResult;
}
export type TaskKind = keyof JudgingResults;
export type TaskOf<K extends TaskKind> = Extract<JudgingTask, { kind: K }>;

export interface JudgeOptions {
  readonly progress?: Progress;
  readonly signal?: AbortSignal;
}

/** Judges what founders wrote. All work on their texts goes through here and never blocks the main thread. */
export abstract class Judge {
  abstract judge<K extends TaskKind>(task: TaskOf<K>, options?: JudgeOptions): Promise<JudgingResults[K]>;
}

const work: {
  readonly [K in TaskKind]: (task: TaskOf<K>, progress: Progress) => Promise<JudgingResults[K]>;
} = {
  rubric: async ({ input, source }, progress) => {
    const result = await new RubricAnalyst().analyse(input, progress);
    return source === undefined ? result : { ...result, analysis: { ...result.analysis, source } };
  },
  forModel: ({ input }) => Promise.resolve(viewOf(input)),
  withAnswer: ({ input, answer, source }) => Promise.resolve(mergedResult(input, answer, source)),
};

/** Judges in the current thread: used inside worker threads and in tests. */
export class DirectJudge extends Judge {
  override async judge<K extends TaskKind>(
    task: TaskOf<K>,
    options: JudgeOptions = {},
  ): Promise<JudgingResults[K]> {
    options.signal?.throwIfAborted();
    const kind: K = task.kind;
    return work[kind](task, options.progress ?? (() => undefined));
  }
}
