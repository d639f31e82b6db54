import { periodOf } from './invoices.js';
import { expireSession } from './sessions.js';
import { renewSubscription } from './subscriptions.js';
import type { Work } from './work.js';

const DAY = 86_400;
const EVENTS_KEPT = 30 * DAY; // as at Stripe
const ANSWERS_KEPT = DAY;

/**
 * What happens of itself as time passes: sessions run out, periods end and are renewed (one at a
 * time for a subscription, so that a long rest is made up step by step), old events and kept
 * answers go.
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
