import { Controller } from '@nestjs/common';
import { rpc } from '@proofround/contracts';
import { RpcHandlers } from '@proofround/service-kit';

import { StatusService } from './status.service.js';

@Controller()
export class PaymentsController {
  constructor(handlers: RpcHandlers, statuses: StatusService) {
    handlers.on(rpc.payments.getStatus, ({ actor, session_id }) => statuses.getStatus(actor, session_id));
  }
}
