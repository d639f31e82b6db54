import { Controller } from '@nestjs/common';
import { http, rpc } from '@proofround/contracts';
import { RpcClient } from '@proofround/service-kit';

import { Input, Route, type InputOf } from '../http/route.decorator.js';

@Controller()
export class PaymentsController {
  constructor(private readonly rpc: RpcClient) {}

  @Route(http.checkouts.create)
  create(@Input() { actor, body, idempotency }: InputOf<typeof http.checkouts.create>) {
    return this.rpc.forward(rpc.checkouts.create, { actor, body }, { idempotency });
  }

  @Route(http.payments.getStatus)
  getStatus(@Input() { actor, params }: InputOf<typeof http.payments.getStatus>) {
    return this.rpc.forward(rpc.payments.getStatus, { actor, session_id: params.sessionId });
  }

  /** Forwards the raw body, because the signature covers its bytes. */
  @Route(http.webhooks.receive)
  receive(@Input() { raw, request }: InputOf<typeof http.webhooks.receive>) {
    const header = request.headers['stripe-signature'];
    const signature = (typeof header === 'string' ? header : '').slice(0, 2000);
    return this.rpc.forward(rpc.webhooks.receive, { payload: raw, signature });
  }
}
