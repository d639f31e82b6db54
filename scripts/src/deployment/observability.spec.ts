import { readFileSync, readdirSync } from 'node:fs';
import { collectDefaultMetrics, Registry } from 'prom-client';
import { parse } from 'yaml';
import { z } from 'zod';

import { inRoot } from '../system/paths.js';

const text = (...path: string[]) => readFileSync(inRoot(...path), 'utf8');

/** Every metric of our code: name and labels. */
function ownMetrics(): Map<string, string[]> {
  const folders = ['packages/service-kit/src', ...services().map((name) => `services/${name}/src`)];
  const sources = folders.flatMap((folder) =>
    readdirSync(inRoot(folder), { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.ts') && !file.endsWith('spec.ts'))
      .map((file) => text(folder, file)),
  );
  const found = sources.flatMap((source) => [
    ...source.matchAll(/new (Counter|Gauge|Histogram)\(\{\s*name: '(\w+)'[\s\S]*?registers/g),
  ]);
  return new Map(
    found.map(([definition, , name = '']) => {
      const [, labels = ''] = /labelNames: \[([^\]]*)\]/.exec(definition) ?? [];
      return [name, [...labels.matchAll(/'(\w+)'/g)].map(([, label = '']) => label)];
    }),
  );
}

function services(): string[] {
  return readdirSync(inRoot('services'));
}

const own = ownMetrics();
const defaults = new Registry();
collectDefaultMetrics({ register: defaults });
const known = new Set([...own.keys(), ...defaults.getMetricsAsArray().map(({ name }) => name), 'up']);

const rules = z.object({
  groups: z.array(
    z.strictObject({
      name: z.string(),
      rules: z.array(
        z.strictObject({
          alert: z.string(),
          expr: z.string(),
          for: z.string(),
          labels: z.strictObject({ severity: z.enum(['critical', 'warning']) }),
          annotations: z.strictObject({ summary: z.string(), runbook: z.string() }),
        }),
      ),
    }),
  ),
});
const { groups } = rules.parse(parse(text('deploy/prometheus/rules.yml')));
const alerts = groups.flatMap((group) => group.rules);

const dashboard = z.object({
  panels: z.array(z.object({ title: z.string(), targets: z.array(z.object({ expr: z.string() })) })),
});
const { panels } = dashboard.parse(JSON.parse(text('k8s/components/monitoring/proofround.json')));

const WORDS = new Set(
  'sum count max min avg topk by rate increase changes histogram_quantile le on and or unless clamp_min vector'.split(
    ' ',
  ),
);
/** The metric names of an expression, without functions, labels and strings. */
function metricsIn(expression: string): string[] {
  const bare = expression.replaceAll(/\{[^}]*\}/g, '').replaceAll(/by \([^)]*\)/g, '');
  return [...bare.matchAll(/[a-z_][a-z_0-9]*(?![a-z_0-9]*\()/g)]
    .map(([word]) => word)
    .filter((word) => !WORDS.has(word) && !/^[smhd]$/.test(word));
}
const baseOf = (name: string) => name.replace(/_(bucket|count|sum)$/, '');
const expressions: [string, string][] = [
  ...alerts.map(({ alert, expr }): [string, string] => [alert, expr]),
  ...panels.flatMap(({ title, targets }) => targets.map(({ expr }): [string, string] => [title, expr])),
];

describe('alerts and the dashboard', () => {
  it.each(expressions)('“%s” uses existing metrics', (_, expression) => {
    const used = metricsIn(expression);
    expect(used).not.toEqual([]);
    expect(used.filter((name) => !known.has(name) && !known.has(baseOf(name)))).toEqual([]);
  });

  it.each(expressions)('“%s” uses existing labels', (_, expression) => {
    // Prometheus adds these; our own label `job` becomes `exported_job`.
    const added = ['service', 'instance', 'job', 'le'];
    const labels = metricsIn(expression).flatMap((name) => own.get(name) ?? own.get(baseOf(name)) ?? []);
    const allowed = new Set([
      ...added,
      ...labels.map((label) => (added.includes(label) ? `exported_${label}` : label)),
    ]);
    const asked = [
      ...[...expression.matchAll(/by \(([^)]*)\)/g)].flatMap(([, list = '']) => list.split(/, */)),
      ...[...expression.matchAll(/[{,]\s*(\w+)\s*=~?/g)].map(([, label = '']) => label),
    ];
    expect(asked.filter((label) => !allowed.has(label))).toEqual([]);
  });

  it('are the same in a cluster and beside docker compose', () => {
    const inCluster = z.object({ spec: rules }).parse(parse(text('k8s/components/monitoring/alerts.yaml')));
    expect(inCluster.spec.groups).toEqual(groups);
  });

  it('each have an entry in the runbook', () => {
    const runbook = text('docs/runbook.md');
    for (const { alert, annotations } of alerts) {
      expect(runbook).toContain(`\n## ${alert}\n`);
      expect(annotations.runbook).toBe(`docs/runbook.md#${alert.toLowerCase()}`);
    }
  });
});
