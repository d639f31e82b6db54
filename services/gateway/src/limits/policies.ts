import type { GatewayConfig } from '../config.js';
import { SLOW_DOWN } from '../http/errors.js';

/** A limit of `points` requests in `seconds`. */
export interface Policy {
  readonly name: string;
  readonly points: number;
  readonly seconds: number;
  /** The message for a refused caller. */
  readonly detail: string;
}

const ATTEMPTS = 'Too many attempts. Please try again later.';
const QUARTER_HOUR = 15 * 60;
const MINUTE = 60;

export type PolicyName =
  'failed_log_ins' | 'accounts_by_address' | 'chat' | 'matching' | 'requests_by_user' | 'requests_by_address';

/** All rate limits (LIMIT-6), with the configured numbers. */
export function policies(config: GatewayConfig): Readonly<Record<PolicyName, Policy>> {
  const perQuarter = (points: number) => ({ points, seconds: QUARTER_HOUR, detail: ATTEMPTS });
  const perMinute = (points: number) => ({ points, seconds: MINUTE, detail: SLOW_DOWN });
  return {
    failed_log_ins: { name: 'failed-log-ins', ...perQuarter(config.LIMIT_FAILED_LOG_INS) },
    accounts_by_address: { name: 'accounts', ...perQuarter(config.LIMIT_ACCOUNTS_BY_ADDRESS) },
    chat: { name: 'chat', ...perMinute(config.LIMIT_CHAT) },
    matching: { name: 'matching', ...perMinute(config.LIMIT_MATCHING) },
    requests_by_user: { name: 'user', ...perMinute(config.LIMIT_REQUESTS_BY_USER) },
    requests_by_address: { name: 'address', ...perMinute(config.LIMIT_REQUESTS_BY_ADDRESS) },
  };
}
