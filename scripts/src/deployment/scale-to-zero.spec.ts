import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';

import { stringify } from 'yaml';
import { z } from 'zod';

import { inRoot } from '../system/paths.js';
import { render } from './kustomize.js';

const scaled = z.looseObject({ spec: z.looseObject({ minReplicaCount: z.number() }) });
const alerts = z.looseObject({
  spec: z.object({
    groups: z.array(
      z.looseObject({ rules: z.array(z.looseObject({ alert: z.string(), expr: z.string() })) }),
    ),
  }),
});

describe('an overlay with ai-worker scaled to zero', () => {
  const folder = mkdtempSync(join(tmpdir(), 'proofround-overlay-'));
  afterAll(() => rmSync(folder, { recursive: true }));

  function rendered(components: readonly string[]) {
    const path = (...parts: string[]) => relative(folder, inRoot('k8s', ...parts));
    const kustomization = {
      apiVersion: 'kustomize.config.k8s.io/v1beta1',
      kind: 'Kustomization',
      resources: [path('base')],
      components: components.map((name) => path('components', name)),
    };
    writeFileSync(join(folder, 'kustomization.yaml'), stringify(kustomization));
    const objects = render(folder);
    const find = (kind: string) => objects.find((object) => object.kind === kind);
    const rules = alerts.parse(find('PrometheusRule')).spec.groups.flatMap((group) => group.rules);
    return { least: scaled.parse(find('ScaledObject')).spec.minReplicaCount, rules };
  }

  it('has no ai-worker without work and no alert about that; all other alerts stay', () => {
    const usual = rendered(['ai-worker-keda', 'monitoring']);
    const zero = rendered(['ai-worker-keda', 'monitoring', 'ai-worker-scale-to-zero']);
    expect(usual.least).toBe(2); // one of them may be evicted
    expect(zero.least).toBe(0);
    expect(zero.rules).toEqual(
      usual.rules.map((rule) =>
        rule.alert === 'ProofroundServiceGone'
          ? {
              ...rule,
              expr: rule.expr.replace('{job="proofround"}[', '{job="proofround",service!="ai-worker"}['),
            }
          : rule,
      ),
    );
  });
});
