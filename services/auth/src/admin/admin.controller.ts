import { Controller } from '@nestjs/common';
import { rpc } from '@proofround/contracts';
import { RpcHandlers } from '@proofround/service-kit';

import { Gateways } from '../gateways/gateways.js';
import { Suspensions } from '../suspension/suspensions.js';
import { AdminService } from './admin.service.js';

@Controller()
export class AdminController {
  constructor(handlers: RpcHandlers, admin: AdminService, suspensions: Suspensions, gateways: Gateways) {
    handlers.on(rpc.admin.getStats.auth, () => admin.getStats());
    handlers.on(rpc.admin.listUsers, ({ actor: _, ...page }) => admin.listUsers(page));
    handlers.on(rpc.admin.setSuspension, ({ actor, user_id, body }) =>
      gateways.afterChange(suspensions.setSuspension(actor, user_id, body)),
    );
    handlers.on(rpc.admin.getTrends.auth, ({ period }) => admin.getTrends(period));
  }
}
