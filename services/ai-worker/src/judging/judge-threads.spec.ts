import { type StartupFacts, startupFacts } from '@proofround/contracts';
import { aStartup } from '@proofround/test-kit';

import type { AnalystResult } from '../analysis/analyst.js';
import { DirectJudge } from '../analysis/judge.js';
import { TEXT_FIELDS } from '../claims/statement.js';
import { JudgeThreads } from './judge-threads.js';

/** The thread runs the TypeScript sources, because jest does not compile code for worker threads. */
const thread = {
  file: new URL('./judge.thread.ts', import.meta.url),
  execArgv: ['--no-warnings', '--import', new URL('../testing/typescript-hooks.mjs', import.meta.url).href],
};
const facts = startupFacts.parse(aStartup());
const inputOf = (given: StartupFacts) => ({ owner_id: 'x', facts: given, completed_tasks: [] });
const input = inputOf(facts);
const timeless = ({ analysis, ...rest }: AnalystResult) => ({
  ...rest,
  analysis: { ...analysis, generated_at: '' },
});

describe('judging in a thread', () => {
  let judge: JudgeThreads;
  beforeAll(() => {
    judge = new JudgeThreads({ JUDGE_THREADS: 1, JUDGE_TIMEOUT_MS: 60_000 }, thread);
  });
  afterAll(() => judge.onApplicationShutdown());

  it('gives the same result as the current thread and reports progress', async () => {
    const steps: [number, string][] = [];
    const progress = (percent: number, step: string) => void steps.push([percent, step]);
    const there = await judge.judge<'rubric'>({ kind: 'rubric', input }, { progress });
    const here = await new DirectJudge().judge<'rubric'>({ kind: 'rubric', input });
    expect(timeless(there)).toEqual(timeless(here));
    expect(steps.length).toBeGreaterThan(1);
  });

  it('prepares the same view for a model and merges its answer equally', async () => {
    const view = await judge.judge<'forModel'>({ kind: 'forModel', input });
    expect(view).toEqual(await new DirectJudge().judge<'forModel'>({ kind: 'forModel', input }));
    const answer = { summary: 'The case is plain.', strengths: [], concerns: [], factors: [], tasks: [] };
    const task = {
      kind: 'withAnswer' as const,
      input,
      answer: { ...answer, risks: [], hold: [] },
      source: 'm',
    };
    const merged = await judge.judge<'withAnswer'>(task);
    expect(timeless(merged)).toEqual(timeless(await new DirectJudge().judge<'withAnswer'>(task)));
  });

  it('replaces the source of the verdict', async () => {
    const result = await judge.judge<'rubric'>({ kind: 'rubric', input, source: 'alone today' });
    expect(result.analysis.source).toBe('alone today');
  });

  it('keeps the main thread free during the longest possible text', async () => {
    const hostile = ('a1.'.repeat(40) + ' $9k/mo, ').repeat(40).slice(0, 5000);
    const everywhere = Object.fromEntries(TEXT_FIELDS.map((field) => [field, hostile]));
    const work = { isOver: false };
    const judged = judge.judge<'rubric'>({ kind: 'rubric', input: inputOf({ ...facts, ...everywhere }) });
    void judged.finally(() => (work.isOver = true));
    // A thread replies with a message, which takes a turn of the event loop. Judging on the main
    // thread would be over after a few microtasks.
    for (let microtask = 0; microtask < 100; microtask += 1) await Promise.resolve();
    expect(work.isOver).toBe(false);
    expect((await judged).ai_score.overall_score).toBeGreaterThanOrEqual(0);
  });
});
