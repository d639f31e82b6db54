import type { Idempotency, ValidationProblem } from '@proofround/contracts';
import type { FastifyRequest } from 'fastify';
import { createHash } from 'node:crypto';
import { stringify } from 'safe-stable-stringify';

import { isReceivedBody } from './body.js';

const HEADER = 'idempotency-key';
const MOST = 255;

/** The Idempotency-Key of a request; undefined without one, a problem where it cannot be one. */
export function readIdempotencyKey(request: FastifyRequest): string | ValidationProblem | undefined {
  const given = request.headers[HEADER];
  const key = typeof given === 'string' ? given.trim() : '';
  if (key === '') return undefined;
  if (key.length <= MOST) return key;
  return {
    loc: ['header', 'Idempotency-Key'],
    msg: `Must be at most ${MOST} characters`,
    type: 'string_too_long',
  };
}

/** A body so that neither the order of its fields nor spaces matter. */
function canonical(body: unknown, received: unknown): string | Buffer {
  try {
    return stringify(body) ?? '';
  } catch (error) {
    // Nested deeper than can be walked, in fields that are ignored: then as it was sent.
    if (error instanceof RangeError && isReceivedBody(received)) return received.bytes;
    throw error;
  }
}

/** What the service needs to know to give the same answer again; bodies are compared as JSON. */
export function idempotencyOf(request: FastifyRequest, key: string, body: unknown): Idempotency {
  const [path = ''] = request.url.split('?');
  const fingerprint = createHash('sha256').update(canonical(body, request.body)).digest('base64url');
  return { route: `${request.method} ${path}`.slice(0, 400), key, fingerprint };
}
