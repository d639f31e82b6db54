import { Controller } from '@nestjs/common';
import { adminUsers, adminUserTotals, adminUserTrend, type RequestOf } from '@proofround/contracts';
import { Handle } from '@proofround/service-kit';

import { AdminService } from './admin.service.js';

@Controller()
export class AdminController {
  constructor(private readonly admin: AdminService) {}

  @Handle(adminUserTotals)
  totals() {
    return this.admin.totals();
  }

  @Handle(adminUsers)
  users({ actor: _, ...page }: RequestOf<typeof adminUsers>) {
    return this.admin.users(page);
  }

  @Handle(adminUserTrend)
  trend({ period }: RequestOf<typeof adminUserTrend>) {
    return this.admin.trend(period);
  }
}
