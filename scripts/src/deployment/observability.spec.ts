import { readdirSync, readFileSync } from 'node:fs';

import { registry } from '@proofround/service-kit';
import { collectDefaultMetrics, Registry } from 'prom-client';
import { parse } from 'yaml';
import { z } from 'zod';

import { inRoot } from '../system/paths.js';

const text = (...path: string[]) => readFileSync(inRoot(...path), 'utf8');

interface Source {
  path: string;
  code: string;
}

/** The code of every process. */
function processSources(): Source[] {
  const services = readdirSync(inRoot('services')).map((name) => `services/${name}/src`);
  return ['packages/service-kit/src', ...services].flatMap((folder) =>
    readdirSync(inRoot(folder), { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.ts') && !file.endsWith('spec.ts'))
      .map((file) => ({ path: inRoot(folder, file), code: text(folder, file) })),
  );
}
const sources = processSources();

interface OwnMetric {
  /** The name of the variable that holds it. */
  variable: string;
  labels: string[];
  source: Source;
}

/** Every metric of our code. */
function ownMetrics(): Map<string, OwnMetric> {
  const definitions = /(\w+) = (?:new )?(?:Counter|Gauge|Histogram)\(\{\s*name: '(\w+)'[\s\S]*?\}\);/gi;
  const found = sources.flatMap((source) =>
    [...source.code.matchAll(definitions)].map(([definition, variable = '', name = '']) => {
      const [, labels = ''] = /labelNames: \[([^\]]*)\]/.exec(definition) ?? [];
      const names = [...labels.matchAll(/'(\w+)'/g)].map(([, label = '']) => label);
      return [name, { variable, labels: names, source }] as const;
    }),
  );
  return new Map(found);
}

const own = ownMetrics();
/** Metrics of other programs: kube-state-metrics, cert-manager, blackbox exporter, Prometheus, Alertmanager. */
const FOREIGN: Readonly<Record<string, readonly string[]>> = {
  kube_horizontalpodautoscaler_status_desired_replicas: ['namespace', 'horizontalpodautoscaler'],
  kube_horizontalpodautoscaler_spec_max_replicas: ['namespace', 'horizontalpodautoscaler'],
  kube_cronjob_status_last_successful_time: ['namespace', 'cronjob'],
  kube_cronjob_created: ['namespace', 'cronjob'],
  certmanager_certificate_expiration_timestamp_seconds: ['namespace', 'name'],
  probe_ssl_earliest_cert_expiry: [],
  prometheus_rule_evaluation_failures_total: [],
  prometheus_notifications_errors_total: [],
  prometheus_notifications_dropped_total: [],
  alertmanager_notifications_failed_total: [],
};
const defaults = new Registry();
collectDefaultMetrics({ register: defaults });
const known = new Set([
  ...own.keys(),
  ...Object.keys(FOREIGN),
  ...defaults.getMetricsAsArray().map(({ name }) => name),
  'up',
]);

const rules = z.object({
  groups: z.array(
    z.strictObject({
      name: z.string(),
      rules: z.array(
        z.strictObject({
          alert: z.string(),
          expr: z.string(),
          for: z.string(),
          labels: z.strictObject({ severity: z.enum(['critical', 'warning', 'none']) }),
          annotations: z.strictObject({ summary: z.string(), runbook: z.string() }),
        }),
      ),
    }),
  ),
});
const { groups } = rules.parse(parse(text('deploy/prometheus/rules.yml')));
const alerts = groups.flatMap((group) => group.rules);

const alertTests = z
  .object({
    tests: z.array(
      z.object({
        alert_rule_test: z.array(z.object({ alertname: z.string(), exp_alerts: z.array(z.unknown()) })),
      }),
    ),
  })
  .parse(parse(text('deploy/prometheus/rules.test.yml')));

const dashboard = z.object({
  panels: z.array(z.object({ title: z.string(), targets: z.array(z.object({ expr: z.string() })) })),
});
const { panels } = dashboard.parse(JSON.parse(text('k8s/components/monitoring/proofround.json')));

const WORDS = new Set(
  'sum count max min avg topk by rate increase changes histogram_quantile le on and or unless clamp_min'.split(
    ' ',
  ),
);
/** The metric names of an expression, without functions, labels and strings. */
function metricsIn(expression: string): string[] {
  const bare = expression.replaceAll(/\{[^}]*\}/g, '').replaceAll(/(?:by|on) \([^)]*\)/g, '');
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
    expect(used.filter((name) => !known.has(name) && !known.has(baseOf(name)))).toEqual([]);
  });

  it.each(expressions)('“%s” uses existing labels', (_, expression) => {
    // Prometheus adds these; our own label `job` becomes `exported_job`.
    const added = ['service', 'instance', 'job', 'le'];
    const labels = metricsIn(expression).flatMap(
      (name) => (own.get(name) ?? own.get(baseOf(name)))?.labels ?? FOREIGN[name] ?? [],
    );
    const allowed = new Set([
      ...added,
      ...labels.map((label) => (added.includes(label) ? `exported_${label}` : label)),
    ]);
    const asked = [
      ...[...expression.matchAll(/(?:by|on) \(([^)]*)\)/g)].flatMap(([, list = '']) => list.split(/, */)),
      ...[...expression.matchAll(/[{,]\s*(\w+)\s*[=!]~?/g)].map(([, label = '']) => label),
    ];
    expect(asked.filter((label) => !allowed.has(label))).toEqual([]);
  });

  it('watch something, except for the dead man’s switch', () => {
    const idle = expressions.filter(([, expression]) => metricsIn(expression).length === 0);
    expect(idle).toEqual([['ProofroundWatchdog', 'vector(1)']]);
  });

  it.each([...own])('%s is exported by its process and given a value', async (name, { variable, source }) => {
    await import(source.path);
    expect(registry.getSingleMetric(name)).toBeDefined();
    const use = new RegExp(
      `\\b${variable}(\\(\\))?\\s*\\.\\s*(inc|set|observe|startTimer|labels)\\b|, ${variable},`,
    );
    expect(sources.some(({ code }) => use.test(code))).toBe(true);
  });

  it('each fire in a test', () => {
    const cases = alertTests.tests.flatMap(({ alert_rule_test }) => alert_rule_test);
    const fired = cases.filter(({ exp_alerts }) => exp_alerts.length > 0).map(({ alertname }) => alertname);
    expect([...new Set(fired)].toSorted()).toEqual(alerts.map(({ alert }) => alert).toSorted());
  });

  it('are the same in a cluster and beside docker compose', () => {
    const inCluster = z.object({ spec: rules }).parse(parse(text('k8s/components/monitoring/alerts.yaml')));
    expect(inCluster.spec.groups).toEqual(groups);
  });

  it('each have an entry in the runbook', () => {
    const entries = [...text('docs/runbook.md').matchAll(/^## (Proofround\w+)$/gm)].map(([, name]) => name);
    expect(entries.toSorted()).toEqual(alerts.map(({ alert }) => alert).toSorted());
    for (const { alert, annotations } of alerts) {
      expect(annotations.runbook).toBe(`docs/runbook.md#${alert.toLowerCase()}`);
    }
  });
});
