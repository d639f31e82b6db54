import { Controller } from '@nestjs/common';
import { rpc } from '@proofround/contracts';
import { RpcHandlers } from '@proofround/service-kit';

import { InvoicesService } from './invoices.service.js';
import { PortalService } from './portal.service.js';
import { SubscriptionsService } from './subscriptions.service.js';

@Controller()
export class SubscriptionsController {
  constructor(handlers: RpcHandlers, subscriptions: SubscriptionsService) {
    handlers.on(rpc.subscriptions.get, ({ actor }) => subscriptions.get(actor));
    handlers.on(rpc.subscriptions.cancel, ({ actor }) => subscriptions.cancel(actor));
    handlers.on(rpc.subscriptions.resume, ({ actor }) => subscriptions.resume(actor));
    handlers.on(rpc.subscriptions.change, ({ actor, body }) => subscriptions.change(actor, body));
  }
}

@Controller()
export class InvoicesController {
  constructor(handlers: RpcHandlers, invoices: InvoicesService) {
    handlers.on(rpc.invoices.list, ({ actor }) => invoices.list(actor));
  }
}

@Controller()
export class PortalController {
  constructor(handlers: RpcHandlers, portal: PortalService) {
    handlers.on(rpc.portal.open, ({ actor, body }) => portal.open(actor, body));
  }
}
