import type { Worded } from './wording.js';
import { escaped } from './wording.js';

/** A task that the founder completed; `task_title` is the step's key where the plan gave one. */
export interface CompletedTask {
  readonly task_title: string;
  readonly factor: string;
}

/** What makes a step one and the same, however it was worded: the idea and, on a ladder, the mark. */
export const keyOf = ({ id }: { id: string }, { step }: Worded): string =>
  step === undefined ? id : `${id}:${step}`;

/** A title whatever the customers and the startup were called and the figures were then. */
function patternOf({ title, own }: Worded): RegExp {
  const names = own.toSorted((a, b) => b.length - a.length).map(escaped);
  const parts = title.split(new RegExp(`(?<!\\p{L})(?:${names.join('|')})(?!\\p{L})|[$\\d][\\d,.]*`, 'u'));
  return new RegExp(`^${parts.map(escaped).join('.+')}$`, 'iu');
}

/**
 * Whether the founder has done this: known by its key, else by its title of the same factor. A mark
 * on a ladder is known by its figures: the next mark is another task.
 */
export function isDone(
  idea: { id: string; factor: string },
  worded: Worded,
  completed: readonly CompletedTask[],
): boolean {
  const key = keyOf(idea, worded).toLowerCase();
  const title = worded.title.toLowerCase();
  const pattern = worded.step === undefined ? patternOf(worded) : null;
  return completed.some(({ task_title, factor }) => {
    const done = task_title.trim().toLowerCase();
    return done === key || done === title || (factor === idea.factor && pattern?.test(done) === true);
  });
}
