import { QUEUE_PREFIX } from '@proofround/contracts';
import { z } from 'zod';

import { aiWorkerConfig } from '../../../services/ai-worker/src/config.js';
import { QUEUES } from '../../../services/ai-worker/src/queues/queues.js';
import { durableOf, MESSAGE_RIGHTS } from '../stack/permissions.js';
import { SERVICES } from '../stack/services.js';
import { IN_IMAGE, NAMES, neededBy, schemaOf, text, variablesOf } from '../testing/process-settings.js';
import { type Manifest, overlayFolder, render } from './kustomize.js';

const container = z.looseObject({
  image: z.string(),
  env: z.array(z.looseObject({ name: z.string() })).default([]),
  envFrom: z.array(z.object({ configMapRef: z.object({ name: z.string() }) })).default([]),
  ports: z.array(z.object({ name: z.string(), containerPort: z.number() })),
  livenessProbe: z.object({ httpGet: z.object({ path: z.string(), port: z.string() }) }),
  readinessProbe: z.object({ httpGet: z.object({ path: z.string(), port: z.string() }) }),
  lifecycle: z.object({ preStop: z.object({ sleep: z.object({ seconds: z.number() }) }) }).optional(),
});
const deployment = z.looseObject({
  spec: z.looseObject({
    template: z.looseObject({
      spec: z.looseObject({
        terminationGracePeriodSeconds: z.number(),
        containers: z.tuple([container]),
        initContainers: z
          .tuple([
            z.looseObject({
              image: z.string(),
              command: z.array(z.string()),
              env: z.tuple([
                z.object({
                  name: z.literal('DATABASE_URL'),
                  valueFrom: z.object({ secretKeyRef: z.object({ name: z.string(), key: z.string() }) }),
                }),
              ]),
            }),
          ])
          .optional(),
      }),
    }),
  }),
});

function one(objects: readonly Manifest[], kind: string, name: string): Manifest {
  const found = objects.find((object) => object.kind === kind && object.metadata.name === name);
  if (!found) throw new Error(`There is no ${kind}/${name}`);
  return found;
}
const podOf = (objects: readonly Manifest[], name: string) =>
  deployment.parse(one(objects, 'Deployment', name)).spec.template.spec;

/** A process's settings in a cluster: from its image, its ConfigMaps (with values) and its Secrets. */
function environmentOf(objects: readonly Manifest[], name: string) {
  const [process_] = podOf(objects, name).containers;
  const maps = process_.envFrom.map(({ configMapRef }) =>
    z.record(z.string(), z.string()).parse(one(objects, 'ConfigMap', configMapRef.name)['data']),
  );
  const settings = Object.fromEntries(maps.flatMap((map) => Object.entries(map)));
  return { settings, secrets: process_.env.map(({ name: key }) => key) };
}

describe.each(['local', 'production'])('the cluster of the overlay %s', (overlay) => {
  const objects = render(overlayFolder(overlay));

  it('runs every process of ours and no unknown one', () => {
    const ours = objects
      .filter(({ kind, metadata }) => kind === 'Deployment' && metadata.name !== 'stripe-stand-in')
      .map(({ metadata }) => metadata.name);
    expect(ours.toSorted()).toEqual(NAMES.toSorted());
  });

  it.each(NAMES)('gives %s only known settings, and all required ones', (name) => {
    const { settings, secrets } = environmentOf(objects, name);
    const common = Object.keys(
      z
        .record(z.string(), z.string())
        .parse(
          objects.find(({ kind, metadata }) => kind === 'ConfigMap' && metadata.name.startsWith('common-'))?.[
            'data'
          ],
        ),
    );
    const given = [...Object.keys(settings), ...secrets];
    expect(given.filter((key) => !variablesOf(name).includes(key) && !common.includes(key))).toEqual([]);
    const all = [...given, ...Object.keys(IN_IMAGE)];
    expect(neededBy(name).filter((key) => !all.includes(key))).toEqual([]);
    expect(new Set(given).size).toBe(given.length);
  });

  it.each(NAMES)('gives %s valid settings', (name) => {
    const { settings } = environmentOf(objects, name);
    const { shape } = schemaOf(name);
    const refused = Object.entries(settings).filter(
      ([key, value]) => shape[key] !== undefined && !shape[key].safeParse(value).success,
    );
    expect(refused).toEqual([]);
  });

  it.each(NAMES)('probes %s at the port and paths of its ops server, and gives it time to end', (name) => {
    const pod = podOf(objects, name);
    const [process_] = pod.containers;
    expect(process_.ports.find((port) => port.name === 'ops')?.containerPort).toBe(
      Number(IN_IMAGE['OPS_PORT']),
    );
    expect(process_.livenessProbe.httpGet).toEqual({ path: '/live', port: 'ops' });
    expect(process_.readinessProbe.httpGet).toEqual({ path: '/ready', port: 'ops' });
    const paths = [...text('packages/service-kit/src/ops/ops-server.ts').matchAll(/case '(\/\w+)'/g)];
    expect(paths.map(([, path]) => path)).toEqual(expect.arrayContaining(['/live', '/ready', '/metrics']));
    const limit = Number(environmentOf(objects, name).settings['SHUTDOWN_TIMEOUT_MS']) / 1000;
    const pause = process_.lifecycle?.preStop.sleep.seconds ?? 0;
    expect(pod.terminationGracePeriodSeconds).toBeGreaterThanOrEqual(pause + 2 * limit + 5);
  });

  it('lets ai-worker finish one call to the model before it ends', () => {
    const { settings } = environmentOf(objects, 'ai-worker');
    const attempt = aiWorkerConfig.shape.OPENAI_TIMEOUT_MS.parse(settings['OPENAI_TIMEOUT_MS']);
    expect(0.8 * Number(settings['SHUTDOWN_TIMEOUT_MS'])).toBeGreaterThan(attempt);
  });

  it('lets the gateway serve while requests still reach it', () => {
    const [gateway] = podOf(objects, 'gateway').containers;
    expect(gateway.lifecycle?.preStop.sleep.seconds).toBeGreaterThan(0);
    expect(gateway.ports.find(({ name }) => name === 'http')?.containerPort).toBe(
      Number(environmentOf(objects, 'gateway').settings['PORT']),
    );
  });

  // rule: OPS-72
  it.each(SERVICES)('migrates the database of $name as its owner before it starts', ({ name, database }) => {
    const { containers, initContainers } = podOf(objects, name);
    if (!database) {
      expect(initContainers).toBeUndefined();
      return;
    }
    const [migrations] = initContainers ?? [];
    expect(migrations?.image).toBe(containers[0].image);
    expect(migrations?.command).toEqual(['node', 'dist/migrate.js']);
    const key = { name: `${name}-migrations`, key: 'DATABASE_URL' };
    expect(migrations?.env[0].valueFrom.secretKeyRef).toEqual(key);
    // The process itself is not the owner.
    expect(JSON.stringify(containers)).not.toContain(`${name}-migrations`);
  });

  it('holds no secret', () => {
    expect(objects.filter(({ kind }) => kind === 'Secret')).toEqual([]);
    expect(JSON.stringify(objects)).not.toMatch(/PRIVATE KEY|sk_(live|test)_|whsec_|:\/\/[^/"]*:[^/"]*@/);
  });
});

