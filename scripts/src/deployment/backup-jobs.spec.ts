import { readFileSync } from 'node:fs';

import { z } from 'zod';

import { SERVICES } from '../stack/services.js';
import { inRoot } from '../system/paths.js';
import { overlayFolder, render } from './kustomize.js';

const cronJob = z.looseObject({
  kind: z.literal('CronJob'),
  metadata: z.object({ name: z.string(), labels: z.record(z.string(), z.string()) }),
  spec: z.looseObject({
    suspend: z.boolean().default(false),
    jobTemplate: z.looseObject({
      spec: z.looseObject({
        template: z.looseObject({
          metadata: z.object({ labels: z.record(z.string(), z.string()) }),
          spec: z.looseObject({
            containers: z.tuple([
              z.looseObject({
                image: z.string(),
                args: z.array(z.string()),
                env: z.array(z.looseObject({ name: z.string() })),
              }),
            ]),
          }),
        }),
      }),
    }),
  }),
});
const policy = z.looseObject({
  spec: z.looseObject({ podSelector: z.object({ matchLabels: z.record(z.string(), z.string()) }) }),
});

describe.each(['local', 'production'])('backups in a cluster of the overlay %s', (overlay) => {
  const objects = render(overlayFolder(overlay));
  const jobs = objects.flatMap((object) => (object.kind === 'CronJob' ? [cronJob.parse(object)] : []));
  const podOf = (name: string) =>
    jobs.find(({ metadata }) => metadata.name === name)?.spec.jobTemplate.spec.template;

  it('are made by a schedule and tried by a schedule; a restore waits for an operator', () => {
    expect(jobs.map(({ metadata, spec }) => [metadata.name, spec.suspend])).toEqual([
      ['backup', false],
      ['backup-drill', false],
      ['restore', true],
    ]);
  });

  it.each([
    ['backup', 'backup'],
    ['backup-drill', 'drill'],
    ['restore', 'restore'],
  ])('run a command of the image (%s)', (name, command) => {
    const [container] = podOf(name)?.spec.containers ?? [];
    expect(container?.image).toMatch(/proofround\/backup:/);
    expect(container?.args[0]).toBe(command);
    const commands = readFileSync(inRoot('scripts', 'src', 'maintenance', 'main.ts'), 'utf8');
    expect(commands).toContain(`  ${command}: ${command}Command`);
  });

  it.each(['backup', 'restore'])('reach every database as its owner, and the other servers (%s)', (name) => {
    const owners = SERVICES.filter(({ database }) => database).map(
      (service) => `${service.name.toUpperCase()}_OWNER_DATABASE_URL`,
    );
    const env = podOf(name)?.spec.containers[0].env.map((one) => one.name);
    expect(env?.toSorted()).toEqual(
      ['DATABASE_URL', 'DATA_DIR', 'NATS_URL', 'REDIS_URL', ...owners].toSorted(),
    );
    const allowed = policy.parse(
      objects.find(({ kind, metadata }) => kind === 'NetworkPolicy' && metadata.name === 'backup-to-servers'),
    );
    expect(podOf(name)?.metadata.labels).toMatchObject(allowed.spec.podSelector.matchLabels);
  });

  it('have no address of a server while a backup is tried', () => {
    expect(podOf('backup-drill')?.spec.containers[0].env.map(({ name }) => name)).toEqual(['DATA_DIR']);
  });
});
