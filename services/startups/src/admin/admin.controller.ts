import { Controller } from '@nestjs/common';
import { rpc } from '@proofround/contracts';
import { RpcHandlers } from '@proofround/service-kit';

import { AdminService } from './admin.service.js';

@Controller()
export class AdminController {
  constructor(handlers: RpcHandlers, admin: AdminService) {
    handlers.on(rpc.admin.getStats.startups, () => admin.getStats());
    handlers.on(rpc.admin.getActivity, ({ limit }) => admin.getActivity(limit));
    handlers.on(rpc.admin.getTrends.startups, ({ period }) => admin.getTrends(period));
  }
}
