import { periodOf } from './invoices.js';
import { expireSession } from './sessions.js';
import { renewSubscription } from './subscriptions.js';
import type { Work } from './work.js';

const DAY = 86_400;
const EVENTS_KEPT = 30 * DAY; // as at Stripe
const ANSWERS_KEPT = DAY;

/**
 * The effects of time: sessions expire, periods end and are renewed (one period per step, so that a
 * long pause is caught up in order), old events and stored answers are removed.
 */
export function sweep(work: Work): void {
  for (const session of work.tx.all('sessions')) {
    if (session.status === 'open' && session.expires_at <= work.now) expireSession(work, session);
  }
  for (const subscription of work.tx.all('subscriptions')) {
    if (subscription.status === 'active' && periodOf(subscription).end <= work.now) {
      renewSubscription(work, subscription);
    }
  }
  for (const answer of work.tx.all('answers')) {
    if (answer.at + ANSWERS_KEPT < work.now) work.tx.delete('answers', answer.id);
  }
  for (const event of work.tx.all('events')) {
    if (event.created + EVENTS_KEPT < work.now) {
      work.tx.delete('events', event.id);
      work.tx.delete('deliveries', event.id);
    }
  }
}
