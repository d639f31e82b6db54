import { Injectable } from '@nestjs/common';
import pTimeout from 'p-timeout';

import { webhooksCounted } from '../metrics.js';
import { Payments, type StripeEvent } from '../payments/payments.js';
import { WebhookProcessor } from './webhook-processor.js';

/** Stripe gets its answer by then, whether or not the event has been worked off. */
const PATIENCE_MS = 2000;

/** Takes in Stripe's webhooks (PAY-8, PAY-9). */
@Injectable()
export class WebhooksService {
  constructor(
    private readonly payments: Payments,
    private readonly processor: WebhookProcessor,
  ) {}

  /**
   * Checks the signature, stores the event, and only then answers; from there on its processing is
   * our own affair. @throws DomainError invalid_signature, and nothing has changed.
   */
  async receive(payload: string, signature: string): Promise<void> {
    const event = this.verify(payload, signature);
    const stored = await this.processor.store(event, payload);
    if (!stored) return;
    await pTimeout(stored.run, { milliseconds: PATIENCE_MS, message: false });
  }

  private verify(payload: string, signature: string): StripeEvent {
    try {
      return this.payments.verify(payload, signature);
    } catch (error) {
      webhooksCounted.inc({ type: 'unknown', outcome: 'refused' });
      throw error;
    }
  }
}
