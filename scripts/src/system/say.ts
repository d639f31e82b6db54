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
