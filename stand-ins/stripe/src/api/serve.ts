import { createHash, timingSafeEqual } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { setTimeout as delay } from 'node:timers/promises';

import { readBody, sendJson } from '../http.js';
import { newId } from '../resources/ids.js';
import { API_VERSION } from '../resources/shapes.js';
import type { Perform, Work } from '../resources/work.js';
import { billingPortalRoutes } from './billing-portal.js';
import { checkoutSessionRoutes } from './checkout-sessions.js';
import { customerRoutes } from './customers.js';
import { StripeError } from './errors.js';
import { eventRoutes } from './events.js';
import { expand } from './expand.js';
import type { Faults } from './faults.js';
import { type Form, parseForm } from './form.js';
import { invoiceRoutes } from './invoices.js';
import { priceRoutes } from './prices.js';
import type { Route } from './routes.js';
import { subscriptionRoutes } from './subscriptions.js';

/** A call of the API, recorded for tests. */
export interface RecordedCall {
  method: string;
  path: string;
  idempotency_key: string | null;
  params: Form;
}

export interface ApiSurroundings {
  readonly secretKey: string;
  readonly faults: Faults;
  readonly perform: Perform;
  readonly record: (call: RecordedCall) => void;
}

const ROUTES = [
  ...checkoutSessionRoutes,
  ...customerRoutes,
  ...subscriptionRoutes,
  ...invoiceRoutes,
  ...eventRoutes,
  ...priceRoutes,
  ...billingPortalRoutes,
].map((route) => ({ ...route, pattern: new RegExp(`^${route.path.replace(':id', '([^/]+)')}$`) }));

interface Found {
  route: Route;
  id: string;
}

function idOf(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    throw new StripeError(400, `Invalid id: ${segment}`);
  }
}

function findRoute(method: string, path: string): Found {
  for (const route of ROUTES) {
    const match = route.method === method ? route.pattern.exec(path) : null;
    if (match) return { route, id: idOf(match[1] ?? '') };
  }
  throw new StripeError(
    404,
    `Unrecognized request URL (${method}: ${path}). Please see https://stripe.com/docs or we can help at https://support.stripe.com/.`,
  );
}

function checkKey(request: IncomingMessage, secretKey: string): void {
  const given = /^Bearer (\S+)$/.exec(request.headers.authorization ?? '')?.[1];
  if (given === undefined) {
    throw new StripeError(
      401,
      "You did not provide an API key. You need to provide your API key in the Authorization header, using Bearer auth (e.g. 'Authorization: Bearer YOUR_SECRET_KEY').",
    );
  }
  const digest = (key: string) => createHash('sha256').update(key).digest();
  if (timingSafeEqual(digest(given), digest(secretKey))) return;
  throw new StripeError(401, `Invalid API Key provided: ${given.slice(0, 3)}****${given.slice(-4)}`);
}

/** The parameters in a canonical order. */
function fingerprintOf(form: Form): string {
  const sorted = (_: string, value: unknown): unknown =>
    typeof value === 'object' && value !== null && !Array.isArray(value)
      ? Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)))
      : value;
  return createHash('sha256').update(JSON.stringify(form, sorted)).digest('hex');
}

interface Answer {
  status: number;
  body: string;
  headers: Record<string, string>;
}

interface Asked {
  method: string;
  path: string;
  form: Form;
  key: string | null;
  requestId: string;
}

function keptAnswer(work: Work, { key, method, path, form }: Asked): Answer | undefined {
  const kept = key === null ? undefined : work.tx.get('answers', key);
  if (!kept) return undefined;
  const mismatch = (message: string) => new StripeError(400, message, { type: 'idempotency_error' });
  if (kept.method_and_path !== `${method} ${path}`) {
    throw mismatch(
      `Keys for idempotent requests can only be used for the same endpoint they were first used for ('${path}' vs '${kept.method_and_path.split(' ')[1] ?? ''}'). Try using a key other than '${kept.id}' if you meant to execute a different request.`,
    );
  }
  if (kept.fingerprint !== fingerprintOf(form)) {
    throw mismatch(
      `Keys for idempotent requests can only be used with the same parameters they were first used with. Try using a key other than '${kept.id}' if you meant to execute a different request.`,
    );
  }
  const headers = { 'idempotent-replayed': 'true', 'original-request': kept.request_id };
  return { status: kept.status, body: kept.body, headers };
}

/** One call's work: its changes and the answer stored for its key are one step. */
function answer(work: Work, asked: Asked): Answer {
  const kept = keptAnswer(work, asked);
  if (kept) return kept;
  const { expand: paths, ...form } = asked.form;
  const { route, id } = findRoute(asked.method, asked.path);
  const body = `${JSON.stringify(expand(work.tx, route.handle({ work, id, form }), paths), null, 2)}\n`;
  if (asked.key === null) return { status: 200, body, headers: {} };
  work.tx.put('answers', {
    id: asked.key,
    at: work.now,
    request_id: asked.requestId,
    method_and_path: `${asked.method} ${asked.path}`,
    fingerprint: fingerprintOf(asked.form),
    status: 200,
    body,
  });
  return { status: 200, body, headers: { 'original-request': asked.requestId } };
}

function keyOf(request: IncomingMessage): string | null {
  const given = request.headers['idempotency-key'];
  if (request.method !== 'POST' || typeof given !== 'string' || given === '') return null;
  if (given.length > 255) {
    throw new StripeError(400, 'Idempotency keys must be 255 characters or fewer.', {
      type: 'idempotency_error',
    });
  }
  return given;
}

/**
 * Stripe's API, /v1/…: key, faults, Idempotency-Key, the call itself, expand. Answers have
 * Request-Id and Stripe-Version; errors have Stripe's form.
 */
export async function serveApi(
  around: ApiSurroundings,
  request: IncomingMessage,
  response: ServerResponse,
  url: URL,
): Promise<void> {
  const method = request.method ?? 'GET';
  const requestId = newId('request');
  const version = request.headers['stripe-version'];
  const headers: Record<string, string> = {
    'request-id': requestId,
    'stripe-version': typeof version === 'string' ? version : API_VERSION,
  };
  try {
    const body = await readBody(request);
    checkKey(request, around.secretKey);
    const key = keyOf(request);
    if (key !== null) headers['idempotency-key'] = key;
    const form = { ...parseForm(url.search.slice(1)), ...parseForm(body) };
    around.record({ method, path: url.pathname, idempotency_key: key, params: form });
    const fault = around.faults.take(method, url.pathname);
    if (fault?.kind === 'hang') return;
    if (fault?.kind === 'delay') await delay(fault.ms);
    if (fault?.kind === 'status') {
      throw new StripeError(fault.status, `The stand-in was told to answer ${fault.status}.`, {
        type:
          fault.status >= 500 ? 'api_error' : fault.status === 402 ? 'card_error' : 'invalid_request_error',
        code: fault.status === 429 ? 'rate_limit' : undefined,
      });
    }
    const asked: Asked = { method, path: url.pathname, form, key, requestId };
    const done = around.perform({ id: requestId, idempotency_key: key }, (work) => answer(work, asked));
    if (fault?.kind === 'lose-answer') response.destroy();
    else sendJson(response, done.status, done.body, { ...headers, ...done.headers });
  } catch (error) {
    if (!(error instanceof StripeError)) throw error;
    sendJson(response, error.status, error.body(requestId), headers);
  }
}
