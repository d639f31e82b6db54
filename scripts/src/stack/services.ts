/** The processes of a stack, in their start order; they end in reverse. */
export interface ServiceSpec {
  name: string;
  /** Has its own database and migrations. */
  database: boolean;
  /** Settings passed on from our own environment to this process only. */
  settings: readonly string[];
}

/**
 * Runs by itself also where the services share a process: browsers talk to it, and it holds no key and no
 * database password (decision 32).
 */
const ALONE = 'gateway';

export const SERVICES: readonly ServiceSpec[] = [
  {
    name: 'auth',
    database: true,
    settings: ['ACCESS_TOKEN_TTL_S', 'ADMIN_MFA', 'EMAIL_VERIFICATION'],
  },
  {
    name: 'startups',
    database: true,
    settings: [
      'ANALYSIS_DEADLINE_MS',
      'ANALYSIS_SWEEP_MS',
      'ANALYSIS_RESTARTS',
      'REMINDER_SWEEP_MS',
      'DOCUMENT_CACHE_MIB',
      'RATE_LIMITS',
      'LIMIT_PENDING_RUNS',
      'LIMIT_OWN_STARTUPS',
      'LIMIT_VIEWED_STARTUPS',
      'PUBLIC_URL',
    ],
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
  {
    name: 'marketplace',
    database: true,
    settings: [
      'RATE_LIMITS',
      'LIMIT_OFFERS_BY_BUYER',
      'LIMIT_OFFERS_BY_LISTING',
      'DEAL_SWEEP_MS',
      'ESCROW_NAME',
      'ESCROW_URL',
    ],
  },
  {
    name: 'billing',
    database: true,
    settings: [
      'STRIPE_SECRET_KEY',
      'STRIPE_WEBHOOK_SECRET',
      'STRIPE_API_BASE',
      'STRIPE_PRICE_MONTHLY',
      'STRIPE_PRICE_ANNUAL',
      'STRIPE_PRICE_PRO',
      'PRICE_MONTHLY_CENTS',
      'PRICE_ANNUAL_CENTS',
      'PRICE_PRO_CENTS',
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
      'SMTP_REQUIRE_TLS',
      'MAIL_DIR',
      'MAIL_FROM',
      'PUBLIC_URL',
      'MAIL_TIMEOUT_MS',
      'MAIL_ATTEMPTS',
      'MAIL_RETRY_MS',
      'MAIL_CONCURRENCY',
      'MAIL_SWEEP_MS',
      'MESSAGE_MAIL_MS',
    ],
  },
  {
    name: 'gateway',
    database: false,
    settings: [
      'CORS_ORIGINS',
      'TRUSTED_PROXIES',
      'BODY_TIMEOUT_MS',
      'WRITE_TIMEOUT_MS',
      'RATE_LIMITS',
      'LIMIT_FAILED_LOG_INS',
      'LIMIT_FAILED_LOG_INS_BY_EMAIL',
      'LIMIT_ACCOUNTS_BY_ADDRESS',
      'LIMIT_ACCOUNT_MAILS',
      'LIMIT_CHAT',
      'LIMIT_MATCHING',
      'LIMIT_PAYMENTS',
      'LIMIT_STARTUPS',
      'LIMIT_PROFILES',
      'LIMIT_EDITS',
      'LIMIT_CHANGES',
      'LIMIT_ANALYSES',
      'LIMIT_LISTINGS',
      'LIMIT_OFFERS',
      'LIMIT_INTEREST',
      'LIMIT_CHECKOUTS',
      'LIMIT_REPORTS',
      'LIMIT_MESSAGES',
      'LIMIT_DOCUMENTS',
      'LIMIT_LINKS',
      'LIMIT_EXPORTS',
      'LIMIT_WEBHOOK_FAILURES',
      'LIMIT_REQUESTS_BY_USER',
      'LIMIT_REQUESTS_BY_ADDRESS',
      'LIMIT_USER_REQUESTS_BY_ADDRESS',
    ],
  },
];

export const COMMON_SETTINGS = [
  'EVENTS_MAX_MIB',
  'DEAD_LETTERS_MAX_MIB',
  'LIVE_MAX_MIB',
  'LOG_LEVEL',
  'SHUTDOWN_TIMEOUT_MS',
  'RPC_WAIT_MS',
  'DATABASE_POOL',
  'DATABASE_POOLER',
  'OUTBOX_SWEEP_MS',
  'OTEL_EXPORTER_OTLP_ENDPOINT',
  'TRACE_RATIO',
];

export interface Replica {
  readonly service: ServiceSpec;
  readonly name: string;
  /** Whether it shares a process with other services. */
  readonly isGrouped: boolean;
}

/** The replicas of all services: as many of each as are wanted, by default one. */
export const replicasOf = (
  wanted: Readonly<Record<string, number>> = {},
  processes: 'grouped' | 'separate' = 'separate',
): Replica[] =>
  SERVICES.flatMap((service) =>
    Array.from({ length: wanted[service.name] ?? 1 }, (_, index) => ({
      service,
      name: index === 0 ? service.name : `${service.name}-${index + 1}`,
      isGrouped: processes === 'grouped' && index === 0 && service.name !== ALONE,
    })),
  );
