import type { IncomingMessage, ServerResponse } from 'node:http';

import { sendPage } from '../checkout/html.js';
import { isFromElsewhere, readBody, seeOther } from '../http.js';
import { periodOf } from '../resources/invoices.js';
import type { Subscription } from '../resources/shapes.js';
import { cancelAtDate, settleInvoice, updateSubscription } from '../resources/subscriptions.js';
import type { Perform, Work } from '../resources/work.js';
import { canEnd, invoicePage, missingPage, portalPage } from './page.js';

interface Found {
  page: ReturnType<typeof missingPage>;
  /** Does what a button of the page says. */
  press: (button: string) => void;
}

const endWithPeriod = (work: Work, subscription: Subscription) =>
  updateSubscription(work, subscription, cancelAtDate(subscription, periodOf(subscription).end, work.now));

function findPortal(work: Work, id: string): Found | undefined {
  const session = work.tx.get('portalSessions', id);
  if (!session) return undefined;
  const { customer } = session;
  const invoices = work.tx.all('invoices').filter((one) => one.customer === customer);
  const subscriptions = work.tx.all('subscriptions').filter((one) => one.customer === customer);
  return {
    page: portalPage(session, subscriptions, invoices.toReversed()),
    press: (button) => {
      if (button === 'card') invoices.forEach((invoice) => settleInvoice(work, invoice));
      else subscriptions.filter(canEnd).forEach((one) => endWithPeriod(work, one));
    },
  };
}

function findInvoice(work: Work, id: string): Found | undefined {
  const invoice = work.tx.get('invoices', id);
  return invoice && { page: invoicePage(invoice), press: () => settleInvoice(work, invoice) };
}

const PATH =
  /^\/(?:p\/session\/(?<portal>[^/]+?)(?:\/(?<button>card|cancel))?|i\/(?<invoice>[^/]+?)(?:\/(?<pay>pay))?)$/;

/**
 * The pages where a payer fixes a failed payment or cancels.
 * - GET /p/session/:id: the billing portal. POST /p/session/:id/card: a new card, which pays all open invoices.
 *   POST /p/session/:id/cancel: ends the subscriptions with their period.
 * - GET /i/:id: the page of an invoice. POST /i/:id/pay: pays it.
 */
export async function servePortal(
  perform: Perform,
  request: IncomingMessage,
  response: ServerResponse,
  url: URL,
): Promise<void> {
  const { portal = '', button, invoice = '', pay } = PATH.exec(url.pathname)?.groups ?? {};
  const find = (work: Work) => (portal === '' ? findInvoice(work, invoice) : findPortal(work, portal));
  const found = perform(null, find);
  if (!found) {
    sendPage(response, 404, missingPage());
    return;
  }
  const isAction = button !== undefined || pay !== undefined;
  if (request.method !== (isAction ? 'POST' : 'GET')) {
    response.writeHead(405, { allow: isAction ? 'POST' : 'GET' }).end();
    return;
  }
  if (!isAction) {
    sendPage(response, 200, found.page);
    return;
  }
  if (isFromElsewhere(request)) {
    response.writeHead(403).end();
    return;
  }
  await readBody(request);
  perform(null, (work) => find(work)?.press(button ?? 'pay'));
  seeOther(response, `../${portal || invoice}`, { 'referrer-policy': 'same-origin' });
}
