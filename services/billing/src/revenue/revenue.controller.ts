import { Controller } from '@nestjs/common';
import { adminRevenueTrend, revenueTotal, type RequestOf } from '@proofround/contracts';
import { Handle } from '@proofround/service-kit';

import { RevenueService } from './revenue.service.js';

@Controller()
export class RevenueController {
  constructor(private readonly revenue: RevenueService) {}

  @Handle(revenueTotal)
  async total() {
    return { total_revenue: await this.revenue.total() };
  }

  @Handle(adminRevenueTrend)
  trend({ period }: RequestOf<typeof adminRevenueTrend>) {
    return this.revenue.trend(period);
  }
}
