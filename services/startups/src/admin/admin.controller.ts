import { Controller } from '@nestjs/common';
import {
  adminRecentStartups,
  adminStartupTotals,
  adminStartupTrend,
  type RequestOf,
} from '@proofround/contracts';
import { Handle } from '@proofround/service-kit';

import { AdminService } from './admin.service.js';

@Controller()
export class AdminController {
  constructor(private readonly admin: AdminService) {}

  @Handle(adminStartupTotals)
  totals() {
    return this.admin.totals();
  }

  @Handle(adminRecentStartups)
  recent({ limit }: RequestOf<typeof adminRecentStartups>) {
    return this.admin.recent(limit);
  }

  @Handle(adminStartupTrend)
  trend({ period }: RequestOf<typeof adminStartupTrend>) {
    return this.admin.trend(period);
  }
}
