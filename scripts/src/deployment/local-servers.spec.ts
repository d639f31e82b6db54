import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { databaseConfig } from '@proofround/service-kit';
import { parse } from 'yaml';
import { z } from 'zod';

import { SERVICES } from '../stack/services.js';
import { inRoot } from '../system/paths.js';
import { render } from './kustomize.js';
import { secretFiles } from './secret-files.js';

const objects = render(inRoot('k8s', 'overlays', 'local'));
const server = z.looseObject({
  spec: z.looseObject({
    volumeClaimTemplates: z.tuple([
      z.looseObject({
        spec: z.looseObject({
          resources: z.object({ requests: z.object({ storage: z.string() }) }),
        }),
      }),
    ]),
    template: z.looseObject({
      spec: z.looseObject({
        containers: z.tuple([
          z.looseObject({
            args: z.array(z.string()).default([]),
            resources: z.looseObject({ limits: z.object({ memory: z.string() }) }),
            startupProbe: z
              .looseObject({ exec: z.object({ command: z.array(z.string()) }).optional() })
              .optional(),
          }),
        ]),
      }),
    }),
  }),
});
const setOf = (name: string) =>
  server.parse(objects.find(({ kind, metadata }) => kind === 'StatefulSet' && metadata.name === name)).spec;
const serverOf = (name: string) => setOf(name).template.spec.containers[0];
const diskOf = (name: string) => setOf(name).volumeClaimTemplates[0].spec.resources.requests.storage;

const compose = z
  .looseObject({
    services: z.record(
      z.string(),
      z.looseObject({
        command: z.array(z.string()).optional(),
        environment: z.record(z.string(), z.string().nullable()).optional(),
        volumes: z.array(z.string()).optional(),
      }),
    ),
  })
  .parse(parse(readFileSync(inRoot('docker-compose.yml'), 'utf8'), { merge: true }));

describe('the storage of the local servers', () => {
  const folder = mkdtempSync(join(tmpdir(), 'proofround-local-servers-'));
  afterAll(() => rmSync(folder, { recursive: true }));
  const MIB = 1024 ** 2;
  const quantity = (text: string) => Number.parseInt(text) * (text.endsWith('Gi') ? 1024 * MIB : MIB);

  it('is limited below their disk and memory, so that they refuse data instead of being killed', () => {
    const { natsConf, redisConf } = secretFiles(folder);
    const [, redis] = /^maxmemory (\d+)mb$/m.exec(redisConf) ?? [];
    expect(Number(redis) * MIB).toBeLessThan(0.75 * quantity(serverOf('redis').resources.limits.memory));
    const [, memory, disk] = /max_memory_store: (\d+)MB, max_file_store: (\d+)GB/.exec(natsConf) ?? [];
    expect(Number(memory) * MIB).toBeLessThan(0.75 * quantity(serverOf('nats').resources.limits.memory));
    expect(Number(disk) * 1024 * MIB).toBeLessThan(quantity(diskOf('nats')));
  });

  it('keeps payments over a restart', () => {
    const standIn = objects.find(
      ({ kind, metadata }) => kind === 'Deployment' && metadata.name === 'stripe-stand-in',
    );
    expect(JSON.stringify(standIn)).toContain('"persistentVolumeClaim":{"claimName":"stripe-stand-in"}');
    const { environment, volumes } = compose.services['stripe-stand-in'] ?? {};
    const [, kept = ''] = volumes?.find((volume) => volume.startsWith('stripe-stand-in:'))?.split(':') ?? [];
    expect(kept).not.toBe('');
    expect(environment?.['STRIPE_STAND_IN_DATA']).toContain(`${kept}/`);
  });
});

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
    // A rollout adds one of each.
    const needed = replicas.reduce((sum, count) => sum + (count + 1) * pool, 0);
    const [, allowed] = /max_connections=(\d+)/.exec(args.join(' ')) ?? [];
    expect(Number(allowed)).toBeGreaterThan(needed);
  });

  it('counts as started only when the databases are created: during its first start it answers only on its socket', () => {
    expect(startupProbe?.exec?.command).toContain('--host=127.0.0.1');
  });

  it('is set up the same way in docker compose', () => {
    expect(compose.services['postgres']?.command).toEqual(['postgres', ...args]);
  });
});
