import type { AnalysisAnswer } from '../analysis/openai/answer.js';
import { mergedResult, viewOf } from '../analysis/openai/rubric-side.js';
import type { AnalystInput, AnalystResult, Progress } from '../analysis/analyst.js';
import { RubricAnalyst } from '../analysis/rubric/rubric-analyst.js';
import type { RubricView } from '../model/prompts/analysis.v3.js';

/** What there is to judge: plain data, so that another thread can do it. */
export type Task =
  /** By the rubric alone; `source` says so in other words than its own. */
  | { readonly kind: 'alone'; readonly input: AnalystInput; readonly source?: string }
  /** What the rubric found, to be shown to a model. */
  | { readonly kind: 'view'; readonly input: AnalystInput }
  /** By the rubric with what a model answered. */
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

/** Reads what founders wrote. All work on their texts goes through here, so that nobody waits for it. */
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

/** Judges in this very thread: what the others do in theirs, and for tests. */
export class DirectJudge extends Judge {
  override async judge<K extends Kind>(task: TaskOf<K>, options: JudgeOptions = {}): Promise<Verdicts[K]> {
    options.signal?.throwIfAborted();
    const kind: K = task.kind;
    return work[kind](task, options.progress ?? (() => undefined));
  }
}
