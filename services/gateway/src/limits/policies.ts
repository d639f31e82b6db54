import type { Endpoint } from '@proofround/contracts';

import type { GatewayConfig } from '../config.js';
import { SLOW_DOWN } from '../http/errors.js';

export interface Policy {
  readonly name: string;
  readonly points: number;
  readonly seconds: number;
  /** The message for a refused caller. */
  readonly detail: string;
}

export type LimitName = NonNullable<Endpoint['limit']>;

/** Work that is limited per user. Each kind has a policy of the same name. */
type WorkName = Exclude<LimitName, 'accounts' | 'log-ins'>;

export type PolicyName =
  | WorkName
  | 'failed_log_ins'
  | 'failed_log_ins_by_email'
  | 'password_checks'
  | 'accounts_by_address'
  | 'account_mails'
  | 'webhook_failures'
  | 'requests_by_user'
  | 'requests_by_address'
  | 'user_requests_by_address';

const ATTEMPTS = 'Too many attempts. Please try again later.';
const MINUTE = 60;
const QUARTER_HOUR = 15 * MINUTE;
const HOUR = 60 * MINUTE;

const tooMany = (what: string) => `Too many ${what} in a short time. Please try again later.`;

/** The message for a caller whom the limit of an endpoint refuses. */
export const LIMIT_DETAILS: Readonly<Record<LimitName, string>> = {
  accounts: ATTEMPTS,
  'log-ins': ATTEMPTS,
  chat: SLOW_DOWN,
  matching: SLOW_DOWN,
  startups: tooMany('new startups'),
  profiles: tooMany('new investor profiles'),
  edits: tooMany('changes'),
  changes: tooMany('changes'),
  analyses: tooMany('analyses'),
  listings: tooMany('new listings'),
  offers: tooMany('offers'),
  interest: tooMany('expressions of interest'),
  checkouts: tooMany('checkouts'),
  payments: SLOW_DOWN,
  reports: tooMany('reports'),
  messages: tooMany('messages'),
  documents: tooMany('documents'),
  links: tooMany('new links'),
  exports: tooMany('exports'),
};

/** All rate limits (LIMIT-6), with the configured numbers. */
export function policies(config: GatewayConfig): Readonly<Record<PolicyName, Policy>> {
  const perQuarterHour = (points: number) => ({ points, seconds: QUARTER_HOUR, detail: ATTEMPTS });
  const perMinute = (points: number) => ({ points, seconds: MINUTE, detail: SLOW_DOWN });
  const perHour = (name: WorkName, points: number) => ({
    name,
    points,
    seconds: HOUR,
    detail: LIMIT_DETAILS[name],
  });
  return {
    failed_log_ins: { name: 'failed-log-ins', ...perQuarterHour(config.LIMIT_FAILED_LOG_INS) },
    failed_log_ins_by_email: {
      name: 'failed-log-ins-by-email',
      ...perQuarterHour(config.LIMIT_FAILED_LOG_INS_BY_EMAIL),
    },
    password_checks: { name: 'password-checks', ...perQuarterHour(config.LIMIT_FAILED_LOG_INS) },
    accounts_by_address: { name: 'accounts', ...perQuarterHour(config.LIMIT_ACCOUNTS_BY_ADDRESS) },
    webhook_failures: { name: 'webhook-failures', ...perMinute(config.LIMIT_WEBHOOK_FAILURES) },
    account_mails: {
      name: 'account-mails',
      points: config.LIMIT_ACCOUNT_MAILS,
      seconds: HOUR,
      detail: ATTEMPTS,
    },
    chat: { name: 'chat', ...perMinute(config.LIMIT_CHAT) },
    matching: { name: 'matching', ...perMinute(config.LIMIT_MATCHING) },
    payments: { name: 'payments', ...perMinute(config.LIMIT_PAYMENTS) },
    startups: perHour('startups', config.LIMIT_STARTUPS),
    profiles: perHour('profiles', config.LIMIT_PROFILES),
    edits: perHour('edits', config.LIMIT_EDITS),
    changes: perHour('changes', config.LIMIT_CHANGES),
    analyses: perHour('analyses', config.LIMIT_ANALYSES),
    listings: perHour('listings', config.LIMIT_LISTINGS),
    offers: perHour('offers', config.LIMIT_OFFERS),
    interest: perHour('interest', config.LIMIT_INTEREST),
    checkouts: perHour('checkouts', config.LIMIT_CHECKOUTS),
    reports: perHour('reports', config.LIMIT_REPORTS),
    messages: perHour('messages', config.LIMIT_MESSAGES),
    documents: perHour('documents', config.LIMIT_DOCUMENTS),
    links: perHour('links', config.LIMIT_LINKS),
    exports: perHour('exports', config.LIMIT_EXPORTS),
    requests_by_user: { name: 'user', ...perMinute(config.LIMIT_REQUESTS_BY_USER) },
    requests_by_address: { name: 'address', ...perMinute(config.LIMIT_REQUESTS_BY_ADDRESS) },
    user_requests_by_address: {
      name: 'users-of-address',
      ...perMinute(config.LIMIT_USER_REQUESTS_BY_ADDRESS),
    },
  };
}
