/** What a person can mend: one sentence with the remedy, printed without a trace. */
export class UserError extends Error {
  override readonly name = 'UserError';
}

export function say(line: string): void {
  process.stdout.write(`${line}\n`);
}

export function warn(line: string): void {
  process.stderr.write(`${line}\n`);
}
