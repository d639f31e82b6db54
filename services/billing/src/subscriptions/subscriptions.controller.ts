import { Controller } from '@nestjs/common';
import { rpc, type RequestOf } from '@proofround/contracts';
import { Handle } from '@proofround/service-kit';

import { InvoicesService } from './invoices.service.js';
import { SubscriptionsService } from './subscriptions.service.js';

@Controller()
export class SubscriptionsController {
  constructor(
    private readonly subscriptions: SubscriptionsService,
    private readonly invoices: InvoicesService,
  ) {}

  @Handle(rpc.subscriptions.get)
  get({ actor }: RequestOf<typeof rpc.subscriptions.get>) {
    return this.subscriptions.get(actor);
  }

  @Handle(rpc.subscriptions.cancel)
  cancel({ actor }: RequestOf<typeof rpc.subscriptions.cancel>) {
    return this.subscriptions.setCancelled(actor, true);
  }

  @Handle(rpc.subscriptions.resume)
  resume({ actor }: RequestOf<typeof rpc.subscriptions.resume>) {
    return this.subscriptions.setCancelled(actor, false);
  }

  @Handle(rpc.subscriptions.change)
  change({ actor, body }: RequestOf<typeof rpc.subscriptions.change>) {
    return this.subscriptions.change(actor, body);
  }

  @Handle(rpc.invoices.list)
  list({ actor }: RequestOf<typeof rpc.invoices.list>) {
    return this.invoices.list(actor);
  }

  @Handle(rpc.portal.open)
  open({ actor, body }: RequestOf<typeof rpc.portal.open>) {
    return this.invoices.openPortal(actor, body);
  }
}
