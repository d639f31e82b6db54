import { DomainError, type PaymentStatus, type Plan } from '@proofround/contracts';
import { UNAVAILABLE } from '@proofround/service-kit';

import type { SubscriptionStatus } from '../records/subscription-states.js';
import type { Deadline } from './deadline.js';

export type SessionStatus = PaymentStatus['status'];
export type SessionPayment = PaymentStatus['payment_status'];

/** A Checkout Session of Stripe: one payment page. */
export interface PaymentSession {
  readonly id: string;
  readonly status: SessionStatus;
  readonly payment: SessionPayment;
  /** Address of the payment page; null once the session has ended. */
  readonly url: string | null;
  /** The payer, from our metadata; null for a session that is not ours. */
  readonly user_id: string | null;
  /** Id of our checkout record, from our metadata. */
  readonly checkout_id: string | null;
  readonly plan: Plan | null;
  /** Proof from our metadata that we made the session; see `sealOf`. */
  readonly seal: string | null;
  readonly subscription_id: string | null;
  /** The first invoice, once Stripe has created it. */
  readonly invoice_id: string | null;
  readonly amount_cents: number;
}

export interface PriceState {
  readonly id: string;
  /** In the smallest unit of the currency; null for a price that depends on the use. */
  readonly amount_cents: number | null;
  readonly currency: string;
  /** `month` or `year` for ours; other sellers' may differ. */
  readonly interval: string | null;
  readonly product_id: string;
  readonly product_name: string | null;
}

export interface SubscriptionState {
  readonly id: string;
  readonly status: SubscriptionStatus;
  /** From our metadata, like the next three. */
  readonly user_id: string | null;
  readonly checkout_id: string | null;
  readonly plan: Plan | null;
  readonly seal: string | null;
  readonly customer_id: string | null;
  /** Whether it ends with the paid period, by Stripe's flag or by a date. */
  readonly cancel_at_period_end: boolean;
  /** Whether it ends at a date and not by the flag, as after a cancellation in Stripe's portal. */
  readonly cancels_by_date: boolean;
  /** The only thing sold; null if there are several, or several pieces of it. */
  readonly item: { readonly id: string; readonly price: PriceState } | null;
  /** End of the period that is paid for. */
  readonly period_end: Date | null;
}

export interface InvoiceState {
  readonly id: string;
  readonly paid: boolean;
  /** null for an invoice that belongs to no subscription. */
  readonly subscription_id: string | null;
  /** Amount paid, in cents of a US dollar. */
  readonly amount_cents: number;
  /** True for the first invoice of a subscription, false for a renewal or a change. */
  readonly first: boolean;
  /** True for the invoice of a change of the plan. */
  readonly is_change: boolean;
}

export interface InvoiceView {
  readonly id: string;
  readonly number: string | null;
  readonly created_at: Date;
  readonly amount_cents: number;
  readonly status: 'draft' | 'open' | 'paid' | 'void' | 'uncollectible';
  readonly url: string | null;
  readonly pdf_url: string | null;
}

/** A change of a subscription. `price` moves it to another plan; Stripe credits and charges the difference. */
export interface SubscriptionChange {
  /** `taken back by date`: removes a cancellation date, which clearing Stripe's flag does not remove. */
  readonly cancellation: 'set' | 'taken back' | 'taken back by date';
  readonly price?: { readonly plan: Plan; readonly item_id: string; readonly product_id: string };
}

/** A webhook event with a valid signature. */
export interface StripeEvent {
  readonly id: string;
  readonly type: string;
  /** Id of the object that the event is about; null if the object has no id. */
  readonly object_id: string | null;
}

export interface NewSession {
  readonly checkout_id: string;
  readonly user_id: string;
  readonly plan: Plan;
  /** One of the configured origins; the page leads back to it. */
  readonly origin: string;
  /** Prefilled on the payment page. */
  readonly email: string | undefined;
}

/**
 * A call to Stripe failed. The user sees "unavailable", never Stripe's own message.
 * `unanswered`: Stripe may have acted, so a retry uses the same idempotency key.
 * `failed` (Stripe's fault) and `refused` (our request was invalid): Stripe repeats this answer
 * under the same key, so a retry needs a new one. `declined`: the payer's card was refused.
 */
export class PaymentsFailure extends DomainError {
  constructor(readonly outcome: 'unanswered' | 'failed' | 'refused' | 'declined') {
    super('unavailable', UNAVAILABLE);
  }
}

/**
 * The payment provider. Calls that change something take an idempotency key, so they can be
 * repeated after a crash or a time-out. Unknown objects are null.
 * @throws PaymentsFailure when the provider is down, slow or refuses the request
 */
export abstract class Payments {
  abstract createSession(
    session: NewSession,
    idempotencyKey: string,
    deadline: Deadline,
  ): Promise<PaymentSession>;

  /** Expires an open session. Returns its new state, which is complete if the payer was faster. */
  abstract expireSession(
    id: string,
    idempotencyKey: string,
    deadline: Deadline,
  ): Promise<PaymentSession | null>;

  abstract session(id: string, deadline: Deadline): Promise<PaymentSession | null>;
  abstract subscription(id: string, deadline: Deadline): Promise<SubscriptionState | null>;
  /** Cancels a subscription immediately and returns its new state. Repeating it is safe. */
  abstract cancelSubscription(
    id: string,
    idempotencyKey: string,
    deadline: Deadline,
  ): Promise<SubscriptionState | null>;

  /** Changes a subscription and leaves it unchanged if a payment for that fails. Null for an unknown one. */
  abstract updateSubscription(
    id: string,
    change: SubscriptionChange,
    deadline: Deadline,
  ): Promise<SubscriptionState | null>;

  /** The newest invoices of a subscription, newest first, without drafts. */
  abstract invoices(subscriptionId: string, deadline: Deadline): Promise<readonly InvoiceView[]>;

  /** The address of a new portal session; null for an unknown customer. */
  abstract openPortal(customerId: string, returnUrl: string, deadline: Deadline): Promise<string | null>;

  abstract invoice(id: string, deadline: Deadline): Promise<InvoiceState | null>;
  /** The newest 100 paid invoices, which cover more than eight years of months. */
  abstract paidInvoices(subscriptionId: string, deadline: Deadline): Promise<readonly InvoiceState[]>;

  /**
   * Checks that the signature matches the exact payload and is recent.
   * @throws DomainError invalid_signature; invalid when the signed payload is not an event
   */
  abstract verify(payload: string, signature: string): StripeEvent;
}
