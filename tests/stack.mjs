// @ts-check
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { freePorts, Stack } from '../scripts/dist/index.js';
import { startTraceCollector } from './trace-collector.mjs';

/** All tests have one address and some share a user; the limit of failed log-ins stays. */
const WIDE_LIMITS = {
  LIMIT_ACCOUNTS_BY_ADDRESS: '1000000',
  LIMIT_REQUESTS_BY_ADDRESS: '1000000',
  LIMIT_USER_REQUESTS_BY_ADDRESS: '1000000',
  LIMIT_REQUESTS_BY_USER: '1000000',
  LIMIT_ACCOUNT_MAILS: '1000000',
  LIMIT_CHAT: '1000000',
  LIMIT_MATCHING: '1000000',
  LIMIT_STARTUPS: '1000000',
  LIMIT_PROFILES: '1000000',
  LIMIT_EDITS: '1000000',
  LIMIT_CHANGES: '1000000',
  LIMIT_LINKS: '1000000',
  LIMIT_PAYMENTS: '1000000',
  LIMIT_ANALYSES: '1000000',
  LIMIT_LISTINGS: '1000000',
  LIMIT_OFFERS: '1000000',
  LIMIT_INTEREST: '1000000',
  LIMIT_CHECKOUTS: '1000000',
  LIMIT_REPORTS: '1000000',
  LIMIT_MESSAGES: '1000000',
  LIMIT_DOCUMENTS: '1000000',
  LIMIT_EXPORTS: '1000000',
  LIMIT_WEBHOOK_FAILURES: '1000000',
  LIMIT_FAILED_LOG_INS_BY_EMAIL: '1000000',
  LIMIT_PENDING_RUNS: '1000000',
  LIMIT_OFFERS_BY_BUYER: '1000000',
  LIMIT_OFFERS_BY_LISTING: '1000000',
};

/** The stack that API and browser tests share: built, private, temporary. */
export async function startTestStack() {
  const dataDir = mkdtempSync(join(tmpdir(), 'proofround-test-stack-'));
  const [port = 0] = await freePorts(1);
  const collector = await startTraceCollector();
  const {
    DATABASE_URL: _d,
    NATS_URL: _n,
    REDIS_URL: _r,
    OPENAI_API_KEY: _o,
    STRIPE_SECRET_KEY: _s,
    ...rest
  } = process.env;
  const settings = {
    ...rest,
    OTEL_EXPORTER_OTLP_ENDPOINT: collector.url,
    // Tests open no address on the internet.
    LINK_CHECK: 'off',
    ADMIN_EMAIL: 'admin@proofround.test',
    ADMIN_PASSWORD: 'test admin password',
    ...WIDE_LIMITS,
  };
  const stack = await Stack.start({ dataDir, port, settings, throwAway: true });
  return {
    env: {
      E2E_URL: `http://localhost:${port}`,
      E2E_NATS_URL: stack.addresses?.NATS_URL ?? '',
      E2E_DATABASE_URL: stack.addresses?.DATABASE_URL ?? '',
      E2E_REDIS_URL: stack.addresses?.REDIS_URL ?? '',
      E2E_STRIPE_URL: stack.stripeUrl ?? '',
      E2E_TRACES_URL: collector.url,
      E2E_MAIL_DIR: stack.mailFolder ?? '',
      E2E_ADMIN_EMAIL: settings.ADMIN_EMAIL,
      E2E_ADMIN_PASSWORD: settings.ADMIN_PASSWORD,
    },
    stop: async () => {
      await stack.stop();
      await collector.stop();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}
