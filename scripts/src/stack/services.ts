/** The processes of a stack, in their start order; they end in reverse. */
export interface ServiceSpec {
  name: string;
  /** Has its own database and migrations. */
  database: boolean;
  /** Settings passed on from our own environment to this process only. */
  settings: readonly string[];
}

export const SERVICES: readonly ServiceSpec[] = [
  { name: 'auth', database: true, settings: ['ACCESS_TOKEN_TTL_S'] },
  {
    name: 'startups',
    database: true,
    settings: ['ANALYSIS_DEADLINE_MS', 'ANALYSIS_SWEEP_MS', 'ANALYSIS_REDRIVES', 'DOCUMENT_CACHE_MIB'],
  },
  {
    name: 'ai-worker',
    database: false,
    settings: [
      'OPENAI_API_KEY',
      'OPENAI_BASE_URL',
      'OPENAI_RESPONSE_FORMAT',
      'OPENAI_MODEL',
      'OPENAI_TIMEOUT_MS',
      'OPENAI_TOTAL_TIMEOUT_MS',
      'OPENAI_ATTEMPTS',
      'OPENAI_MAX_OUTPUT_TOKENS',
      'OPENAI_BUDGET_PER_USER_USD',
      'OPENAI_BUDGET_PER_DAY_USD',
      'OPENAI_PRICE_INPUT',
      'OPENAI_PRICE_OUTPUT',
      'OPENAI_CACHE_TTL_S',
      'OPENAI_CIRCUIT_FAILURES',
      'OPENAI_CIRCUIT_OPEN_MS',
      'ANALYSIS_CONCURRENCY',
      'MATCHING_CONCURRENCY',
      'JOB_LOCK_MS',
      'JUDGE_THREADS',
      'JUDGE_TIMEOUT_MS',
      'LINK_CHECK',
    ],
  },
  { name: 'marketplace', database: true, settings: [] },
  {
    name: 'billing',
    database: true,
    settings: [
      'STRIPE_SECRET_KEY',
      'STRIPE_WEBHOOK_SECRET',
      'STRIPE_API_BASE',
      'STRIPE_PRICE_MONTHLY',
      'STRIPE_PRICE_ANNUAL',
      'PRICE_MONTHLY_CENTS',
      'PRICE_ANNUAL_CENTS',
      'PUBLIC_ORIGINS',
      'STRIPE_TIMEOUT_MS',
      'STRIPE_RETRIES',
      'WEBHOOK_SWEEP_MS',
      'WEBHOOK_BACKOFF_MS',
      'WEBHOOK_ATTEMPTS',
      'WEBHOOK_KEEP_DAYS',
      'RECONCILE_SWEEP_MS',
      'RECONCILE_AFTER_MS',
      'RECONCILE_BATCH',
      'CANCEL_ATTEMPTS',
      'CANCEL_BACKOFF_MS',
    ],
  },
  {
    name: 'notifications',
    database: true,
    settings: [
      'SMTP_URL',
      'MAIL_FROM',
      'PUBLIC_URL',
      'MAIL_TIMEOUT_MS',
      'MAIL_ATTEMPTS',
      'MAIL_RETRY_MS',
      'MAIL_CONCURRENCY',
      'MAIL_SWEEP_MS',
    ],
  },
  {
    name: 'gateway',
    database: false,
    settings: [
      'CORS_ORIGINS',
      'TRUSTED_PROXIES',
      'RATE_LIMITS',
      'LIMIT_FAILED_LOG_INS',
      'LIMIT_ACCOUNTS_BY_ADDRESS',
      'LIMIT_CHAT',
      'LIMIT_MATCHING',
      'LIMIT_REQUESTS_BY_USER',
      'LIMIT_REQUESTS_BY_ADDRESS',
    ],
  },
];

/** Settings of every process. */
export const COMMON_SETTINGS = [
  'LOG_LEVEL',
  'SHUTDOWN_TIMEOUT_MS',
  'DATABASE_POOL',
  'OUTBOX_SWEEP_MS',
  'OTEL_EXPORTER_OTLP_ENDPOINT',
  'TRACE_RATIO',
];
