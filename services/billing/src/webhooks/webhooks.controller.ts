import { Controller } from '@nestjs/common';
import { rpc } from '@proofround/contracts';
import { RpcHandlers } from '@proofround/service-kit';

import { WebhooksService } from './webhooks.service.js';

@Controller()
export class WebhooksController {
  constructor(handlers: RpcHandlers, webhooks: WebhooksService) {
    handlers.on(rpc.webhooks.receive, async ({ payload, signature }) => {
      await webhooks.receive(payload, signature);
      return { received: true as const };
    });
  }
}
