import {
  ClosedConnectionError,
  ConnectionError,
  DrainingConnectionError,
  NoRespondersError,
  TimeoutError,
} from '@nats-io/transport-node';
import { DomainError } from '@proofround/contracts';

import { isDatabaseAway } from '../database/database-check.js';
import { isRedisAway } from '../redis/redis-check.js';

const NATS_ERRORS = [
  ClosedConnectionError,
  ConnectionError,
  DrainingConnectionError,
  NoRespondersError,
  TimeoutError,
];

/**
 * Whether an error says that a server or another service is away, which is not the fault of what was
 * being done: the same may succeed once it is back.
 */
export function isOutage(error: unknown): boolean {
  if (error instanceof DomainError) return error.code === 'unavailable';
  if (isDatabaseAway(error) || isRedisAway(error)) return true;
  return NATS_ERRORS.some((away) => error instanceof away);
}
