import { type Html, html } from '../checkout/html.js';
import { formatMoney } from '../checkout/money.js';
import type { Invoice, PortalSession, Subscription } from '../resources/shapes.js';
import { isFinal } from '../resources/subscriptions.js';

/** Whether a subscription goes on after its period. */
export const canEnd = (subscription: Subscription): boolean =>
  !isFinal(subscription) && subscription.cancel_at === null;

interface Page {
  title: string;
  body: Html;
}

const day = (seconds: number): string => new Date(seconds * 1000).toISOString().slice(0, 10);
const amount = ({ amount_due, currency }: Invoice): string => formatMoney(amount_due, currency);

function facts(rows: readonly (readonly [string, string])[]): Html {
  return html`<dl>
    ${rows.map(
      ([name, value]) =>
        html`<div>
          <dt>${name}</dt>
          <dd>${value}</dd>
        </div>`,
    )}
  </dl>`;
}

const post = (action: string, label: string): Html =>
  html`<form method="post" action="${action}"><button type="submit" class="main">${label}</button></form>`;

/** The billing portal of a customer: subscriptions, their end, invoices, and a new card that pays what is open. */
export function portalPage(
  session: PortalSession,
  subscriptions: readonly Subscription[],
  invoices: readonly Invoice[],
): Page {
  const owes = invoices.some(({ status }) => status === 'open');
  const body = html`<h1>Your billing</h1>
    ${facts(subscriptions.map(({ id, status }) => [id, status] as const))}
    ${subscriptions.some(canEnd) ? post(`${session.id}/cancel`, 'Cancel subscription') : undefined}
    <h2>Invoices</h2>
    ${facts(invoices.map((one) => [day(one.created), `${amount(one)} ${one.status ?? ''}`] as const))}
    ${post(`${session.id}/card`, owes ? 'Update card and pay' : 'Update card')}
    ${
      session.return_url === null
        ? undefined
        : html`<div class="others"><a class="button" href="${session.return_url}">Back to the site</a></div>`
    }`;
  return { title: 'Your billing – test portal', body };
}

/** The hosted page of an invoice; an open one can be paid. */
export function invoicePage(invoice: Invoice): Page {
  const number = invoice.number ?? invoice.id;
  const body = html`<h1>Invoice ${number}</h1>
    <p class="amount">${amount(invoice)} <small>${invoice.status ?? ''}</small></p>
    ${facts([
      ['Date', day(invoice.created)] as const,
      ...invoice.lines.data.map(
        (line) => [line.description ?? '', formatMoney(line.amount, line.currency)] as const,
      ),
    ])}
    ${invoice.status === 'open' ? post(`${invoice.id}/pay`, 'Pay this invoice') : undefined}`;
  return { title: `Invoice ${number} – test invoice`, body };
}

export function missingPage(): Page {
  const body = html`<h1>There is no such page</h1>
    <p>The link is not complete, or it was made before the test data was last cleared.</p>`;
  return { title: 'No such page – test billing', body };
}
