import { Controller } from '@nestjs/common';
import { rpc } from '@proofround/contracts';
import { RpcHandlers } from '@proofround/service-kit';

import { PortalService } from './portal.service.js';

@Controller()
export class PortalController {
  constructor(handlers: RpcHandlers, portal: PortalService) {
    handlers.on(rpc.portal.open, ({ actor, body }) => portal.open(actor, body));
  }
}
