import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { z } from 'zod';

import { databaseConfig } from '@proofround/service-kit';
import { SERVICES } from '../stack/services.js';
import { inRoot } from '../system/paths.js';
import { render } from './kustomize.js';

const objects = render(inRoot('k8s', 'overlays', 'local'));
const server = z.looseObject({
  spec: z.looseObject({
    template: z.looseObject({
      spec: z.looseObject({
        containers: z.tuple([
          z.looseObject({
            args: z.array(z.string()).default([]),
            startupProbe: z.looseObject({ exec: z.object({ command: z.array(z.string()) }) }).optional(),
          }),
        ]),
      }),
    }),
  }),
});
const serverOf = (name: string) =>
  server.parse(objects.find(({ kind, metadata }) => kind === 'StatefulSet' && metadata.name === name)).spec
    .template.spec.containers[0];

describe('PostgreSQL of the local overlay', () => {
  const { args, startupProbe } = serverOf('postgres');

  it('has connections for every process at its maximum of replicas', () => {
    const scaler = z.looseObject({ spec: z.looseObject({ maxReplicas: z.number() }) });
    const replicas = SERVICES.filter(({ database }) => database).map(
      ({ name }) =>
        scaler.parse(
          objects.find(({ kind, metadata }) => kind === 'HorizontalPodAutoscaler' && metadata.name === name),
        ).spec.maxReplicas,
    );
    const pool = databaseConfig.shape.DATABASE_POOL.parse(undefined);
    // One more of each while it is rolled out.
    const needed = replicas.reduce((sum, count) => sum + (count + 1) * pool, 0);
    const [, allowed] = /max_connections=(\d+)/.exec(args.join(' ')) ?? [];
    expect(Number(allowed)).toBeGreaterThan(needed);
  });

  it('counts as started once the first start has made its databases: before, only the socket answers', () => {
    expect(startupProbe?.exec.command).toContain('--host=127.0.0.1');
  });

  it('is set up in docker compose as here', () => {
    const compose = z
      .looseObject({ services: z.looseObject({ postgres: z.looseObject({ command: z.array(z.string()) }) }) })
      .parse(parse(readFileSync(inRoot('docker-compose.yml'), 'utf8'), { merge: true }));
    expect(compose.services.postgres.command).toEqual(['postgres', ...args]);
  });
});
