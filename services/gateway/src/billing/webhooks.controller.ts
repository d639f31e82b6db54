import { Controller } from '@nestjs/common';
import { BAD_SIGNATURE, DomainError, http, rpc } from '@proofround/contracts';
import { RpcClient } from '@proofround/service-kit';

import { addressOf } from '../http/address.js';
import { Input, type InputOf, Route } from '../http/route.decorator.js';
import { type Allowance, allowanceHeaders, RateLimits } from '../limits/rate-limits.js';

/** The largest difference between a signature's time and ours, as in Stripe's libraries. */
const TOLERANCE_S = 300;
const MAX_LENGTH = 2000;
const TIME = /^t=(\d{1,12})$/;
const SIGNATURE = /^v1=[\da-f]{64}$/;
const FIRST_PRINTABLE = 0x20;
const WHITE_SPACE: ReadonlySet<number> = new Set([0x09, 0x0a, 0x0d]);

/** Whether a Stripe-Signature header can be valid now: `t=<seconds>,v1=<64 hexadecimal digits>`. */
export function maySign(header: string, now: number): boolean {
  if (header.length > MAX_LENGTH) return false;
  const parts = header.split(',').map((part) => part.trim());
  const time = parts.map((part) => TIME.exec(part)?.[1]).find((seconds) => seconds !== undefined);
  if (time === undefined || !parts.some((part) => SIGNATURE.test(part))) return false;
  return Math.abs(now / 1000 - Number(time)) <= TOLERANCE_S;
}

/** Whether the text can be JSON as far as its characters go: JSON has no control characters. */
export function mayBeJson(text: string): boolean {
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at);
    if (code < FIRST_PRINTABLE && !WHITE_SPACE.has(code)) return false;
  }
  return text !== '';
}

@Controller()
export class WebhooksController {
  constructor(
    private readonly rpc: RpcClient,
    private readonly limits: RateLimits,
  ) {}

  /**
   * Forwards the raw body, because the signature covers its bytes. A webhook that cannot be valid
   * is refused here. Only failures are limited, because Stripe sends all webhooks from the same
   * addresses.
   */
  @Route(http.webhooks.receive)
  async receive(@Input() { raw, request, reply }: InputOf<typeof http.webhooks.receive>) {
    const address = addressOf(request);
    const show = (left: Allowance | undefined) => left && reply.headers(allowanceHeaders(left));
    show(await this.limits.check('webhook_failures', address));
    try {
      const header = request.headers['stripe-signature'];
      const signature = typeof header === 'string' ? header : '';
      if (!maySign(signature, Date.now()) || !mayBeJson(raw))
        throw new DomainError('invalid_signature', BAD_SIGNATURE);
      return await this.rpc.forward(rpc.webhooks.receive, { payload: raw, signature });
    } catch (error) {
      if (error instanceof DomainError && error.code === 'invalid_signature')
        show(await this.limits.count('webhook_failures', address));
      throw error;
    }
  }
}
