import { Inject, Injectable, Logger } from '@nestjs/common';
import { BAD_SIGNATURE, DomainError, PLANS } from '@proofround/contracts';
import { CONFIG } from '@proofround/service-kit';
import Stripe from 'stripe';
import { type z, ZodError } from 'zod';

import type { BillingConfig } from '../config.js';
import { stripeErrors } from '../metrics.js';
import { CURRENCY, type PriceConfig, priceOf, productName } from './catalogue.js';
import type { Deadline } from './deadline.js';
import {
  type InvoiceState,
  type InvoiceView,
  type NewSession,
  Payments,
  type PaymentSession,
  PaymentsFailure,
  type StripeEvent,
  type SubscriptionChange,
  type SubscriptionState,
} from './payments.js';
import { sealOf } from './provenance.js';
import {
  eventShape,
  invoiceShape,
  invoicesShape,
  invoiceViewsShape,
  portalShape,
  sessionShape,
  subscriptionShape,
} from './stripe-shapes.js';

type Config = Pick<
  BillingConfig,
  'STRIPE_SECRET_KEY' | 'STRIPE_WEBHOOK_SECRET' | 'STRIPE_API_BASE' | 'STRIPE_TIMEOUT_MS' | 'STRIPE_RETRIES'
> &
  PriceConfig;

/** Stripe replaces this placeholder, so it must not be URL-encoded. */
const SESSION_ID_PLACEHOLDER = '{CHECKOUT_SESSION_ID}';

/** The product's name is part of what makes a subscription ours. */
const WITH_PRODUCT = ['items.data.price.product'];
const INVOICES_SHOWN = 100;

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
    const claim = { user_id, plan, checkout_id };
    const metadata = { ...claim, seal: sealOf(this.config.STRIPE_SECRET_KEY, claim) };
    const created = await this.request('create-session', sessionShape, deadline, (timeout) =>
      this.stripe.checkout.sessions.create(
        {
          mode: 'subscription',
          line_items: [{ quantity: 1, ...this.priceAt(plan, { product_data: { name: productName(plan) } }) }],
          success_url: `${origin}/payment/success?session_id=${SESSION_ID_PLACEHOLDER}`,
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
      this.stripe.subscriptions.retrieve(id, { expand: WITH_PRODUCT }, { timeout }),
    );
  }

  override async cancelSubscription(
    id: string,
    idempotencyKey: string,
    deadline: Deadline,
  ): Promise<SubscriptionState | null> {
    // Stripe answers 404 for a subscription that has ended; its current state is read instead.
    const ended = await this.request('cancel-subscription', subscriptionShape, deadline, (timeout) =>
      this.stripe.subscriptions.cancel(id, { expand: WITH_PRODUCT }, { idempotencyKey, timeout }),
    );
    return ended ?? this.subscription(id, deadline);
  }

  override updateSubscription(
    id: string,
    { cancellation, price }: SubscriptionChange,
    deadline: Deadline,
  ): Promise<SubscriptionState | null> {
    const moved: Stripe.SubscriptionUpdateParams = price
      ? {
          items: [{ id: price.item_id, ...this.priceAt(price.plan, { product: price.product_id }) }],
          proration_behavior: 'always_invoice',
          payment_behavior: 'error_if_incomplete',
        }
      : {};
    // Stripe takes one of the two fields at a time.
    const end: Stripe.SubscriptionUpdateParams =
      cancellation === 'taken back by date'
        ? { cancel_at: '' }
        : { cancel_at_period_end: cancellation === 'set' };
    return this.request('update-subscription', subscriptionShape, deadline, (timeout) =>
      this.stripe.subscriptions.update(id, { ...end, ...moved, expand: WITH_PRODUCT }, { timeout }),
    );
  }

  override async invoices(subscription: string, deadline: Deadline): Promise<readonly InvoiceView[]> {
    const page = await this.request('list-invoices', invoiceViewsShape, deadline, (timeout) =>
      this.stripe.invoices.list({ subscription, limit: INVOICES_SHOWN }, { timeout }),
    );
    return (page?.data ?? []).filter(({ status }) => status !== 'draft');
  }

  override async openPortal(
    customer: string,
    return_url: string,
    deadline: Deadline,
  ): Promise<string | null> {
    const opened = await this.request('open-portal', portalShape, deadline, (timeout) =>
      this.stripe.billingPortal.sessions.create({ customer, return_url }, { timeout }),
    );
    return opened?.url ?? null;
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

  /** The configured price at Stripe, or else the price itself, for the given product. */
  private priceAt<P extends object>(plan: NewSession['plan'], product: P) {
    const { cents, id } = priceOf(this.config, plan);
    if (id !== undefined) return { price: id };
    const recurring = { interval: PLANS[plan].interval };
    return { price_data: { currency: CURRENCY, unit_amount: cents, recurring, ...product } };
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
    if (stripe instanceof Stripe.errors.StripeCardError) return new PaymentsFailure('declined');
    if (stripe instanceof Stripe.errors.StripeInvalidRequestError) return new PaymentsFailure('refused');
    if (stripe instanceof Stripe.errors.StripeIdempotencyError) return new PaymentsFailure('refused');
    return new PaymentsFailure(status === undefined ? 'unanswered' : 'failed');
  }
}

function isMissing(error: unknown): boolean {
  return error instanceof Stripe.errors.StripeInvalidRequestError && error.statusCode === 404;
}

const isDeadline = (error: unknown): boolean => error instanceof DomainError && error.code === 'unavailable';
