import { Controller } from '@nestjs/common';
import { rpc } from '@proofround/contracts';
import { RpcHandlers } from '@proofround/service-kit';

import { CheckoutsService } from './checkouts.service.js';
import { StatusService } from './status.service.js';

@Controller()
export class CheckoutsController {
  constructor(handlers: RpcHandlers, checkouts: CheckoutsService, statuses: StatusService) {
    handlers.on(rpc.checkouts.create, ({ actor, body }) => checkouts.create(actor, body));
    handlers.on(rpc.payments.getStatus, ({ actor, session_id }) => statuses.status(actor, session_id));
  }
}
