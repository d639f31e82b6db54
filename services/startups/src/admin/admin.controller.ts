import { Controller } from '@nestjs/common';
import { rpc, type RequestOf } from '@proofround/contracts';
import { Handle } from '@proofround/service-kit';

import { AdminService } from './admin.service.js';

@Controller()
export class AdminController {
  constructor(private readonly admin: AdminService) {}

  @Handle(rpc.admin.getStats.startups)
  getStats() {
    return this.admin.totals();
  }

  @Handle(rpc.admin.getActivity)
  getActivity({ limit }: RequestOf<typeof rpc.admin.getActivity>) {
    return this.admin.recent(limit);
  }

  @Handle(rpc.admin.getTrends.startups)
  getTrends({ period }: RequestOf<typeof rpc.admin.getTrends.startups>) {
    return this.admin.trend(period);
  }
}
