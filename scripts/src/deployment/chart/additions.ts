import type { Schema } from './values.js';

/** Fields that no manifest has. The chart adds them to an object if their value is set. */
export interface Addition {
  kind: string;
  /** The path in the object to which it is added. */
  to: string;
  key: string;
  value: (name: string) => string[];
  fallback: unknown;
  about: string;
  schema: Schema;
}

const POD_SPECS = [
  ['Deployment', 'spec template spec'],
  ['CronJob', 'spec jobTemplate spec template spec'],
] as const;

export const ADDITIONS: readonly Addition[] = [
  {
    kind: 'ServiceAccount',
    to: '',
    key: 'imagePullSecrets',
    value: () => ['images', 'pullSecrets'],
    fallback: [],
    about: 'Existing Secrets of a private registry: a list of objects with a name.',
    schema: { type: 'array', items: { type: 'object', required: ['name'] } },
  },
  ...POD_SPECS.flatMap(([kind, to]): Addition[] => [
    {
      kind,
      to,
      key: 'nodeSelector',
      value: () => ['pods', 'nodeSelector'],
      fallback: {},
      about: 'Labels of the nodes on which all pods run.',
      schema: { type: 'object', additionalProperties: { type: 'string' } },
    },
    {
      kind,
      to,
      key: 'tolerations',
      value: () => ['pods', 'tolerations'],
      fallback: [],
      about: 'Taints of nodes that all pods tolerate.',
      schema: { type: 'array', items: { type: 'object' } },
    },
  ]),
  ...['PodMonitor', 'PrometheusRule'].map((kind): Addition => ({
    kind,
    to: 'metadata',
    key: 'labels',
    value: () => ['monitoring', 'labels'],
    fallback: {},
    about: 'Labels by which your Prometheus finds PodMonitors and PrometheusRules.',
    schema: { type: 'object', additionalProperties: { type: 'string' } },
  })),
  {
    kind: 'PersistentVolumeClaim',
    to: 'spec',
    key: 'storageClassName',
    value: (name) => ['storage', name, 'className'],
    fallback: '',
    about: "The volume's storage class; without one the cluster's default.",
    schema: { type: 'string' },
  },
];

const on = (component: string) => ({
  required: ['components'],
  properties: { components: { required: [component], properties: { [component]: { const: true } } } },
});

/** Which components exclude or need each other. */
export const SCHEMA_RULES: readonly Schema[] = [
  {
    description: 'One autoscaler for ai-worker: components.aiWorkerKeda or components.aiWorkerHpa.',
    not: { allOf: [on('aiWorkerKeda'), on('aiWorkerHpa')] },
  },
  {
    description: 'Only KEDA can start ai-worker again: components.aiWorkerScaleToZero needs aiWorkerKeda.',
    if: on('aiWorkerScaleToZero'),
    then: on('aiWorkerKeda'),
  },
];
