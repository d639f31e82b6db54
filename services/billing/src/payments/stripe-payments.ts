import { Inject, Injectable, Logger } from '@nestjs/common';
import { BAD_SIGNATURE, DomainError } from '@proofround/contracts';
import { CONFIG } from '@proofround/service-kit';
import Stripe from 'stripe';
import { ZodError, type z } from 'zod';

import type { BillingConfig } from '../config.js';
import { stripeErrors } from '../metrics.js';
import type { Deadline } from './deadline.js';
import {
  Payments,
  PaymentsFailure,
  type InvoiceState,
  type NewSession,
  type PaymentSession,
  type StripeEvent,
  type SubscriptionState,
} from './payments.js';
import { eventShape, invoiceShape, invoicesShape, sessionShape, subscriptionShape } from './stripe-shapes.js';

type Config = Pick<
  BillingConfig,
  | 'STRIPE_SECRET_KEY'
  | 'STRIPE_WEBHOOK_SECRET'
  | 'STRIPE_API_BASE'
  | 'PRICE_MONTHLY_CENTS'
  | 'PRICE_ANNUAL_CENTS'
  | 'STRIPE_PRICE_MONTHLY'
  | 'STRIPE_PRICE_ANNUAL'
  | 'STRIPE_TIMEOUT_MS'
  | 'STRIPE_RETRIES'
>;

/** Stripe replaces this placeholder, so it must not be URL-encoded. */
const SESSION_ID = '{CHECKOUT_SESSION_ID}';

/** SDK options for another server than Stripe itself. */
function serverOptions(base: string | undefined): Stripe.StripeConfig {
  if (base === undefined) return {};
  const url = new URL(base);
  const protocol = url.protocol === 'https:' ? 'https' : 'http';
  return { host: url.hostname, port: url.port || (protocol === 'https' ? 443 : 80), protocol };
}

@Injectable()
export class StripePayments extends Payments {
  private readonly logger = new Logger(StripePayments.name);
  private readonly stripe: Stripe;

  constructor(@Inject(CONFIG) private readonly config: Config) {
    super();
    this.stripe = new Stripe(config.STRIPE_SECRET_KEY, {
      ...serverOptions(config.STRIPE_API_BASE),
      timeout: config.STRIPE_TIMEOUT_MS,
      maxNetworkRetries: config.STRIPE_RETRIES,
      telemetry: false,
      appInfo: { name: 'Proofround' },
    });
  }

  override async createSession(
    session: NewSession,
    idempotencyKey: string,
    deadline: Deadline,
  ): Promise<PaymentSession> {
    const { checkout_id, user_id, plan, origin, email } = session;
    const metadata = { user_id, plan, checkout_id };
    const created = await this.request('create-session', sessionShape, deadline, (timeout) =>
      this.stripe.checkout.sessions.create(
        {
          mode: 'subscription',
          line_items: [this.lineItem(plan)],
          success_url: `${origin}/payment/success?session_id=${SESSION_ID}`,
          cancel_url: `${origin}/payment/cancel`,
          client_reference_id: user_id,
          metadata,
          subscription_data: { metadata },
          ...(email === undefined ? {} : { customer_email: email }),
        },
        { idempotencyKey, timeout },
      ),
    );
    if (!created) throw new PaymentsFailure('refused');
    return created;
  }

  override async expireSession(
    id: string,
    idempotencyKey: string,
    deadline: Deadline,
  ): Promise<PaymentSession | null> {
    // Stripe refuses to expire a session that is no longer open; its current state is read instead.
    const expired = await this.request(
      'expire-session',
      sessionShape,
      deadline,
      (timeout) => this.stripe.checkout.sessions.expire(id, {}, { idempotencyKey, timeout }),
      (error) => error instanceof Stripe.errors.StripeInvalidRequestError,
    );
    return expired ?? this.session(id, deadline);
  }

  override session(id: string, deadline: Deadline): Promise<PaymentSession | null> {
    return this.request('read-session', sessionShape, deadline, (timeout) =>
      this.stripe.checkout.sessions.retrieve(id, {}, { timeout }),
    );
  }

  override subscription(id: string, deadline: Deadline): Promise<SubscriptionState | null> {
    return this.request('read-subscription', subscriptionShape, deadline, (timeout) =>
      this.stripe.subscriptions.retrieve(id, {}, { timeout }),
    );
  }

