import { z } from 'zod';

/** How long an Idempotency-Key counts (KEY-1). */
export const KEY_HOURS = 24;

/**
 * What an Idempotency-Key becomes on its way to the service that does the work (KEY-1): the same user, route and key gets the first answer again for KEY_HOURS. The service
 * keeps it in the transaction of the change itself, so that no crash can part the two.
 */
export const idempotency = z.object({
  /** Method and concrete path. */
  route: z.string().max(400),
  key: z.string().min(1).max(255),
  /** A hash of the body compared as JSON: the order of its fields does not matter. */
  fingerprint: z.string().max(100),
});
export type Idempotency = z.infer<typeof idempotency>;

export const KEY_IN_USE = 'A request with this Idempotency-Key is still running';
export const KEY_REUSED = {
  loc: ['body'],
  msg: 'This Idempotency-Key was used before with a different body',
  type: 'idempotency_key_reused',
};
