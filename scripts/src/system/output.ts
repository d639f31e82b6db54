/** An error that the user can fix: one sentence with the remedy, printed without a stack trace. */
export class UserError extends Error {
  override readonly name = 'UserError';
}

export function say(line: string): void {
  process.stdout.write(`${line}\n`);
}

export function warn(line: string): void {
  process.stderr.write(`${line}\n`);
}

const isFull = (error: unknown): boolean =>
  typeof error === 'object' &&
  error !== null &&
  'code' in error &&
  (error.code === 'ENOSPC' || error.code === 'EDQUOT');

/** What to print about an error: one sentence if the user can mend it, else the stack trace. */
export function explain(error: unknown): string {
  if (error instanceof UserError) return error.message;
  if (isFull(error))
    return `The disk is full (${String(error)}). Free some space and run the command again; the data stays.`;
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}
