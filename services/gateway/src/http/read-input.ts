import { assertAccess, type Endpoint, parseOrProblems, type ValidationProblem } from '@proofround/contracts';
import type { FastifyReply, FastifyRequest } from 'fastify';

import { isReceivedBody } from './body.js';
import { BODY_TOO_LARGE, HttpProblem, invalid, NOT_JSON } from './errors.js';
import { idempotencyOf, readIdempotencyKey } from './idempotency-key.js';

const JSON_TYPE = /^application\/(?:[\w.+-]+\+)?json\s*(?:;|$)/i;
const utf8 = new TextDecoder('utf-8', { fatal: true });

function readBytes(request: FastifyRequest): Buffer {
  const received: unknown = request.body;
  if (!isReceivedBody(received)) return Buffer.alloc(0);
  if (received.tooLarge) {
    throw new HttpProblem(413, BODY_TOO_LARGE, {
      connection: 'close',
    });
  }
  return received.bytes;
}

/** The parsed JSON of the body; undefined without a body. */
function readJson(request: FastifyRequest): unknown {
  const bytes = readBytes(request);
  if (bytes.length === 0) return undefined;
  if (!JSON_TYPE.test(request.headers['content-type'] ?? '')) {
    throw new HttpProblem(415, NOT_JSON);
  }
  try {
    return JSON.parse(utf8.decode(bytes)) as unknown;
  } catch {
    throw invalid([{ loc: ['body'], msg: 'Must be valid JSON', type: 'json_invalid' }]);
  }
}

/** Checks the roles that the body requires. If the body is not JSON, checks the roles of an empty body. */
function assertAccessRulesOfBody({ accessRulesOf }: Endpoint, request: FastifyRequest): void {
  if (!accessRulesOf || !request.actor) return;
  let json: unknown;
  try {
    json = readJson(request);
  } catch {
    json = undefined; // the error follows if the role fits
  }
  assertAccess(accessRulesOf(json), request.actor);
}

/** Checks a request after its roles: size, type, JSON, then all problems of body and query (ERR-2). */
export function readInput(endpoint: Endpoint, request: FastifyRequest, reply: FastifyReply) {
  assertAccessRulesOfBody(endpoint, request);
  const raw = endpoint.raw ? readBytes(request).toString('utf8') : '';
  const json = endpoint.raw || endpoint.ignoresBody ? undefined : readJson(request);
  const problems: ValidationProblem[] = [];
  let body: unknown;
  let query: unknown;
  if (endpoint.body) {
    const parsed = parseOrProblems(endpoint.body, json, 'body');
    if (parsed.ok) body = parsed.value;
    else problems.push(...parsed.problems);
  }
  if (endpoint.query) {
    const parsed = parseOrProblems(endpoint.query, request.query, 'query');
    if (parsed.ok) query = parsed.value;
    else problems.push(...parsed.problems);
  }
  const key = endpoint.idempotent ? readIdempotencyKey(request) : undefined;
  if (key !== undefined && typeof key !== 'string') problems.push(key);
  if (problems.length > 0) throw invalid(problems);
  const idempotency = typeof key === 'string' ? idempotencyOf(request, key, json) : undefined;
  return { actor: request.actor, params: request.params, body, query, raw, idempotency, request, reply };
}