describe('scaling of ai-worker by its work', () => {
  const scaled = z
    .looseObject({
      spec: z.looseObject({
        fallback: z.looseObject({ behavior: z.string() }),
        advanced: z.looseObject({ scalingModifiers: z.looseObject({ formula: z.string() }) }),
        triggers: z.array(z.looseObject({ name: z.string(), metadata: z.record(z.string(), z.string()) })),
      }),
    })
    .parse(one(render(overlayFolder('production')), 'ScaledObject', 'ai-worker')).spec;

  it('removes no worker while the amount of work is unknown', () => {
    expect(scaled.fallback.behavior).toBe('currentReplicasIfHigher');
  });

  it('counts every queue in every state of waiting and active jobs', () => {
    const lists = scaled.triggers.flatMap(({ metadata }) => metadata['listName'] ?? []);
    const states = ['wait', 'prioritized', 'delayed', 'active'];
    expect(lists.toSorted()).toEqual(
      QUEUES.flatMap(({ name }) => states.map((state) => `${QUEUE_PREFIX}:${name}:${state}`)).toSorted(),
    );
  });

  it('counts the events of every durable consumer that creates jobs', () => {
    const consumers = scaled.triggers.flatMap(({ metadata }) => metadata['consumer'] ?? []);
    const durables = MESSAGE_RIGHTS['ai-worker'].consumes.map((event) => durableOf('ai-worker', event));
    expect(consumers.toSorted()).toEqual(durables.toSorted());
  });

  it('divides every count in its formula by the concurrency of one process', () => {
    const { formula } = scaled.advanced.scalingModifiers;
    const used = new Set(formula.match(/[a-z]\w*/g));
    expect([...used].toSorted()).toEqual(scaled.triggers.map(({ name }) => name).toSorted());
    const { settings } = environmentOf(render(overlayFolder('production')), 'ai-worker');
    for (const { name } of QUEUES) {
      const [, divisor] = new RegExp(`\\(${name}_[^)]*\\) / (\\d+)`).exec(formula) ?? [];
      expect(divisor).toBe(settings[`${name.toUpperCase()}_CONCURRENCY`]);
    }
  });
});

describe('the documents', () => {
  const rows = (...path: string[]) =>
    [...text(...path).matchAll(/^\| `?([\w-]+)`? +\|/gm)].map(([, first = '']) => first);

  it('list all processes', () => {
    expect(rows('docs/architecture.md')).toEqual(expect.arrayContaining([...NAMES]));
  });

  it('explain every setting of every process', () => {
    const explained = text('docs/configuration.md') + text('docs/kubernetes.md');
    const all = new Set(NAMES.flatMap(variablesOf));
    expect([...all].filter((name) => !explained.includes(`\`${name}\``))).toEqual([]);
  });

  it('name every Secret of the cluster', () => {
    const objects = render(overlayFolder('production'));
    const named = [...JSON.stringify(objects).matchAll(/"secretKeyRef":\{"name":"([^"]+)","key":"([^"]+)"/g)];
    const documented = text('docs/kubernetes.md');
    expect(named.length).toBeGreaterThan(0);
    for (const [, secret = '', key = ''] of named) {
      const row = documented.split('\n').find((line) => line.startsWith(`| \`${secret}\` `));
      expect(`${secret}: ${row ?? ''}`).toContain(`\`${key}\``);
    }
  });
});
