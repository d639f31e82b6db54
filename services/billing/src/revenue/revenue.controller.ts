import { Controller } from '@nestjs/common';
import { rpc, type RequestOf } from '@proofround/contracts';
import { Handle } from '@proofround/service-kit';

import { RevenueService } from './revenue.service.js';

@Controller()
export class RevenueController {
  constructor(private readonly revenue: RevenueService) {}

  @Handle(rpc.admin.getStats.billing)
  async getStats() {
    return { total_revenue: await this.revenue.total() };
  }

  @Handle(rpc.admin.getTrends.billing)
  getTrends({ period }: RequestOf<typeof rpc.admin.getTrends.billing>) {
    return this.revenue.trend(period);
  }
}