  override async cancelSubscription(
    id: string,
    idempotencyKey: string,
    deadline: Deadline,
  ): Promise<SubscriptionState | null> {
    // Stripe answers 404 for a subscription that has ended; its current state is read instead.
    const ended = await this.request('cancel-subscription', subscriptionShape, deadline, (timeout) =>
      this.stripe.subscriptions.cancel(id, {}, { idempotencyKey, timeout }),
    );
    return ended ?? this.subscription(id, deadline);
  }

  override invoice(id: string, deadline: Deadline): Promise<InvoiceState | null> {
    return this.request('read-invoice', invoiceShape, deadline, (timeout) =>
      this.stripe.invoices.retrieve(id, {}, { timeout }),
    );
  }

  override async paidInvoices(subscription: string, deadline: Deadline): Promise<readonly InvoiceState[]> {
    const page = await this.request('list-invoices', invoicesShape, deadline, (timeout) =>
      this.stripe.invoices.list({ subscription, status: 'paid', limit: 100 }, { timeout }),
    );
    return page?.data ?? [];
  }

  override verify(payload: string, signature: string): StripeEvent {
    let event: unknown;
    try {
      event = this.stripe.webhooks.constructEvent(payload, signature, this.config.STRIPE_WEBHOOK_SECRET);
    } catch (error) {
      if (error instanceof Stripe.errors.StripeSignatureVerificationError) {
        throw new DomainError('invalid_signature', BAD_SIGNATURE);
      }
      event = undefined;
    }
    const parsed = eventShape.safeParse(event);
    if (parsed.success) return parsed.data;
    throw new DomainError('invalid', 'The webhook is not an event of Stripe', [
      { loc: ['body'], msg: 'Must be an event of Stripe', type: 'value_error' },
    ]);
  }

  private lineItem(plan: NewSession['plan']): Stripe.Checkout.SessionCreateParams.LineItem {
    const annual = plan === 'annual';
    const price = annual ? this.config.STRIPE_PRICE_ANNUAL : this.config.STRIPE_PRICE_MONTHLY;
    if (price !== undefined) return { quantity: 1, price };
    return {
      quantity: 1,
      price_data: {
        currency: 'usd',
        unit_amount: annual ? this.config.PRICE_ANNUAL_CENTS : this.config.PRICE_MONTHLY_CENTS,
        recurring: { interval: annual ? 'year' : 'month' },
        product_data: { name: 'Proofround Investor Access' },
      },
    };
  }

  /** Makes one call within the remaining time. Returns null when `isAbsent` says that the object is unknown. */
  private async request<S extends z.ZodType>(
    operation: string,
    shape: S,
    deadline: Deadline,
    call: (timeoutMs: number) => Promise<unknown>,
    isAbsent: (error: unknown) => boolean = isMissing,
  ): Promise<z.output<S> | null> {
    try {
      const timeoutMs = Math.min(this.config.STRIPE_TIMEOUT_MS, deadline.remaining());
      return shape.parse(await deadline.within(call(timeoutMs)));
    } catch (error) {
      if (isAbsent(error)) return null;
      throw this.toFailure(operation, error);
    }
  }

  private toFailure(operation: string, error: unknown): PaymentsFailure {
    const stripe = error instanceof Stripe.errors.StripeError ? error : undefined;
    const kind =
      stripe?.type ??
      (error instanceof ZodError ? 'unexpected_shape' : isDeadline(error) ? 'deadline' : 'unknown');
    stripeErrors.inc({ operation, kind });
    // Stripe's message is not logged: it may contain the key or the payer's data.
    const status = stripe?.statusCode;
    const facts = { operation, kind, status, code: stripe?.code, request_id: stripe?.requestId };
    const paths = error instanceof ZodError ? error.issues.map(({ path }) => path.join('.')) : undefined;
    this.logger.warn({ ...facts, paths }, 'a call to Stripe failed');
    if (stripe instanceof Stripe.errors.StripeInvalidRequestError) return new PaymentsFailure('refused');
    if (stripe instanceof Stripe.errors.StripeIdempotencyError) return new PaymentsFailure('refused');
    return new PaymentsFailure(status === undefined ? 'unanswered' : 'failed');
  }
}

function isMissing(error: unknown): boolean {
  return error instanceof Stripe.errors.StripeInvalidRequestError && error.statusCode === 404;
}

const isDeadline = (error: unknown): boolean => error instanceof DomainError && error.code === 'unavailable';
