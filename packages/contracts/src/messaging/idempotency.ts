import { z } from 'zod';

/** How long an Idempotency-Key is valid (KEY-1). */
export const KEY_HOURS = 24;

/**
 * An Idempotency-Key as the gateway sends it to the service (KEY-1). For KEY_HOURS, a request with
 * the same user, route and key gets the first reply again. The service stores the reply in the
 * transaction of the change, so that a crash leaves both or neither.
 */
export const idempotency = z.object({
  /** Method and concrete path. */
  route: z.string().max(400),
  key: z.string().min(1).max(255),
  /** A hash of the body's JSON, independent of the order of its fields. */
  fingerprint: z.string().max(100),
});
export type Idempotency = z.infer<typeof idempotency>;

export const KEY_IN_USE = 'A request with this Idempotency-Key is still running';
export const KEY_REUSED = {
  loc: ['body'],
  msg: 'This Idempotency-Key was used before with a different body',
  type: 'idempotency_key_reused',
};
