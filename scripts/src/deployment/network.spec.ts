import { readFileSync } from 'node:fs';

import { z } from 'zod';

import { SERVICES } from '../stack/services.js';
import { inRoot } from '../system/paths.js';
import { render } from './kustomize.js';

const NAMES = SERVICES.map(({ name }) => name);

describe('the network policies', () => {
  const port = z.object({ port: z.number() });
  const rule = z.object({ ports: z.array(port) });
  const deployment = z.object({
    metadata: z.object({ name: z.string() }),
    spec: z.object({
      template: z.object({
        spec: z.object({
          containers: z.tuple([z.object({ env: z.array(z.object({ name: z.string() })) })]),
        }),
      }),
    }),
  });
  const policy = z.looseObject({
    podSelector: z.object({
      matchLabels: z.record(z.string(), z.string()).optional(),
      matchExpressions: z.array(z.object({ values: z.array(z.string()) })).optional(),
    }),
    ingress: z.array(rule).default([]),
    egress: z.array(rule).default([]),
  });
  const objects = render(inRoot('k8s', 'base'));
  const policies = objects.filter(({ kind }) => kind === 'NetworkPolicy');
  const deployments = objects.flatMap((object) =>
    object.kind === 'Deployment' ? [deployment.parse(object)] : [],
  );
  const specOf = (name: string) => policies.find(({ metadata }) => metadata.name === name)?.['spec'];
  const [, section = ''] = readFileSync(inRoot('docs', 'kubernetes.md'), 'utf8').split(
    '## Who may reach whom',
  );
  const rows = [...section.matchAll(/^\| `([\w-]+)` +\| (.+?) +\| (.+?) +\| (.+?) +\|$/gm)];

  it('are all documented, and the first refuses everything', () => {
    expect(specOf('default-deny')).toEqual({ podSelector: {}, policyTypes: ['Ingress', 'Egress'] });
    const names = policies.map(({ metadata }) => metadata.name).filter((name) => name !== 'default-deny');
    expect(rows.map(([, name]) => name).toSorted()).toEqual(names.toSorted());
  });

  it.each(rows.map(([, name = '', from = '', to = '', ports = '']) => ({ name, from, to, ports })))(
    'holds for $name',
    ({ name, from, to, ports }) => {
      const { podSelector, ingress, egress } = policy.parse(specOf(name));
      const open = [...ingress, ...egress].flatMap((rule) => rule.ports.map(({ port }) => port));
      expect([...new Set(open)].toSorted()).toEqual(ports.split(', ').map(Number).toSorted());
      const chosen = [
        ...Object.values(podSelector.matchLabels ?? {}),
        ...(podSelector.matchExpressions ?? []).flatMap(({ values }) => values),
      ];
      const subject = ingress.length > 0 ? to : from;
      const meant = subject === 'every process' ? NAMES : subject === 'all' ? [] : subject.split(', ');
      expect(chosen.toSorted()).toEqual([...meant].toSorted());
    },
  );

  it('let a process reach PostgreSQL and Redis only if its settings name them', () => {
    const reaching = (name: string) =>
      policy.parse(specOf(name)).podSelector.matchExpressions?.[0]?.values ?? [];
    const deploymentsWith = (key: string) =>
      deployments.flatMap(({ metadata, spec }) =>
        spec.template.spec.containers[0].env.some(({ name }) => name === key) ? [metadata.name] : [],
      );
    expect(reaching('to-postgres').toSorted()).toEqual(deploymentsWith('DATABASE_URL').toSorted());
    expect(reaching('to-redis').toSorted()).toEqual(deploymentsWith('REDIS_URL').toSorted());
    expect(reaching('to-nats').toSorted()).toEqual(deploymentsWith('NATS_URL').toSorted());
  });

  it('exclude all private ranges where they allow the internet', () => {
    const ranges = z.object({
      egress: z.array(
        z.object({ to: z.array(z.object({ ipBlock: z.object({ except: z.array(z.string()) }) })) }),
      ),
    });
    for (const name of ['billing-to-stripe', 'ai-worker-to-model', 'notifications-to-smtp']) {
      expect(ranges.parse(specOf(name)).egress[0]?.to[0]?.ipBlock.except).toEqual([
        '10.0.0.0/8',
        '100.64.0.0/10',
        '172.16.0.0/12',
        '192.168.0.0/16',
        '169.254.0.0/16',
      ]);
    }
  });
});

describe('the proxies that the gateway trusts', () => {
  const settings = z.looseObject({ data: z.object({ TRUSTED_PROXIES: z.string() }) });

  it.each([
    ['local', 16],
    ['production', 24],
  ] as const)('are a small network in the overlay %s', (overlay, prefix) => {
    const map = render(inRoot('k8s', 'overlays', overlay)).find(
      ({ kind, metadata }) => kind === 'ConfigMap' && /^gateway\b/.test(metadata.name),
    );
    const [network = '', ...others] = settings.parse(map).data.TRUSTED_PROXIES.split(',');
    expect(others).toEqual([]);
    expect(Number(network.split('/')[1])).toBeGreaterThanOrEqual(prefix);
  });
});
