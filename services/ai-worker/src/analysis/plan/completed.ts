import { escaped } from '@proofround/text/words/prose.js';

import type { Worded } from './wording.js';

/** A completed task. `task_title` holds the task's key ({@link keyOf}), or its title if it has no key. */
export interface CompletedTask {
  readonly task_title: string;
  readonly factor: string;
}

/** The key of a task, independent of its wording: the idea's id and its target, if any. */
export const keyOf = ({ id }: { id: string }, { target }: Worded): string =>
  target === undefined ? id : `${id}:${target}`;

/** A pattern for the title with any names of customers and startup and any figures. */
function patternOf({ title, own }: Worded): RegExp {
  const names = own.toSorted((a, b) => b.length - a.length).map(escaped);
  const parts = title.split(new RegExp(`(?<!\\p{L})(?:${names.join('|')})(?!\\p{L})|[$\\d][\\d,.]*`, 'u'));
  return new RegExp(`^${parts.map(escaped).join('.+')}$`, 'iu');
}

/**
 * Whether the founder has completed the task, recognised by its key or by its title and factor. A
 * task with a target needs the same figures: the next target is another task.
 */
export function isDone(
  idea: { id: string; factor: string },
  worded: Worded,
  completed: readonly CompletedTask[],
): boolean {
  const key = keyOf(idea, worded).toLowerCase();
  const title = worded.title.toLowerCase();
  const isSameTitle = (done: string) => worded.target === undefined && patternOf(worded).test(done);
  return completed.some(({ task_title, factor }) => {
    const done = task_title.trim().toLowerCase();
    return done === key || done === title || (factor === idea.factor && isSameTitle(done));
  });
}
