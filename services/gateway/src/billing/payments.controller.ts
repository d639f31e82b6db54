import { Controller } from '@nestjs/common';
import {
  checkoutCreate,
  createCheckout,
  getPaymentStatus,
  paymentsStatus,
  receiveWebhook,
  webhooksReceive,
} from '@proofround/contracts';
import { RpcClient } from '@proofround/service-kit';

import { Input, Route, type InputOf } from '../http/route.decorator.js';

@Controller()
export class PaymentsController {
  constructor(private readonly rpc: RpcClient) {}

  @Route(createCheckout)
  checkout(@Input() { actor, body, idempotency }: InputOf<typeof createCheckout>) {
    return this.rpc.forward(checkoutCreate, { actor, body }, { idempotency });
  }

  @Route(getPaymentStatus)
  status(@Input() { actor, params }: InputOf<typeof getPaymentStatus>) {
    return this.rpc.forward(paymentsStatus, { actor, session_id: params.sessionId });
  }

  /** The body goes on as it came: the signature is over its bytes. */
  @Route(receiveWebhook)
  webhook(@Input() { raw, request }: InputOf<typeof receiveWebhook>) {
    const header = request.headers['stripe-signature'];
    const signature = (typeof header === 'string' ? header : '').slice(0, 2000);
    return this.rpc.forward(webhooksReceive, { payload: raw, signature });
  }
}
