import type { IncomingMessage, ServerResponse } from 'node:http';

import { z } from 'zod';

import { StripeError } from '../api/errors.js';
import { fault } from '../api/faults.js';
import { parseForm } from '../api/form.js';
import { sendPage } from '../checkout/html.js';
import { isFromElsewhere, readBody, seeOther, sendJson } from '../http.js';
import { newId } from '../resources/ids.js';
import type { Control } from './control.js';
import { controlPage } from './page.js';

const yes = z.union([z.boolean(), z.enum(['true', 'false']).transform((value) => value === 'true')]);
const payBody = z.strictObject({ email: z.email().optional() });
const lapseBody = z.strictObject({ to: z.enum(['canceled', 'unpaid']).optional() });
const cancelBody = z.strictObject({ at_period_end: yes.optional() });
const deliverBody = z.strictObject({ events: z.array(z.string()).max(1000) });
const urlBody = z.strictObject({ url: z.url({ protocol: /^https?$/ }).nullable() });

type Reply = object | Promise<object>;
type Routes = Record<string, (control: Control, id: string, body: unknown) => Reply>;

const done = (): object => ({ done: true });

const ROUTES: Routes = {
  'POST /test/sessions/:id/pay': (control, id, body) => control.pay(id, payBody.parse(body).email),
  'POST /test/sessions/:id/expire': (control, id) => control.expire(id),
  'POST /test/subscriptions/:id/renew': (control, id) => control.renew(id),
  'POST /test/subscriptions/:id/fail': (control, id) => control.failRenewal(id),
  'POST /test/subscriptions/:id/lapse': (control, id, body) => control.lapse(id, lapseBody.parse(body).to),
  'POST /test/subscriptions/:id/cancel': (control, id, body) =>
    control.cancel(id, { atPeriodEnd: cancelBody.parse(body).at_period_end ?? false }),
  'GET /test/subscriptions': (control) => control.subscriptions(),
  'GET /test/events': (control) => control.events(),
  'POST /test/events/:id/resend': (control, id) => control.resend(id),
  'POST /test/webhooks/deliver': (control, _, body) => control.deliver(deliverBody.parse(body).events),
  'POST /test/webhooks/pause': (control) => (control.pauseWebhooks(), done()),
  'POST /test/webhooks/resume': (control) => (control.resumeWebhooks(), done()),
  'POST /test/webhooks/url': (control, _, body) => (
    control.setWebhookUrl(urlBody.parse(body).url ?? undefined),
    done()
  ),
  'POST /test/faults': (control, _, body) => (control.failNext(fault.parse(body)), done()),
  'DELETE /test/faults': (control) => (control.clearFaults(), done()),
  'GET /test/calls': (control) => control.calls(),
};

const MATCHERS = Object.entries(ROUTES).map(([name, action]) => ({
  pattern: new RegExp(`^${name.replace(':id', '([^/]+)')}$`),
  action,
}));

function parseBody(text: string, isForm: boolean): unknown {
  if (isForm) return parseForm(text);
  if (text === '') return {};
  try {
    return JSON.parse(text) as unknown;
  } catch {
    throw new StripeError(400, 'The body is not JSON.');
  }
}

/**
 * The control over HTTP, for a person (GET /test is a page of buttons) and for tests of the whole
 * system. Bodies are JSON; answers are the resource or the list asked for, or `{done: true}`;
 * errors in Stripe's form.
 * - POST /test/sessions/:id/pay {email?}, …/expire
 * - POST /test/subscriptions/:id/renew, …/fail, …/lapse {to?: canceled|unpaid}, …/cancel {at_period_end?}
 * - GET /test/subscriptions, /test/events [{event, delivery}], /test/calls [{method, path, idempotency_key, params}]
 * - POST /test/events/:id/resend; POST /test/webhooks/deliver {events: [id…]} in that order,
 *   …/pause, …/resume, …/url {url|null}
 * - POST /test/faults {kind: status|hang|lose-answer|delay, status?, ms?, times?, method?, path?}; DELETE /test/faults
 */
export async function serveControl(
  control: Control,
  request: IncomingMessage,
  response: ServerResponse,
  url: URL,
): Promise<void> {
  const method = request.method ?? 'GET';
  if (isFromElsewhere(request) && method !== 'GET') {
    response.writeHead(403).end();
    return;
  }
  if (method === 'GET' && url.pathname === '/test') {
    sendPage(response, 200, controlPage(control));
    return;
  }
  try {
    const isForm = (request.headers['content-type'] ?? '').startsWith('application/x-www-form-urlencoded');
    const body = parseBody(await readBody(request), isForm);
    for (const { pattern, action } of MATCHERS) {
      const match = pattern.exec(`${method} ${url.pathname}`);
      if (!match) continue;
      const reply = await action(control, match[1] ?? '', body);
      if (isForm) seeOther(response, `${'../'.repeat(url.pathname.split('/').length - 2)}test`);
      else sendJson(response, 200, reply);
      return;
    }
    throw new StripeError(404, `Unknown control: ${method} ${url.pathname}`);
  } catch (error) {
    if (error instanceof StripeError) sendJson(response, error.status, error.body(newId('request')));
    else if (error instanceof z.ZodError)
      sendJson(response, 400, { error: { message: z.prettifyError(error) } });
    else throw error;
  }
}
