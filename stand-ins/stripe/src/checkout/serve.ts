import type { IncomingMessage, ServerResponse } from 'node:http';

import { z } from 'zod';

import { parseForm } from '../api/form.js';
import { isFromElsewhere, readBody, seeOther } from '../http.js';
import { completeSession, expireSession } from '../resources/sessions.js';
import type { Session } from '../resources/shapes.js';
import type { Perform, Work } from '../resources/work.js';
import { sendPage } from './html.js';
import { closedPage, missingPage, openPage, returnUrl } from './page.js';

/** The origins that the forms of this session's page may finally lead to. */
function targetsOf(session: Session): string[] {
  const urls = [session.success_url, session.cancel_url].filter((url) => url !== null);
  return [...new Set(urls.map((url) => new URL(url).origin))];
}

/** A button's action. @returns the browser's next address, relative to the button's own */
function press(work: Work, session: Session, action: string, email: string | undefined): string {
  const page = `../${session.id}`;
  if (session.status === 'complete') return action === 'pay' ? returnUrl(session) : page;
  if (session.status === 'expired') return page;
  switch (action) {
    case 'pay': {
      const known = session.customer_details?.email ?? undefined;
      const typed = z.email().max(512).safeParse(email);
      if (known === undefined && !typed.success) return `${page}?problem=email`;
      return returnUrl(completeSession(work, session, known ?? typed.data));
    }
    case 'decline':
      return `${page}?problem=declined`;
    case 'cancel':
      return session.cancel_url ?? page;
    default:
      expireSession(work, session);
      return page;
  }
}

/**
 * The checkout page, where a person pays.
 * - GET /c/pay/:id: the page of an open session, or the result of an ended one.
 * - POST /c/pay/:id/pay (with `email` if the session has none): pays once, then leads to success_url.
 * - POST /c/pay/:id/decline: the card is declined; the session stays open and the page says so.
 * - POST /c/pay/:id/cancel: leads back to cancel_url; the session stays open.
 * - POST /c/pay/:id/expire: the session expires; the page says so and leads to success_url.
 */
export async function serveCheckout(
  perform: Perform,
  request: IncomingMessage,
  response: ServerResponse,
  url: URL,
): Promise<void> {
  const [, id, action] = /^\/c\/pay\/([^/]+)(?:\/(pay|decline|cancel|expire))?$/.exec(url.pathname) ?? [];
  const found = id === undefined ? undefined : perform(null, ({ tx }) => tx.get('sessions', id));
  if (!found) {
    sendPage(response, 404, missingPage());
    return;
  }
  if (action === undefined && request.method === 'GET') {
    const basket = perform(null, ({ tx }) => tx.get('baskets', found.id));
    const open = found.status === 'open' && basket;
    const page = open ? openPage(found, basket, url.searchParams.get('problem')) : closedPage(found);
    sendPage(response, 200, { ...page, formTargets: targetsOf(found) });
    return;
  }
  if (action === undefined || request.method !== 'POST') {
    response.writeHead(405, { allow: action === undefined ? 'GET' : 'POST' }).end();
    return;
  }
  if (isFromElsewhere(request)) {
    response.writeHead(403).end();
    return;
  }
  const { email } = parseForm(await readBody(request));
  const location = perform(null, (work) => {
    const session = work.tx.get('sessions', found.id) ?? found;
    return press(work, session, action, typeof email === 'string' ? email.trim() : undefined);
  });
  seeOther(response, location, { 'referrer-policy': 'same-origin' });
}
