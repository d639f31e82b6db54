import { type Html, html } from '../checkout/html.js';
import { formatMoney, formatRhythm } from '../checkout/money.js';
import { periodOf } from '../resources/invoices.js';
import type { Subscription } from '../resources/shapes.js';
import { isFinal } from '../resources/subscriptions.js';
import type { Control, EventRecord } from './control.js';

const day = (seconds: number) => new Date(seconds * 1000).toISOString().slice(0, 10);
const moment = (seconds: number) => new Date(seconds * 1000).toISOString().slice(0, 19).replace('T', ' ');

const button = (action: string, label: string, name?: string, value?: string): Html =>
  html`<form method="post" action="test/${action}">
    ${name === undefined ? undefined : html`<input type="hidden" name="${name}" value="${value}" />`}<button
      type="submit"
    >
      ${label}
    </button>
  </form>`;

function actionsOf(subscription: Subscription): Html {
  if (isFinal(subscription)) return html`over`;
  const path = `subscriptions/${subscription.id}`;
  const owing = subscription.status !== 'active';
  return html`${button(`${path}/renew`, owing ? 'Pay what is owed' : 'Renew now')}${button(`${path}/fail`, 'Fail a renewal')}${button(`${path}/lapse`, 'Lapse: canceled', 'to', 'canceled')}${button(`${path}/lapse`, 'Lapse: unpaid', 'to', 'unpaid')}${button(`${path}/cancel`, 'Cancel now')}${button(`${path}/cancel`, 'Cancel at period end', 'at_period_end', 'true')}`;
}

function subscriptionRow(subscription: Subscription): Html {
  const [item] = subscription.items.data;
  const price = item
    ? `${formatMoney((item.price.unit_amount ?? 0) * item.quantity, subscription.currency)} ${formatRhythm(item.plan.interval, item.plan.interval_count)}`
    : '';
  const state = `${subscription.status}${subscription.cancel_at === null ? '' : ', ends with the period'}`;
  return html`<tr>
    <td><code>${subscription.id}</code></td>
    <td>${state}</td>
    <td>${price}</td>
    <td>${day(periodOf(subscription).end)}</td>
    <td>${actionsOf(subscription)}</td>
  </tr>`;
}

function eventRow({ event, delivery }: EventRecord): Html {
  const state = delivery
    ? `${delivery.state.replace('_', ' ')}, ${delivery.attempts} tries${delivery.last_result === null ? '' : `, ${delivery.last_result}`}`
    : 'no webhook';
  return html`<tr>
    <td>${moment(event.created)}</td>
    <td>${event.type}<br /><code>${event.id}</code></td>
    <td>${state}</td>
    <td>${button(`events/${event.id}/resend`, 'Send again')}</td>
  </tr>`;
}

/** The page at GET /test: what there is, with a button for everything that can happen to it. */
export function controlPage(control: Control): { title: string; body: Html; wide: boolean } {
  const subscriptions = control.subscriptions().reverse();
  const events = control.events().reverse().slice(0, 50);
  const paused = control.webhooksPaused();
  const body = html`<h1>Stand-in for Stripe: what happens next</h1>
    <p>Each button does at once what time, a bank or a subscriber would do, and sends the same events.</p>
    <h2>Subscriptions</h2>
    ${
      subscriptions.length === 0
        ? html`<p>None yet: pay a checkout first.</p>`
        : html`<div class="scroll" tabindex="0" role="region" aria-label="Subscriptions">
            <table>
              <thead>
                <tr>
                  <th scope="col">Subscription</th>
                  <th scope="col">Status</th>
                  <th scope="col">Price</th>
                  <th scope="col">Period ends</th>
                  <th scope="col">Do</th>
                </tr>
              </thead>
              <tbody>
                ${subscriptions.map(subscriptionRow)}
              </tbody>
            </table>
          </div>`
    }
    <h2>Webhook</h2>
    <p>Deliveries are ${paused ? 'paused: events wait.' : 'running.'}</p>
    ${paused ? button('webhooks/resume', 'Resume') : button('webhooks/pause', 'Pause')}
    <h2>Last events</h2>
    ${
      events.length === 0
        ? html`<p>None yet.</p>`
        : html`<div class="scroll" tabindex="0" role="region" aria-label="Last events">
            <table>
              <thead>
                <tr>
                  <th scope="col">When (UTC)</th>
                  <th scope="col">Event</th>
                  <th scope="col">Delivery</th>
                  <th scope="col">Do</th>
                </tr>
              </thead>
              <tbody>
                ${events.map(eventRow)}
              </tbody>
            </table>
          </div>`
    }`;
  return { title: 'Test control – stand-in for Stripe', body, wide: true };
}
