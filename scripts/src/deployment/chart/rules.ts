import type { Manifest } from '../kustomize.js';
import type { Schema } from './values.js';

/**
 * The table of the paths in objects that are values of the chart; everything else is literal. A test
 * compares docs/kubernetes.md with it.
 */

export const camel = (name: string): string =>
  name.replaceAll(/-(\w)/g, (_, letter: string) => letter.toUpperCase());

/** A path that matches a rule, in an object. */
export interface Found {
  object: Manifest;
  /** The object's name as a key of values.yaml. */
  name: string;
  /** The present content: the value's default. */
  value: unknown;
  /** Its ancestors in the object, innermost first. */
  around: readonly unknown[];
  /** The keys of each Secret, among all objects. */
  secretKeys: ReadonlyMap<string, readonly string[]>;
}

export interface Rule {
  kind: string;
  /** Keys separated by spaces; `*` is any one key, `**` any number of them. */
  at: string;
  when?: (found: Found) => boolean;
  value: (found: Found) => string[];
  about: string | ((found: Found) => string);
  schema?: Schema;
}

export const GROUPS: Readonly<Record<string, string>> = {
  images: 'The images. Each is REGISTRY/NAME:VERSION, with @DIGEST if there is one.',
  components: 'The optional parts, on or off.',
  ingress: 'The Ingress.',
  settings:
    'Settings that are not secret, by process; those under common apply to every process. All are strings: write numbers in quotes. Others of docs/configuration.md may be added. A change restarts the processes.',
  secrets: 'Names of Secrets, which must exist before the chart is installed.',
  resources: 'Processor time and memory, by pod and container.',
  autoscaling: 'Bounds of the autoscalers.',
  keda: 'How KEDA scales ai-worker with its work (components.aiWorkerKeda).',
  gracePeriodSeconds:
    'How long a pod may take to end, in seconds: twice SHUTDOWN_TIMEOUT_MS, and a margin. By process.',
  pods: 'Where pods run.',
  network: 'Who may be reached. All other traffic is refused.',
  monitoring: 'For the Prometheus operator (components.monitoring).',
  schedules: 'When backups are made and tried (components.backup), as cron writes it.',
  storage: 'Volumes (components.backup).',
};

const field = (value: unknown, key: string): unknown =>
  typeof value === 'object' && value !== null ? (value as Record<string, unknown>)[key] : undefined;
const text = (value: unknown): string => (typeof value === 'string' ? value : '');

const containerName = ({ around }: Found): string => camel(text(field(around[0], 'name')));
const resources = (kind: string, at: string): Rule => ({
  kind,
  at: `${at} * resources`,
  value: (found) => ['resources', found.name, containerName(found)],
  about: (found) =>
    `Processor time and memory of ${found.object.metadata.name}, container ${containerName(found)}.`,
});

/** A peer outside the cluster, which only has an IP range. */
const isServer = (peer: unknown): boolean =>
  Object.keys(field(peer, 'ipBlock') ?? {}).join() === 'cidr' && Object.keys(peer ?? {}).join() === 'ipBlock';
const PEERS = 'NetworkPolicyPeers: networks (ipBlock) or pods of a namespace.';

const keda = (at: string, key: string, about: string): Rule => ({
  kind: 'ScaledObject',
  at,
  value: () => ['keda', key],
  about,
});
const metric = ({ around }: Found): string => text(field(around[1], 'name'));

