import { spawn, spawnSync, type SpawnOptions } from 'node:child_process';

/** Runs a program to its end and gives its exit code; its output goes where ours goes. It ends with us. */
export function run(file: string, args: readonly string[], options: SpawnOptions = {}): Promise<number> {
  return new Promise((resolve, reject) => {
    const child = spawn(file, args, { stdio: 'inherit', ...options });
    const end = () => child.kill();
    process.once('exit', end);
    child.once('error', reject);
    child.once('exit', (code, signal) => {
      process.off('exit', end);
      resolve(code ?? (signal ? 128 : 1));
    });
  });
}

/** What a program prints; undefined when it is not there or fails. */
export function output(file: string, args: readonly string[]): string | undefined {
  const { status, stdout } = spawnSync(file, args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] });
  return status === 0 ? stdout.trim() : undefined;
}
