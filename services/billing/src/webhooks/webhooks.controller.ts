import { Controller } from '@nestjs/common';
import { webhooksReceive, type RequestOf } from '@proofround/contracts';
import { Handle } from '@proofround/service-kit';

import { WebhooksService } from './webhooks.service.js';

@Controller()
export class WebhooksController {
  constructor(private readonly webhooks: WebhooksService) {}

  @Handle(webhooksReceive)
  async receive({ payload, signature }: RequestOf<typeof webhooksReceive>) {
    await this.webhooks.receive(payload, signature);
    return { received: true as const };
  }
}
