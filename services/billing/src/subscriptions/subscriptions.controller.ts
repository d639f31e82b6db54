import { Controller } from '@nestjs/common';
import { rpc } from '@proofround/contracts';
import { RpcHandlers } from '@proofround/service-kit';

import { InvoicesService } from './invoices.service.js';
import { SubscriptionsService } from './subscriptions.service.js';

@Controller()
export class SubscriptionsController {
  constructor(handlers: RpcHandlers, subscriptions: SubscriptionsService, invoices: InvoicesService) {
    handlers.on(rpc.subscriptions.get, ({ actor }) => subscriptions.get(actor));
    handlers.on(rpc.subscriptions.cancel, ({ actor }) => subscriptions.setCancelled(actor, true));
    handlers.on(rpc.subscriptions.resume, ({ actor }) => subscriptions.setCancelled(actor, false));
    handlers.on(rpc.subscriptions.change, ({ actor, body }) => subscriptions.change(actor, body));
    handlers.on(rpc.invoices.list, ({ actor }) => invoices.list(actor));
    handlers.on(rpc.portal.open, ({ actor, body }) => invoices.openPortal(actor, body));
  }
}
