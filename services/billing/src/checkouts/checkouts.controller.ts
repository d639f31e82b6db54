import { Controller } from '@nestjs/common';
import { rpc } from '@proofround/contracts';
import { RpcHandlers } from '@proofround/service-kit';

import { CheckoutsService } from './checkouts.service.js';

@Controller()
export class CheckoutsController {
  constructor(handlers: RpcHandlers, checkouts: CheckoutsService) {
    handlers.on(rpc.checkouts.create, ({ actor, body }) => checkouts.create(actor, body));
  }
}
