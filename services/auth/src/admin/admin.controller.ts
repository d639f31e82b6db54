import { Controller } from '@nestjs/common';
import { rpc, type RequestOf } from '@proofround/contracts';
import { Handle } from '@proofround/service-kit';

import { AdminService } from './admin.service.js';

@Controller()
export class AdminController {
  constructor(private readonly admin: AdminService) {}

  @Handle(rpc.admin.getStats.auth)
  getStats() {
    return this.admin.totals();
  }

  @Handle(rpc.admin.listUsers)
  listUsers({ actor: _, ...page }: RequestOf<typeof rpc.admin.listUsers>) {
    return this.admin.users(page);
  }

  @Handle(rpc.admin.getTrends.auth)
  getTrends({ period }: RequestOf<typeof rpc.admin.getTrends.auth>) {
    return this.admin.trend(period);
  }
}
