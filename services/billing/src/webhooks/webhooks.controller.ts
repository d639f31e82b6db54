import { Controller } from '@nestjs/common';
import { rpc, type RequestOf } from '@proofround/contracts';
import { Handle } from '@proofround/service-kit';

import { WebhooksService } from './webhooks.service.js';

@Controller()
export class WebhooksController {
  constructor(private readonly webhooks: WebhooksService) {}

  @Handle(rpc.webhooks.receive)
  async receive({ payload, signature }: RequestOf<typeof rpc.webhooks.receive>) {
    await this.webhooks.receive(payload, signature);
    return { received: true as const };
  }
}
