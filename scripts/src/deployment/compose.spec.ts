import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { baseConfig } from '@proofround/service-kit';
import { parse } from 'yaml';
import { z } from 'zod';

import { SERVICES } from '../stack/services.js';
import { IN_IMAGE, NAMES, SCHEMAS, text, variablesOf } from '../testing/process-settings.js';
import { secretFiles } from './secret-files.js';

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
