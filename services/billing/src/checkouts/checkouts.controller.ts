import { Controller } from '@nestjs/common';
import { rpc } from '@proofround/contracts';
import { RpcHandlers } from '@proofround/service-kit';

import { CheckoutsService } from './checkouts.service.js';
import { StatusService } from './status.service.js';

@Controller()
export class CheckoutsController {
  constructor(handlers: RpcHandlers, checkouts: CheckoutsService) {
    handlers.on(rpc.checkouts.create, ({ actor, body }) => checkouts.create(actor, body));
  }
}

@Controller()
export class PaymentsController {
  constructor(handlers: RpcHandlers, statuses: StatusService) {
    handlers.on(rpc.payments.getStatus, ({ actor, session_id }) => statuses.getStatus(actor, session_id));
  }
}