export const RULES: readonly Rule[] = [
  resources('Deployment', 'spec template spec containers'),
  resources('Deployment', 'spec template spec initContainers'),
  resources('CronJob', 'spec jobTemplate spec template spec containers'),
  {
    kind: 'Deployment',
    at: 'spec template spec terminationGracePeriodSeconds',
    value: ({ name }) => ['gracePeriodSeconds', name],
    about: ({ object }) => `Seconds that ${object.metadata.name} may take to end.`,
  },
  {
    kind: 'Deployment',
    at: '** secretKeyRef name',
    value: ({ value }) => ['secrets', camel(text(value))],
    about: secretAbout,
  },
  {
    kind: 'CronJob',
    at: '** secretKeyRef name',
    value: ({ value }) => ['secrets', camel(text(value))],
    about: secretAbout,
  },
  {
    kind: 'TriggerAuthentication',
    at: 'spec secretTargetRef * name',
    value: ({ value }) => ['secrets', camel(text(value))],
    about: secretAbout,
  },
  {
    kind: 'Ingress',
    at: 'spec ingressClassName',
    value: () => ['ingress', 'className'],
    about: 'The class of the Ingress.',
  },
  {
    kind: 'Ingress',
    at: 'spec rules * host',
    value: () => ['ingress', 'host'],
    about: 'The name of the site.',
  },
  {
    kind: 'Ingress',
    at: 'spec tls * hosts *',
    value: () => ['ingress', 'host'],
    about: 'The name of the site.',
  },
  {
    kind: 'Ingress',
    at: 'spec tls * secretName',
    value: () => ['ingress', 'tlsSecret'],
    about: 'Existing Secret with the certificate of the site.',
  },
  ...['minReplicas', 'maxReplicas'].map((key): Rule => ({
    kind: 'HorizontalPodAutoscaler',
    at: `spec ${key}`,
    value: ({ name }) => ['autoscaling', name, key],
    about: ({ object }) =>
      `The ${key.startsWith('min') ? 'fewest' : 'most'} replicas of ${object.metadata.name}.`,
    schema: { type: 'integer', minimum: 1 },
  })),
  {
    kind: 'HorizontalPodAutoscaler',
    at: 'spec metrics * resource target averageUtilization',
    value: (found) => ['autoscaling', found.name, `${metric(found)}Utilization`],
    about: (found) =>
      `Above this share of its request of ${metric(found)}, in per cent, it gets more replicas.`,
  },
  {
    kind: 'HorizontalPodAutoscaler',
    at: 'spec metrics * resource target averageValue',
    value: (found) => ['autoscaling', found.name, `${metric(found)}Value`],
    about: (found) => `Above this use of ${metric(found)} per pod it gets more replicas.`,
  },
  keda(
    'spec minReplicaCount',
    'minReplicas',
    'The fewest ai-workers; components.aiWorkerScaleToZero makes it 0.',
  ),
  keda('spec maxReplicaCount', 'maxReplicas', 'The most ai-workers.'),
  keda(
    'spec fallback replicas',
    'fallbackReplicas',
    'The fewest ai-workers while Redis or NATS do not answer.',
  ),
  keda('spec pollingInterval', 'pollingInterval', 'How often work is counted, in seconds.'),
  keda(
    'spec advanced scalingModifiers formula',
    'formula',
    'How many ai-workers the work needs. The divisors are ANALYSIS_CONCURRENCY and MATCHING_CONCURRENCY of settings.aiWorker: change them together.',
  ),
  keda(
    'spec triggers * metadata natsServerMonitoringEndpoint',
    'natsMonitoring',
    'Host and port where the NATS server is monitored, as KEDA reaches it from its own namespace.',
  ),
  keda('spec triggers * metadata account', 'natsAccount', 'The NATS account of the processes.'),
  {
    kind: 'NetworkPolicy',
    at: 'spec egress * to',
    when: ({ object }) => object.metadata.name === 'to-dns',
    value: () => ['network', 'dns'],
    about: `The DNS of the cluster. ${PEERS}`,
  },
  {
    kind: 'NetworkPolicy',
    at: 'spec egress * to',
    when: ({ value }) => Array.isArray(value) && value.every(isServer),
    value: ({ name }) => ['network', name],
    about: ({ object }) =>
      `The servers that the policy ${object.metadata.name} allows: narrow it to yours. ${PEERS}`,
  },
  {
    kind: 'NetworkPolicy',
    at: '** namespaceSelector matchLabels kubernetes.io/metadata.name',
    value: ({ value }) => ['network', 'namespaces', camel(text(value))],
    about: ({ value }) => `The namespace that k8s/ calls ${text(value)}.`,
  },
  {
    kind: 'PodMonitor',
    at: 'spec podMetricsEndpoints * interval',
    value: () => ['monitoring', 'interval'],
    about: 'How often Prometheus reads the metrics.',
  },
  {
    kind: 'CronJob',
    at: 'spec schedule',
    when: ({ object }) => field(object['spec'], 'suspend') !== true,
    value: ({ name }) => ['schedules', name],
    about: ({ object }) => `When ${object.metadata.name} runs.`,
  },
  {
    kind: 'PersistentVolumeClaim',
    at: 'spec resources requests storage',
    value: ({ name }) => ['storage', name, 'size'],
    about: ({ object }) => `The size of the volume ${object.metadata.name}.`,
  },
];

function secretAbout({ value, secretKeys }: Found): string {
  return `Existing Secret with ${secretKeys.get(text(value))?.join(', ') ?? ''}.`;
}
