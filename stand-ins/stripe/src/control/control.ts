import { noSuch } from '../api/errors.js';
import { badRequest } from '../api/errors.js';
import { withPendingWebhooks } from '../api/events.js';
import type { Fault, Faults } from '../api/faults.js';
import type { RecordedCall } from '../api/serve.js';
import { completeSession, expireSession } from '../resources/sessions.js';
import type { Event, Session, Subscription } from '../resources/shapes.js';
import {
  cancelAtPeriodEnd,
  endSubscription,
  failRenewal,
  isFinal,
  lapseSubscription,
  renewSubscription,
  updateSubscription,
} from '../resources/subscriptions.js';
import type { Perform, Work } from '../resources/work.js';
import type { Delivery } from '../store/kinds.js';
import type { Attempt, Deliverer } from '../webhooks/deliverer.js';

/** An event and the state of its delivery (null: there was no webhook at its time). */
export interface EventRecord {
  event: Event;
  delivery: Delivery | null;
}

/**
 * The actions of time, banks and people at Stripe, without delay: for tests, and over HTTP under
 * /test/ for a person. They send the same events as Stripe. An unknown id is StripeError 404, an
 * action that the object's state does not allow is StripeError 400.
 */
export interface Control {
  /** The payer presses Pay on the checkout page. `email` if the session has none. */
  pay(sessionId: string, email?: string): Session;
  /** The session expires unpaid. */
  expire(sessionId: string): Session;
  /**
   * The period ends and is paid: a new paid invoice and the next period. An open invoice is paid
   * instead. A subscription that cancels at the period's end is canceled.
   */
  renew(subscriptionId: string): Subscription;
  /** The period ends and the card is declined: past_due, invoice.payment_failed. A repeat is another failed attempt. */
  failRenewal(subscriptionId: string): Subscription;
  /** All attempts at a renewal have failed: canceled (the default) or unpaid. */
  lapse(subscriptionId: string, to?: 'canceled' | 'unpaid'): Subscription;
  /** The subscriber cancels: at once, or at the end of the period. */
  cancel(subscriptionId: string, how?: { atPeriodEnd?: boolean }): Subscription;

  subscriptions(): Subscription[];
  /** All events, oldest first. */
  events(): EventRecord[];
  /** Sends an event again, whatever its state. */
  resend(eventId: string): Promise<Attempt>;
  /** Sends these events one after the other in this order, even while deliveries are paused. */
  deliver(eventIds: readonly string[]): Promise<Attempt[]>;
  /** Holds back further events; an event already being sent arrives. */
  pauseWebhooks(): void;
  /** Sends the waiting events, oldest first. */
  resumeWebhooks(): void;
  webhooksPaused(): boolean;
  /** The address for further events; undefined: none. */
  setWebhookUrl(url: string | undefined): void;
  /** Resolves when no event waits: each is delivered or has failed. */
  webhooksSettled(): Promise<void>;

  failNext(fault: Fault): void;
  clearFaults(): void;
  /** The last 500 calls of the API, oldest first. */
  calls(): readonly RecordedCall[];
}

export interface ControlParts {
  perform: Perform;
  deliverer: Deliverer;
  faults: Faults;
  calls: readonly RecordedCall[];
}

export function createControl({ perform, deliverer, faults, calls }: ControlParts): Control {
  const withSession = (id: string, action: (work: Work, session: Session) => Session) =>
    perform(null, (work) => {
      const session = work.tx.get('sessions', id);
      if (!session) throw noSuch('checkout.session', id, 'session');
      return action(work, session);
    });
  const withSubscription = (id: string, action: (work: Work, subscription: Subscription) => Subscription) =>
    perform(null, (work) => {
      const subscription = work.tx.get('subscriptions', id);
      if (!subscription) throw noSuch('subscription', id, 'id');
      return action(work, subscription);
    });
  return {
    pay: (id, email) => withSession(id, (work, session) => completeSession(work, session, email)),
    expire: (id) => withSession(id, expireSession),
    renew: (id) => withSubscription(id, renewSubscription),
    failRenewal: (id) => withSubscription(id, failRenewal),
    lapse: (id, to = 'canceled') =>
      withSubscription(id, (work, subscription) => lapseSubscription(work, subscription, to)),
    cancel: (id, how) =>
      withSubscription(id, (work, subscription) => {
        if (!how?.atPeriodEnd) return endSubscription(work, subscription, 'cancellation_requested');
        if (isFinal(subscription))
          throw badRequest(`The subscription ${id} has ended (${subscription.status}).`);
        return updateSubscription(work, subscription, cancelAtPeriodEnd(subscription, true, work.now));
      }),
    subscriptions: () => perform(null, ({ tx }) => tx.all('subscriptions')),
    events: () =>
      perform(null, ({ tx }) =>
        tx.all('events').map((event) => ({
          event: withPendingWebhooks(tx, event),
          delivery: tx.get('deliveries', event.id) ?? null,
        })),
      ),
    resend: (id) => deliverer.attempt(id),
    deliver: async (ids) => {
      const attempts: Attempt[] = [];
      for (const id of ids) attempts.push(await deliverer.attempt(id));
      return attempts;
    },
    pauseWebhooks: () => deliverer.pause(),
    resumeWebhooks: () => deliverer.resume(),
    webhooksPaused: () => deliverer.isPaused,
    setWebhookUrl: (url) => {
      deliverer.url = url;
      deliverer.wake();
    },
    webhooksSettled: () => deliverer.settled(),
    failNext: (fault) => faults.add(fault),
    clearFaults: () => faults.clear(),
    calls: () => calls,
  };
}
