import { QUEUE_PREFIX } from '@proofround/contracts';
import { baseConfig } from '@proofround/service-kit';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parse } from 'yaml';
import { z } from 'zod';

import { aiWorkerConfig } from '../../../services/ai-worker/src/config.js';
import { QUEUES } from '../../../services/ai-worker/src/queues/queues.js';
import { authConfig } from '../../../services/auth/src/config.js';
import { billingConfig } from '../../../services/billing/src/config.js';
import { gatewayConfig } from '../../../services/gateway/src/config.js';
import { marketplaceConfig } from '../../../services/marketplace/src/config.js';
import { notificationsConfig } from '../../../services/notifications/src/config.js';
import { startupsConfig } from '../../../services/startups/src/config.js';
import { durableOf, MESSAGE_RIGHTS } from '../stack/permissions.js';
import { SERVICES } from '../stack/services.js';
import { inRoot } from '../system/paths.js';
import { render, type Manifest } from './kustomize.js';
import { overlayFolder } from './overlays.js';
import { secretFiles } from './secret-files.js';

const SCHEMAS = {
  auth: authConfig,
  startups: startupsConfig,
  'ai-worker': aiWorkerConfig,
  marketplace: marketplaceConfig,
  billing: billingConfig,
  notifications: notificationsConfig,
  gateway: gatewayConfig,
};
const NAMES = SERVICES.map(({ name }) => name);
const SHAPES = new Map<string, Record<string, z.ZodType>>(
  Object.entries(SCHEMAS).map(([name, { shape }]) => [name, shape]),
);
const schemaOf = (name: string) => ({ shape: SHAPES.get(name) ?? {} });
const variablesOf = (name: string) => Object.keys(schemaOf(name).shape).toSorted();
/** Settings without which the process does not start. */
const neededBy = (name: string) =>
  Object.entries(schemaOf(name).shape).flatMap(([key, one]) =>
    one.safeParse(undefined).success ? [] : [key],
  );
const text = (...path: string[]) => readFileSync(inRoot(...path), 'utf8');

/** What the image of a process sets. */
const IN_IMAGE = Object.fromEntries(
  (/ AS process$.*?^ENV (.*?)$/ms.exec(text('Dockerfile'))?.[1] ?? '')
    .split(' ')
    .map((pair) => pair.split('=') as [string, string]),
);

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

const compose = z
  .object({
    services: z.record(
      z.string(),
      z.looseObject({
        image: z.string().optional(),
        build: z.looseObject({}).optional(),
        pull_policy: z.string().optional(),
        command: z.array(z.string()).optional(),
        environment: z.record(z.string(), z.string().nullable()).default({}),
        ports: z.array(z.string()).default([]),
        depends_on: z
          .record(z.string(), z.object({ condition: z.string(), restart: z.boolean().optional() }))
          .default({}),
        read_only: z.boolean().optional(),
        stop_grace_period: z.string().optional(),
        volumes: z.array(z.string()).default([]),
      }),
    ),
    volumes: z.record(z.string(), z.null()),
  })
  .loose()
  .parse(parse(text('docker-compose.yml'), { merge: true }));

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

describe('docker-compose.yml', () => {
  const { services } = compose;

  it('runs every process, after its migrations, from an image of the Dockerfile', () => {
    for (const { name, database } of SERVICES) {
      const { image, command, depends_on, read_only } = services[name] ?? {};
      expect(image).toBe(`proofround/${name}:local`);
      expect(command).toContain(`--env-file=/secrets/${name}.env`);
      expect(read_only).toBe(true);
      if (!database) continue;
      expect(depends_on?.[`${name}-migrations`]?.condition).toBe('service_completed_successfully');
      expect(services[`${name}-migrations`]?.command).toContain(`--env-file=/secrets/${name}-migrations.env`);
    }
  });

  it('pulls none of our images from a registry, and builds each once', () => {
    const ours = Object.values(services).filter(({ image }) => image?.startsWith('proofround/'));
    for (const { image, build, pull_policy } of ours)
      expect({ image, pull_policy }).toEqual({ image, pull_policy: build ? 'build' : 'never' });
    const built = ours.flatMap(({ image, build }) => (build ? [image] : []));
    expect(built.toSorted()).toEqual([...new Set(ours.map(({ image }) => image))].toSorted());
  });

  it.each(NAMES)('gives %s only known settings', (name) => {
    const given = Object.keys(services[name]?.environment ?? {});
    expect(given).not.toEqual([]);
    expect(given.filter((key) => !variablesOf(name).includes(key))).toEqual([]);
  });

  it('starts every process with the generated settings: nothing is left to configure', () => {
    const folder = mkdtempSync(join(tmpdir(), 'proofround-secrets-'));
    try {
      const all = secretFiles(folder);
      expect(secretFiles(folder).processes).toEqual(all.processes);
      for (const name of NAMES) {
        // Compose inserts the default of a variable, or nothing without a default.
        const settings = Object.entries(services[name]?.environment ?? {}).flatMap(([key, value]) =>
          value === null ? [] : [[key, value.replaceAll(/\$\{\w+:?-([^}]*)\}/g, '$1')] as const],
        );
        const env = { ...IN_IMAGE, ...all.processes[name], ...Object.fromEntries(settings) };
        expect({
          name,
          issues: new Map<string, z.ZodType>(Object.entries(SCHEMAS)).get(name)?.safeParse(env).error?.issues,
        }).toEqual({ name, issues: undefined });
      }
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  });

  it('depends on existing services and uses declared volumes', () => {
    for (const { depends_on } of Object.values(services)) {
      expect(Object.keys(services)).toEqual(expect.arrayContaining(Object.keys(depends_on)));
    }
    const used = Object.values(services).flatMap(({ volumes }) =>
      volumes.flatMap((mount) => (mount.startsWith('.') ? [] : [mount.split(':')[0] ?? ''])),
    );
    expect([...new Set(used)].toSorted()).toEqual(Object.keys(compose.volumes).toSorted());
  });

  it('restarts NATS and Redis when a release changes their permissions', () => {
    for (const name of ['nats', 'redis'])
      expect({ name, ...services[name]?.depends_on['secrets'] }).toMatchObject({ name, restart: true });
  });

  it.each(NAMES)('gives %s time to end', (name) => {
    const { environment = {}, stop_grace_period = '' } = services[name] ?? {};
    const limit = baseConfig.shape.SHUTDOWN_TIMEOUT_MS.parse(environment['SHUTDOWN_TIMEOUT_MS'] ?? undefined);
    expect(stop_grace_period).toMatch(/^\d+s$/);
    expect(parseInt(stop_grace_period)).toBeGreaterThanOrEqual((2 * limit) / 1000 + 5);
  });

  it('publishes only the gateway beyond this machine', () => {
    for (const [name, { ports }] of Object.entries(services)) {
      if (name === 'gateway') continue;
      for (const port of ports) expect(port).toMatch(/^127\.0\.0\.1:/);
    }
  });

  it('lets Prometheus scrape every process', () => {
    const asked = z
      .object({
        scrape_configs: z.tuple(
          [
            z.looseObject({
              dns_sd_configs: z.tuple([z.looseObject({ names: z.array(z.string()), port: z.literal(9090) })]),
            }),
          ],
          z.unknown(),
        ),
      })
      .parse(parse(text('deploy/prometheus/prometheus.yml')));
    const [{ dns_sd_configs }] = asked.scrape_configs;
    expect(dns_sd_configs[0].names.toSorted()).toEqual([...NAMES].toSorted());
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
