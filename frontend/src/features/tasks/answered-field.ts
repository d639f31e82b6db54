import type { Task } from '../../api/generated/work-client';

/** The words that a task quotes; undefined if it quotes none. */
const quoteOf = (task: Task) => /“([^”]+)”/.exec(`${task.task_title} ${task.task_description}`)?.[1];

/** The field whose text holds the sentence that the task quotes; undefined if none does. */
export function fieldQuotedBy(task: Task, startup: object): string | undefined {
  const quote = quoteOf(task)?.replace(/…$/, '');
  if (!quote) return undefined;
  return Object.entries(startup).find(
    ([, text]: [string, unknown]) => typeof text === 'string' && text.includes(quote),
  )?.[0];
}
