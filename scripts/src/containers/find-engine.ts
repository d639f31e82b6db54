import { UserError } from '../system/output.js';
import { output } from '../system/run.js';
import { startDebianEngine } from './debian-engine.js';
import type { Engine } from './engine.js';

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
