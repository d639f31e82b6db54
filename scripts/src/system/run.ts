import { spawn, type SpawnOptions, spawnSync } from 'node:child_process';

/** Runs a program with our output, and `input` as its stdin. Returns its exit code. It ends when we end. */
export function run(
  file: string,
  args: readonly string[],
  { input, ...options }: SpawnOptions & { input?: string },
): Promise<number> {
  return new Promise((resolve, reject) => {
    const child = spawn(file, args, { stdio: 'inherit', ...options });
    // A program that ends before it has read all says why itself.
    child.stdin?.on('error', () => undefined).end(input);
    const end = () => child.kill();
    process.once('exit', end);
    child.once('error', reject);
    child.once('exit', (code, signal) => {
      process.off('exit', end);
      resolve(code ?? (signal ? 128 : 1));
    });
  });
}

/** The output of a program; undefined if it is missing or fails. */
export function output(file: string, args: readonly string[]): string | undefined {
  const { status, stdout } = spawnSync(file, args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] });
  return status === 0 ? stdout.trim() : undefined;
}
