import { Controller } from '@nestjs/common';
import { BAD_SIGNATURE, DomainError, http, rpc } from '@proofround/contracts';
import { RpcClient } from '@proofround/service-kit';

import { Input, Route, type InputOf } from '../http/route.decorator.js';
import { addressOf } from '../http/address.js';
import { allowanceHeaders, RateLimits, type Allowance } from '../limits/rate-limits.js';
import { mayBeJson, maySign } from './webhook-shape.js';

@Controller()
export class PaymentsController {
  constructor(
    private readonly rpc: RpcClient,
    private readonly limits: RateLimits,
  ) {}

  @Route(http.checkouts.create)
  create(@Input() { actor, body, idempotency }: InputOf<typeof http.checkouts.create>) {
    return this.rpc.forward(rpc.checkouts.create, { actor, body }, { idempotency });
  }

  @Route(http.payments.getStatus)
  getStatus(@Input() { actor, params }: InputOf<typeof http.payments.getStatus>) {
    return this.rpc.forward(rpc.payments.getStatus, { actor, session_id: params.sessionId });
  }

  @Route(http.subscriptions.get)
  getSubscription(@Input() { actor }: InputOf<typeof http.subscriptions.get>) {
    return this.rpc.forward(rpc.subscriptions.get, { actor });
  }

  @Route(http.subscriptions.cancel)
  cancel(@Input() { actor }: InputOf<typeof http.subscriptions.cancel>) {
    return this.rpc.forward(rpc.subscriptions.cancel, { actor });
  }

  @Route(http.subscriptions.resume)
  resume(@Input() { actor }: InputOf<typeof http.subscriptions.resume>) {
    return this.rpc.forward(rpc.subscriptions.resume, { actor });
  }

  @Route(http.subscriptions.change)
  change(@Input() { actor, body }: InputOf<typeof http.subscriptions.change>) {
    return this.rpc.forward(rpc.subscriptions.change, { actor, body });
  }

  @Route(http.invoices.list)
  listInvoices(@Input() { actor }: InputOf<typeof http.invoices.list>) {
    return this.rpc.forward(rpc.invoices.list, { actor });
  }

  @Route(http.portal.open)
  openPortal(@Input() { actor, body }: InputOf<typeof http.portal.open>) {
    return this.rpc.forward(rpc.portal.open, { actor, body });
  }

  /**
   * Forwards the raw body, because the signature covers its bytes. What cannot be valid goes no
   * further. Only failures are limited, because Stripe sends all webhooks from the same addresses.
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
