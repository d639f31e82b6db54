import { DomainError, type PaymentStatus, type Plan } from '@proofround/contracts';
import { UNAVAILABLE } from '@proofround/service-kit';

import type { SubscriptionStatus } from '../access/subscription-states.js';
import type { Deadline } from './deadline.js';

/** How a session stands, in Stripe's words. */
export type SessionStatus = PaymentStatus['status'];
export type SessionPayment = PaymentStatus['payment_status'];

/** A payment page and what became of it. */
export interface PaymentSession {
  readonly id: string;
  readonly status: SessionStatus;
  readonly payment: SessionPayment;
  /** Where the payer goes; null once the session is over. */
  readonly url: string | null;
  /** Whose it is, as we wrote into it; null for a session that is not ours. */
  readonly user_id: string | null;
  /** Our own record of it. */
  readonly checkout_id: string | null;
  readonly plan: Plan | null;
  readonly subscription_id: string | null;
  /** The first invoice, once there is one. */
  readonly invoice_id: string | null;
  /** Cents of a US dollar. */
  readonly amount_cents: number;
}

/** A subscription as Stripe has it now. */
export interface SubscriptionState {
  readonly id: string;
  readonly status: SubscriptionStatus;
  readonly user_id: string | null;
  readonly plan: Plan | null;
  /** Until when it is paid for. */
  readonly period_end: Date | null;
}

/** A bill of a subscription. */
export interface InvoiceState {
  readonly id: string;
  readonly paid: boolean;
  /** null for a bill of something else. */
  readonly subscription_id: string | null;
  /** Cents of a US dollar that were paid. */
  readonly amount_cents: number;
  /** Whether it began the subscription; else it renewed or changed one. */
  readonly first: boolean;
}

/** A webhook whose signature fits. */
export interface StripeEvent {
  readonly id: string;
  readonly type: string;
  /** Of the object that it is about; null where that has none. */
  readonly object_id: string | null;
}

/** What a payment page is to be. */
export interface NewSession {
  readonly checkout_id: string;
  readonly user_id: string;
  readonly plan: Plan;
  /** One of the configured origins. */
  readonly origin: string;
  /** Prefilled on the page. */
  readonly email: string | undefined;
}

/**
 * Stripe did not do what it was asked to: the user reads "unavailable" and never Stripe's own
 * words. `silent`: no answer, so the same idempotency key finds out what happened. `failed` and
 * `refused` (the request did not please) are answers, which Stripe repeats under the same key.
 */
export class PaymentsFailure extends DomainError {
  constructor(readonly outcome: 'silent' | 'failed' | 'refused') {
    super('unavailable', UNAVAILABLE);
  }
}

/**
 * The payment provider. Every call that changes something takes an idempotency key, so that it can
 * be repeated after a crash or a time-out. @throws PaymentsFailure when the provider is down, slow
 * or refuses; what it does not know is null.
 */
export abstract class Payments {
  abstract createSession(
    session: NewSession,
    idempotencyKey: string,
    deadline: Deadline,
  ): Promise<PaymentSession>;

  /** Ends a session that is still open, and gives it as it is then: expired, or complete after all. */
  abstract expireSession(
    id: string,
    idempotencyKey: string,
    deadline: Deadline,
  ): Promise<PaymentSession | null>;

  abstract session(id: string, deadline: Deadline): Promise<PaymentSession | null>;
  abstract subscription(id: string, deadline: Deadline): Promise<SubscriptionState | null>;
  /** Ends a subscription at once, and gives it as it is then; one that has ended is fine. */
  abstract cancelSubscription(
    id: string,
    idempotencyKey: string,
    deadline: Deadline,
  ): Promise<SubscriptionState | null>;

  abstract invoice(id: string, deadline: Deadline): Promise<InvoiceState | null>;
  /** The newest hundred that were paid: more than eight years of months. */
  abstract paidInvoices(subscriptionId: string, deadline: Deadline): Promise<readonly InvoiceState[]>;

  /**
   * A webhook whose signature fits its exact text and is not old.
   * @throws DomainError invalid_signature; invalid when a signed text is no event.
   */
  abstract verify(payload: string, signature: string): StripeEvent;
}
