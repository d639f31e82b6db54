import { createHash } from 'node:crypto';

import type { Idempotency, ValidationProblem } from '@proofround/contracts';
import type { FastifyRequest } from 'fastify';
import { stringify } from 'safe-stable-stringify';

import { isReceivedBody } from './body.js';

const HEADER = 'idempotency-key';
const MAX_LENGTH = 255;

/** The Idempotency-Key of a request; undefined without one, a problem if it is invalid. */
export function readIdempotencyKey(request: FastifyRequest): string | ValidationProblem | undefined {
  const given = request.headers[HEADER];
  const key = typeof given === 'string' ? given.trim() : '';
  if (key === '') return undefined;
  if (key.length <= MAX_LENGTH) return key;
  return {
    loc: ['header', 'Idempotency-Key'],
    msg: `Must be at most ${MAX_LENGTH} characters`,
    type: 'string_too_long',
  };
}

/** Serialises a body independently of the order of its fields and of white space. */
function canonical(body: unknown, received: unknown): string | Buffer {
  try {
    return stringify(body) ?? '';
  } catch (error) {
    // Unknown fields may be nested too deeply to serialise; use the body as sent.
    if (error instanceof RangeError && isReceivedBody(received)) return received.bytes;
    throw error;
  }
}

/** Builds the data with which the service recognises a repeated command. */
export function idempotencyOf(request: FastifyRequest, key: string, body: unknown): Idempotency {
  const [path = ''] = request.url.split('?');
  const fingerprint = createHash('sha256').update(canonical(body, request.body)).digest('base64url');
  return { route: `${request.method} ${path}`.slice(0, 400), key, fingerprint };
}
