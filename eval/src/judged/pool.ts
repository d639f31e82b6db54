import type { JudgedIdeas } from '@proofround/ai-worker/analysis/rubric/rubric-analyst.js';

import { kindOf } from './kind.js';
import type { Measurement } from './measurement.js';

/** How often something was shown, and how often a reader called it bad. */
export interface Count {
  readonly shown: number;
  readonly bad: number;
}
/** How often a round showed something and readers called it bad, by round. */
export type Pool = ReadonlyMap<string, ReadonlyMap<string, Count>>;

interface Shown {
  readonly name: string;
  readonly round: string;
  readonly isBad: boolean;
}

function poolOf(all: readonly Shown[]): Pool {
  const pool = new Map<string, Map<string, Count>>();
  for (const { name, round, isBad } of all) {
    const rounds = pool.get(name) ?? new Map<string, Count>();
    const { shown, bad } = rounds.get(round) ?? { shown: 0, bad: 0 };
    rounds.set(round, { shown: shown + 1, bad: bad + Number(isBad) });
    pool.set(name, rounds);
  }
  return pool;
}

/** Counts the sentences of each kind, by round. */
export const kindsIn = (measurements: readonly Measurement[]): Pool =>
  poolOf(
    measurements.flatMap(({ round, sentences }) =>
      sentences.map(({ part, text, why }) => ({ name: kindOf(part, text), round, isBad: why !== undefined })),
    ),
  );

/** The first round whose tasks were worded much as they are now. */
const FIRST_OF_PRESENT_WORDING = 13;
const isOfCap = (idea: string) => idea.startsWith('cap.');

/** Tasks by their idea. A bad offer makes each task bad that is not about what was found, and says nothing of ideas. */
export const ideasIn = (measurements: readonly Measurement[]): Pool =>
  poolOf(
    measurements.flatMap(({ round, tasks }) =>
      tasks
        .filter(({ honest, idea }) => honest || isOfCap(idea))
        .map(({ idea, why }) => ({ name: idea, round, isBad: why !== undefined })),
    ),
  );

export const totalOf = (rounds: ReadonlyMap<string, Count>): Count =>
  [...rounds.values()].reduce((sum, { shown, bad }) => ({ shown: sum.shown + shown, bad: sum.bad + bad }), {
    shown: 0,
    bad: 0,
  });

/** The product's table of judged ideas, in the order of their names. */
export function judgedIdeasIn(measurements: readonly Measurement[]): JudgedIdeas {
  const present = measurements.filter(({ round }) => Number(round.slice(1)) >= FIRST_OF_PRESENT_WORDING);
  return Object.fromEntries(
    [...ideasIn(present)]
      .filter(([idea]) => !isOfCap(idea))
      .toSorted(([a], [b]) => (a < b ? -1 : 1))
      .map(([idea, rounds]) => {
        const { shown, bad } = totalOf(rounds);
        return [idea, [shown, bad] as const];
      }),
  );
}
