import { Controller } from '@nestjs/common';
import { rpc } from '@proofround/contracts';
import { RpcHandlers } from '@proofround/service-kit';

import { Gateways } from './gateways.js';

@Controller()
export class GatewaysController {
  constructor(handlers: RpcHandlers, gateways: Gateways) {
    handlers.on(rpc.gateways.register, ({ gateway_id }) => gateways.register(gateway_id));
  }
}
