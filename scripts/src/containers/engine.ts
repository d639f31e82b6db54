import { spawnSync } from 'node:child_process';

import { output, run } from '../system/run.js';
import { UserError } from '../system/say.js';
import { startDebianEngine } from './debian-engine.js';

/** A container engine: Docker, or Podman, which takes the same commands. */
export interface Engine {
  /** Its name and version. */
  title: string;
  /** Whether images can be pulled from a registry. */
  registry: boolean;
  /** Additional arguments of `build`. */
  buildArgs: readonly string[];
  /** The program with the arguments that come before every command. */
  command: readonly [string, ...string[]];
  env: NodeJS.ProcessEnv;
  /** Ends the engine if we started it. */
  stop: () => Promise<void>;
}

const HOW_TO_GET_ONE =
  'No container engine answers here: install one from the distribution (Debian: apt-get install docker.io docker-compose, or podman), or, as root on Debian, set ENGINE=debian, which unpacks Docker from the distribution and runs it for this command alone.';

/** The engine that answers on this machine, or with ENGINE=debian one of our own. */
export async function findEngine(): Promise<Engine> {
  if (process.env['ENGINE'] === 'debian') return startDebianEngine();
  for (const program of ['docker', 'podman']) {
    const version =
      output(program, ['version', '--format', '{{.Server.Version}}']) ??
      (program === 'podman' ? output(program, ['version', '--format', '{{.Client.Version}}']) : undefined);
    if (version === undefined || version === '') continue;
    return {
      title: `${program} ${version}`,
      registry: true,
      buildArgs: [],
      command: [program],
      env: process.env,
      stop: () => Promise.resolve(),
    };
  }
  throw new UserError(HOW_TO_GET_ONE);
}

/** Runs a command of the engine. @throws UserError with the last lines of its output */
export async function engineRun(engine: Engine, args: readonly string[], quiet = true): Promise<void> {
  const [program, ...before] = engine.command;
  if (!quiet) {
    if ((await run(program, [...before, ...args], { env: engine.env })) === 0) return;
    throw new UserError(`${engine.title} failed: ${args.join(' ')}`);
  }
  engineOutput(engine, args);
}

/** The output of a command of the engine. @throws UserError with the last lines of its output */
export function engineOutput(engine: Engine, args: readonly string[]): string {
  const [program, ...before] = engine.command;
  const { status, stdout, stderr, error } = spawnSync(program, [...before, ...args], {
    encoding: 'utf8',
    env: engine.env,
    maxBuffer: 1 << 28,
  });
  if (status === 0) return stdout.trim();
  const said = error ? error.message : `${stdout}${stderr}`.trimEnd().split('\n').slice(-15).join('\n');
  throw new UserError(`${engine.title} failed: ${args.join(' ')}\n${said}`);
}
