import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { z } from 'zod';

import { inRoot } from '../system/paths.js';
import { clusterSecrets } from './cluster-secrets.js';
import { render } from './kustomize.js';

describe('the addresses of the local servers for KEDA, which is in another namespace', () => {
  const folder = mkdtempSync(join(tmpdir(), 'proofround-cluster-secrets-'));
  afterAll(() => rmSync(folder, { recursive: true }));

  it('resolve from that namespace', () => {
    const secret = clusterSecrets(folder, 'proofround').find(({ metadata }) => metadata.name === 'keda');
    expect(secret?.['stringData']).toMatchObject({
      REDIS_ADDRESS: 'redis.proofround.svc:6379',
      REDIS_USERNAME: 'keda',
    });
  });

  it('are allowed by the network policies of the servers', () => {
    const policy = z.looseObject({
      spec: z.looseObject({
        ingress: z.array(
          z.object({
            from: z.array(
              z.object({
                namespaceSelector: z.object({ matchLabels: z.record(z.string(), z.string()) }).optional(),
              }),
            ),
            ports: z.array(z.object({ port: z.number() })),
          }),
        ),
      }),
    });
    const open = (name: string) =>
      render(inRoot('k8s', 'overlays', 'local'))
        .filter(({ kind, metadata }) => kind === 'NetworkPolicy' && metadata.name === name)
        .flatMap((one) => policy.parse(one).spec.ingress)
        .filter(({ from }) =>
          from.some((one) => one.namespaceSelector?.matchLabels['kubernetes.io/metadata.name'] === 'keda'),
        )
        .flatMap(({ ports }) => ports.map(({ port }) => port));
    expect({ nats: open('nats'), redis: open('redis') }).toEqual({ nats: [8222], redis: [6379] });
  });
});
