import { spawnSync } from 'node:child_process';

import { UserError } from '../system/output.js';
import { run } from '../system/run.js';

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

/** The image's name without its digest, which locally built images do not have. */
export const withoutDigest = (image: string): string => image.replace(/@sha256:[\da-f]{64}$/, '');

/** An image without digest and tag. */
export const repositoryOf = (image: string): string => withoutDigest(image).replace(/:[^:/]*$/, '');
