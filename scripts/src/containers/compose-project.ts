import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';

import { z } from 'zod';

import { UserError } from '../system/output.js';
import { inRoot } from '../system/paths.js';
import { engineFolder } from './debian-engine.js';
import { type Engine, engineOutput, engineRun, withoutDigest } from './engine.js';

/** Its own name, so that the containers and volumes of a person's project stay untouched. */
const PROJECT = 'proofround-proof';
const USED = new RegExp(`^${PROJECT}-(\\S+)-\\d+ ([\\d.]+\\w+)`);

const configuration = z.object({
  services: z.record(z.string(), z.looseObject({ image: z.string() })),
});
const containers = z.array(
  z.looseObject({
    Service: z.string(),
    State: z.string(),
    Health: z.string().optional(),
    ExitCode: z.number(),
  }),
);

/** docker-compose.yml under another project name; the file is changed only where no registry answers. */
export class ComposeProject {
  constructor(readonly engine: Engine) {
    const file = ['--project-name', PROJECT, '--file', inRoot('docker-compose.yml')];
    this.before = ['compose', ...file];
    try {
      this.version = engineOutput(engine, ['compose', 'version', '--short']);
    } catch {
      throw new UserError(
        `${engine.title} has no \`compose\`: install it from the distribution (Debian: apt-get install docker-compose), or set ENGINE=debian as root on Debian.`,
      );
    }
  }

  readonly version: string;
  private readonly before: string[];

  /** The services and the images that they name. */
  images(): Map<string, string> {
    const text = engineOutput(this.engine, [...this.before, 'config', '--format', 'json']);
    const { services } = configuration.parse(JSON.parse(text));
    return new Map(Object.entries(services).map(([name, { image }]) => [name, image]));
  }

  /** From now on uses image names without digests: `buildServers` cannot tag images with digests. */
  useBuiltImages(): void {
    const services = [...this.images()].map(
      ([name, image]) => [name, { image: withoutDigest(image) }] as const,
    );
    const file = join(engineFolder(), 'built-images.json');
    writeFileSync(file, JSON.stringify({ services: Object.fromEntries(services) }));
    this.before.push('--file', file);
  }

  /** Runs a Compose command and returns its output. */
  run(...args: readonly string[]): string {
    return engineOutput(this.engine, [...this.before, ...args]);
  }

  /** Starts these services from images that are there, and waits until all are healthy. */
  async up(services: readonly string[]): Promise<void> {
    await engineRun(this.engine, [
      ...this.before,
      'up',
      '--no-build',
      '--quiet-pull',
      '--detach',
      '--wait',
      ...services,
    ]);
  }

  /** All containers, including stopped ones. */
  states(): z.infer<typeof containers> {
    const text = this.run('ps', '--all', '--format', 'json');
    // Depending on its version, Compose prints one JSON document per line or one array.
    const parts = text.startsWith('[') ? text : `[${text.split('\n').filter(Boolean).join(',')}]`;
    return containers.parse(JSON.parse(parts));
  }

  /** Waits until every container is healthy or has exited with 0. */
  async settled(withinMs: number): Promise<void> {
    const deadline = Date.now() + withinMs;
    for (;;) {
      const late = this.states().filter(
        ({ State, Health, ExitCode }) =>
          !(State === 'running'
            ? (Health ?? '') === '' || Health === 'healthy'
            : State === 'exited' && ExitCode === 0),
      );
      if (late.length === 0) return;
      if (Date.now() > deadline)
        throw new UserError(
          `Not healthy: ${late.map(({ Service, State, Health }) => `${Service} (${State} ${Health ?? ''})`).join(', ')}.`,
        );
      await delay(500);
    }
  }

  /** The memory use of each container, as the engine prints it. */
  memory(): string[] {
    const format = ['--no-stream', '--format', '{{.Name}} {{.MemUsage}}'];
    const lines = engineOutput(this.engine, ['stats', ...format]).split('\n');
    return lines.flatMap((line) => {
      const [, service = '', used = ''] = USED.exec(line) ?? [];
      return service === '' ? [] : [`${service} ${used}`];
    });
  }

  /** Removes everything, data included. @returns the names of what could not be removed */
  down(): string[] {
    this.run('down', '--volumes', '--remove-orphans');
    return ['container', 'volume', 'network'].flatMap((kind) => {
      const list = [kind, 'ls', '--quiet', '--filter', `label=com.docker.compose.project=${PROJECT}`];
      const all = kind === 'container' ? ['--all'] : [];
      return engineOutput(this.engine, [...list, ...all])
        .split('\n')
        .filter(Boolean)
        .map((id) => `${kind} ${id}`);
    });
  }
}
