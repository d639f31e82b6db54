import type { Session } from '../resources/shapes.js';
import type { Basket } from '../store/kinds.js';
import { type Html, html } from './html.js';
import { formatMoney, formatRhythm } from './money.js';

/** The address after the payment: success_url with the session's id inserted. */
export function returnUrl(session: Session): string {
  return (session.success_url ?? '').replaceAll('{CHECKOUT_SESSION_ID}', session.id);
}

function amountOf(session: Session, basket: Basket): Html {
  const recurring = basket.lines[0]?.price.recurring;
  const rhythm = recurring ? formatRhythm(recurring.interval, recurring.interval_count) : '';
  return html`<p class="amount">
    ${formatMoney(session.amount_total ?? 0, session.currency ?? 'usd')} <small>${rhythm}</small>
  </p>`;
}

function contentsOf(basket: Basket): Html[] {
  if (basket.lines.length === 1 && basket.lines[0]?.quantity === 1) return [];
  return basket.lines.map(
    (line) =>
      html`<div>
        <dt>${line.quantity} × ${line.description ?? 'Subscription'}</dt>
        <dd>${formatMoney(line.amount_total, line.currency)}</dd>
      </div>`,
  );
}

function detailsOf(basket: Basket, email: string | null): Html | undefined {
  const contents = contentsOf(basket);
  if (contents.length === 0 && email === null) return undefined;
  const payer = html`<div>
    <dt>E-mail</dt>
    <dd>${email ?? ''}</dd>
  </div>`;
  return html`<dl>${[...contents, ...(email === null ? [] : [payer])]}</dl>`;
}

const post = (session: Session, action: string, label: string, inner?: Html, main = false): Html =>
  html`<form method="post" action="${session.id}/${action}">
    ${inner}<button type="submit" ${main ? html` class="main"` : undefined}>${label}</button>
  </form>`;

const EMAIL_FIELD = html`<label for="email">E-mail</label
  ><input id="email" name="email" type="email" autocomplete="email" maxlength="512" required />`;

const PROBLEMS: ReadonlyMap<string | null, string> = new Map([
  ['declined', 'Your card was declined. Nothing was charged; you can try again.'],
  ['email', 'Please give an e-mail address such as name@example.com.'],
]);

/** The page of an open session: product, price, customer, and the choice of the card's behaviour. */
export function openPage(
  session: Session,
  basket: Basket,
  problem: string | null,
): { title: string; body: Html } {
  const name = basket.lines.map((line) => line.description ?? 'Subscription').join(', ');
  const email = session.customer_details?.email ?? null;
  const said = PROBLEMS.get(problem);
  const body = html`<h1>${name}</h1>
    ${amountOf(session, basket)}
    ${said === undefined ? undefined : html`<p class="bad" role="alert">${said}</p>`}
    ${detailsOf(basket, email)} ${post(session, 'pay', 'Pay', email === null ? EMAIL_FIELD : undefined, true)}
    ${session.cancel_url === null ? undefined : post(session, 'cancel', 'Cancel')}
    <div class="others">
      <p>This page stands in for Stripe’s. To see what else can happen:</p>
      ${post(session, 'decline', 'Decline')} ${post(session, 'expire', 'Let it expire')}
    </div>`;
  return { title: `${said === undefined ? '' : 'Problem: '}${name} – test checkout`, body };
}

/** The page of an ended session. */
export function closedPage(session: Session): { title: string; body: Html } {
  const [title, words] =
    session.status === 'complete'
      ? ['This has been paid', 'The payment is complete. Nothing more is to be done here.']
      : ['This checkout has expired', 'Nothing was charged. To subscribe, begin again on the site.'];
  const body = html`<h1>${title}</h1>
    <p>${words}</p>
    <a class="button main" href="${returnUrl(session)}">Back to the site</a>`;
  return { title: `${title} – test checkout`, body };
}

export function missingPage(): { title: string; body: Html } {
  const body = html`<h1>There is no such checkout</h1>
    <p>The link is not complete, or the checkout was made before the test data was last cleared.</p>`;
  return { title: 'No such checkout – test checkout', body };
}
