import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';

import { StripeError } from './api/errors.js';
import { Faults } from './api/faults.js';
import { type RecordedCall, serveApi } from './api/serve.js';
import { serveCheckout } from './checkout/serve.js';
import { type Control, createControl } from './control/control.js';
import { serveControl } from './control/serve.js';
import { BodyTooLargeError, sendJson } from './http.js';
import { servePortal } from './portal/serve.js';
import { newId } from './resources/ids.js';
import { sweep } from './resources/sweep.js';
import type { Perform } from './resources/work.js';
import { Store } from './store/store.js';
import { Deliverer } from './webhooks/deliverer.js';

export interface StripeStandInOptions {
  /** The only accepted API key. */
  secretKey: string;
  /** The secret that signs webhooks. */
  webhookSecret: string;
  /** The address for events; without it none are sent until the control sets one. */
  webhookUrl?: string;
  /** 0, the default, is any free port. */
  port?: number;
  /** The address to listen on; loopback by default. */
  host?: string;
  /** The data file that survives restarts; without it everything is only in memory. */
  dataFile?: string;
  /** This server's address for browsers, used for the checkout page. By default `url`. */
  publicUrl?: string;
  /** Attempts per event, and the pause after the first failed one (doubled after each). */
  webhookAttempts?: number;
  webhookRetryMs?: number;
  webhookTimeoutMs?: number;
  /** Milliseconds since 1970; lets tests control time. */
  now?: () => number;
  /** Receives lines about errors; never a secret. */
  log?: (line: string) => void;
}

export interface StripeStandIn {
  /** Such as http://127.0.0.1:12111; the SDK is given host, port and protocol. */
  readonly url: string;
  readonly port: number;
  readonly control: Control;
  stop(): Promise<void>;
}

const SWEEP_MS = 5000;
const CALLS_KEPT = 500;

async function listen(server: Server, port: number, host: string): Promise<number> {
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, resolve);
  });
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The stand-in has no port');
  return address.port;
}

async function close(server: Server): Promise<void> {
  await new Promise<void>((resolve) => {
    server.close(() => resolve());
    server.closeAllConnections();
  });
}

async function serve(
  { api, control }: { api: Parameters<typeof serveApi>[0]; control: Control },
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const { perform } = api;
  const url = new URL(`http://stand-in${request.url ?? '/'}`);
  if (url.pathname.startsWith('/v1/')) await serveApi(api, request, response, url);
  else if (url.pathname.startsWith('/c/pay/')) await serveCheckout(perform, request, response, url);
  else if (/^\/(p\/session|i)\//.test(url.pathname)) await servePortal(perform, request, response, url);
  else if (/^\/test(\/|$)/.test(url.pathname)) await serveControl(control, request, response, url);
  else if (url.pathname === '/health') sendJson(response, 200, { status: 'ok' });
  else sendJson(response, 404, new StripeError(404, 'Unrecognized request URL').body(newId('request')));
}

function sendFailure(response: ServerResponse, error: unknown): void {
  if (response.headersSent) {
    response.destroy();
    return;
  }
  const status = error instanceof BodyTooLargeError ? 413 : 500;
  const failure = new StripeError(status, 'The stand-in failed.', { type: 'api_error' });
  sendJson(response, status, failure.body(newId('request')));
}

type Log = (line: string) => void;

const delivererOf = (store: Store, options: StripeStandInOptions, log: Log) =>
  new Deliverer(store, {
    secret: options.webhookSecret,
    url: options.webhookUrl,
    attempts: options.webhookAttempts ?? 8,
    retryMs: options.webhookRetryMs ?? 1000,
    timeoutMs: options.webhookTimeoutMs ?? 10_000,
    log,
  });

const sweepRegularly = (perform: Perform, log: Log) =>
  setInterval(() => {
    try {
      perform(null, sweep);
    } catch (error) {
      log(`sweep: ${String(error)}`);
    }
  }, SWEEP_MS);

/**
 * Starts a stand-in for Stripe: its API under /v1/, the checkout page under /c/pay/,
 * the billing portal under /p/session/, invoices under /i/, control for
 * tests and people under /test, GET /health.
 * @throws DataFileError for an unusable data file
 */
export async function startStripeStandIn(options: StripeStandInOptions): Promise<StripeStandIn> {
  const now = options.now ?? Date.now;
  const log = options.log ?? (() => undefined);
  const store = new Store(options.dataFile);
  const faults = new Faults();
  const calls: RecordedCall[] = [];
  const deliverer = delivererOf(store, options, log);
  let publicUrl = (options.publicUrl ?? '').replace(/\/+$/, '');

  const inOneStep: Perform = (request, work) =>
    store.transact((tx) =>
      work({
        tx,
        now: Math.floor(now() / 1000),
        request,
        publicUrl,
        hasWebhook: deliverer.url !== undefined,
      }),
    );
  const perform: Perform = (request, work) => {
    inOneStep(null, sweep);
    return inOneStep(request, work);
  };
  const control = createControl({ perform, deliverer, faults, calls });
  const api = {
    secretKey: options.secretKey,
    faults,
    perform,
    record: (call: RecordedCall) => {
      calls.push(call);
      if (calls.length > CALLS_KEPT) calls.shift();
    },
  };

  const server = createServer((request, response) => {
    serve({ api, control }, request, response).catch((error: unknown) => {
      log(`${request.method ?? ''} ${(request.url ?? '').split('?')[0] ?? ''}: ${String(error)}`);
      sendFailure(response, error);
    });
  });

  const port = await listen(server, options.port ?? 0, options.host ?? '127.0.0.1');
  const url = `http://${options.host ?? '127.0.0.1'}:${port}`;
  publicUrl ||= url;
  const sweeping = sweepRegularly(inOneStep, log);
  deliverer.wake();
  return {
    url,
    port,
    control,
    stop: async () => {
      clearInterval(sweeping);
      await deliverer.stop();
      await close(server);
    },
  };
}
