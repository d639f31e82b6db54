import { Injectable } from '@nestjs/common';
import pTimeout from 'p-timeout';

import { webhooksCounted } from '../metrics.js';
import { Payments, type StripeEvent } from '../payments/payments.js';
import { WebhookProcessor } from './webhook-processor.js';

/** Stripe gets an answer within this time, even if processing has not finished. */
const ANSWER_WITHIN_MS = 2000;

/** Receives Stripe's webhooks (PAY-8, PAY-9). */
@Injectable()
export class WebhooksService {
  constructor(
    private readonly payments: Payments,
    private readonly processor: WebhookProcessor,
  ) {}

  /**
   * Checks the signature and stores the event before it answers, so that Stripe need not send it
   * again.
   * @throws DomainError invalid_signature; then nothing is stored
   */
  async receive(payload: string, signature: string): Promise<void> {
    const event = this.verify(payload, signature);
    const stored = await this.processor.store(event, payload);
    if (!stored) return;
    await pTimeout(stored.run, { milliseconds: ANSWER_WITHIN_MS, message: false });
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
