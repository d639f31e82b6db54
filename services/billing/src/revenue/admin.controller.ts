import { Controller } from '@nestjs/common';
import { rpc } from '@proofround/contracts';
import { RpcHandlers } from '@proofround/service-kit';

import { RevenueService } from './revenue.service.js';

@Controller()
export class AdminController {
  constructor(handlers: RpcHandlers, revenue: RevenueService) {
    handlers.on(rpc.admin.getStats.billing, () => revenue.getStats());
    handlers.on(rpc.admin.getTrends.billing, ({ period }) => revenue.getTrends(period));
  }
}
