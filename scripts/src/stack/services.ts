/** The processes of a stack, in the order they start; they end the other way round. */
export interface ServiceSpec {
  name: string;
  /** Has a database of its own, and migrations. */
  database: boolean;
  /** Settings that are handed on from our own environment, for this process alone. */
  settings: readonly string[];
}

export const SERVICES: readonly ServiceSpec[] = [
  { name: 'auth', database: true, settings: ['ACCESS_TOKEN_TTL_S'] },
  {
    name: 'startups',
    database: true,
    settings: ['ANALYSIS_DEADLINE_MS', 'ANALYSIS_SWEEP_MS', 'ANALYSIS_REDRIVES'],
  },
  {
    name: 'ai-worker',
    database: false,
    settings: [
      'OPENAI_API_KEY',
      'OPENAI_BASE_URL',
      'OPENAI_MODEL',
      'OPENAI_TIMEOUT_MS',
      'ANALYSIS_CONCURRENCY',
      'MATCHING_CONCURRENCY',
      'JOB_LOCK_MS',
    ],
  },
  { name: 'gateway', database: false, settings: [] },
];

/** Settings of every process. */
export const COMMON_SETTINGS = ['LOG_LEVEL', 'SHUTDOWN_TIMEOUT_MS', 'DATABASE_POOL', 'OUTBOX_SWEEP_MS'];

/** Of our own environment only what a program needs to run; no secrets of other parts. */
const INHERITED = [
  'PATH',
  'HOME',
  'USER',
  'LANG',
  'LC_ALL',
  'TZ',
  'TMPDIR',
  'NODE_EXTRA_CA_CERTS',
  'NODE_OPTIONS',
];

/** The environment of one process. */
export function environmentOf(
  service: ServiceSpec,
  settings: NodeJS.ProcessEnv,
  given: NodeJS.ProcessEnv,
): NodeJS.ProcessEnv {
  const names = [...INHERITED, ...COMMON_SETTINGS, ...service.settings];
  const passed = Object.fromEntries(
    names.flatMap((name) => (settings[name] === undefined ? [] : [[name, settings[name]]])),
  );
  return { NODE_ENV: 'production', ...passed, ...given };
}
