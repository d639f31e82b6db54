import type { IncomingMessage, ServerResponse } from 'node:http';
import { sendPage } from '../checkout/html.js';
import { isFromElsewhere, readBody, seeOther } from '../http.js';
import { settleInvoice } from '../resources/subscriptions.js';
import type { Perform, Work } from '../resources/work.js';
import { invoicePage, missingPage, portalPage } from './page.js';

interface Found {
  page: ReturnType<typeof missingPage>;
  /** Does what the page's button says. */
  press: () => void;
}

function findPortal(work: Work, id: string): Found | undefined {
  const session = work.tx.get('portalSessions', id);
  if (!session) return undefined;
  const { customer } = session;
  const invoices = work.tx.all('invoices').filter((one) => one.customer === customer);
  const subscriptions = work.tx.all('subscriptions').filter((one) => one.customer === customer);
  return {
    page: portalPage(session, subscriptions, invoices.toReversed()),
    press: () => invoices.forEach((invoice) => settleInvoice(work, invoice)),
  };
}

function findInvoice(work: Work, id: string): Found | undefined {
  const invoice = work.tx.get('invoices', id);
  return invoice && { page: invoicePage(invoice), press: () => settleInvoice(work, invoice) };
}

const PATH =
  /^\/(?:p\/session\/(?<portal>[^/]+?)(?:\/(?<card>card))?|i\/(?<invoice>[^/]+?)(?:\/(?<pay>pay))?)$/;

/**
 * The pages where a payer mends a failed payment.
 * - GET /p/session/:id: the billing portal. POST /p/session/:id/card: a new card, which pays all open invoices.
 * - GET /i/:id: the page of an invoice. POST /i/:id/pay: pays it.
 */
export async function servePortal(
  perform: Perform,
  request: IncomingMessage,
  response: ServerResponse,
  url: URL,
): Promise<void> {
  const { portal = '', card, invoice = '', pay } = PATH.exec(url.pathname)?.groups ?? {};
  const find = (work: Work) => (portal === '' ? findInvoice(work, invoice) : findPortal(work, portal));
  const found = perform(null, find);
  if (!found) {
    sendPage(response, 404, missingPage());
    return;
  }
  const isAction = card !== undefined || pay !== undefined;
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
  perform(null, (work) => find(work)?.press());
  seeOther(response, `../${portal || invoice}`, { 'referrer-policy': 'same-origin' });
}
