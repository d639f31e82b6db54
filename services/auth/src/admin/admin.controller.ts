import { Controller } from '@nestjs/common';
import { rpc, type RequestOf } from '@proofround/contracts';
import { Handle } from '@proofround/service-kit';

import { Gateways } from '../gateways/gateways.service.js';
import { Suspensions } from '../suspension/suspensions.service.js';
import { AdminService } from './admin.service.js';

@Controller()
export class AdminController {
  constructor(
    private readonly admin: AdminService,
    private readonly suspensions: Suspensions,
    private readonly gateways: Gateways,
  ) {}

  @Handle(rpc.admin.getStats.auth)
  getStats() {
    return this.admin.totals();
  }

  @Handle(rpc.admin.listUsers)
  listUsers({ actor: _, ...page }: RequestOf<typeof rpc.admin.listUsers>) {
    return this.admin.users(page);
  }

  @Handle(rpc.admin.setSuspension)
  setSuspension({ actor, user_id, body }: RequestOf<typeof rpc.admin.setSuspension>) {
    return this.gateways.afterChange(this.suspensions.set(actor, user_id, body));
  }

  @Handle(rpc.admin.getTrends.auth)
  getTrends({ period }: RequestOf<typeof rpc.admin.getTrends.auth>) {
    return this.admin.trend(period);
  }
}
