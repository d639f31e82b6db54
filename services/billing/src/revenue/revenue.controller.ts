import { Controller } from '@nestjs/common';
import { rpc } from '@proofround/contracts';
import { RpcHandlers } from '@proofround/service-kit';

import { RevenueService } from './revenue.service.js';

@Controller()
export class RevenueController {
  constructor(handlers: RpcHandlers, revenue: RevenueService) {
    handlers.on(rpc.admin.getStats.billing, async () => ({ total_revenue: await revenue.total() }));
    handlers.on(rpc.admin.getTrends.billing, ({ period }) => revenue.trend(period));
  }
}
