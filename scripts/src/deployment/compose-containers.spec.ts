import { parse } from 'yaml';
import { z } from 'zod';

import { text } from '../testing/process-settings.js';
import { overlayFolder, render } from './kustomize.js';

const { services } = z
  .object({
    services: z.record(
      z.string(),
      z.looseObject({
        image: z.string().optional(),
        mem_limit: z.string().optional(),
        logging: z.object({ driver: z.string(), options: z.record(z.string(), z.string()) }).optional(),
        volumes: z.array(z.string()).default([]),
      }),
    ),
  })
  .parse(parse(text('docker-compose.yml'), { merge: true }));

describe('the containers of docker-compose.yml', () => {
  // rule: OPS-70
  it('lets each container read its own secrets alone', () => {
    const secrets = Object.entries(services).flatMap(([name, { volumes }]) =>
      volumes.filter((mount) => mount.startsWith('secrets')).map((mount) => [name, ...mount.split(':')]),
    );
    const [own, others] = [
      secrets.filter(([name]) => name === 'secrets'),
      secrets.filter(([name]) => name !== 'secrets'),
    ];
    for (const [name, volume, , mode] of others)
      expect({ name, volume, mode }).toEqual({ name, volume: `secrets-${name}`, mode: 'ro' });
    // The container `secrets` mounts them where make-secrets writes them.
    expect(own.toSorted()).toEqual(
      [
        ['secrets', 'secrets', '/secrets'],
        ...others.map(([name]) => ['secrets', `secrets-${name}`, `/secrets/${name}`]),
      ].toSorted(),
    );
  });

  it('limits the memory and the logs of each container', () => {
    const inCluster = render(overlayFolder('local'));
    for (const [name, { mem_limit, logging }] of Object.entries(services)) {
      expect(`${name} ${mem_limit ?? ''}`).toMatch(/ \d+[mg]$/);
      expect({ name, options: logging?.options }).toEqual({
        name,
        options: { 'max-size': '10m', 'max-file': '5' },
      });
      const workload = inCluster.find(
        ({ kind, metadata }) => /^(Deployment|StatefulSet)$/.test(kind) && metadata.name === name,
      );
      if (!workload) continue;
      // The last one is the process's; migrations come before it.
      const limits = [...JSON.stringify(workload).matchAll(/"limits":\{"memory":"(\d+[MG])i"\}/g)];
      const [, limit = ''] = limits.at(-1) ?? [];
      expect({ name, mem_limit }).toEqual({ name, mem_limit: limit.toLowerCase() });
    }
  });

  it('runs the servers in the versions whose programs the image for backups holds', () => {
    const inImage = [...text('Dockerfile').matchAll(/^ARG (?:POSTGRES|NATS|REDIS)=(\S+)$/gm)];
    const inCluster = JSON.stringify(render(overlayFolder('local')));
    for (const name of ['postgres', 'nats', 'redis']) {
      const image = services[name]?.image ?? '';
      expect(inImage.map(([, base]) => base)).toContain(image);
      expect(inCluster).toContain(`"image":"${image}"`);
    }
  });
});
