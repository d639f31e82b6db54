import { Controller } from '@nestjs/common';
import { rpc, type RequestOf } from '@proofround/contracts';
import { Handle } from '@proofround/service-kit';

import { Gateways } from './gateways.service.js';

@Controller()
export class GatewaysController {
  constructor(private readonly gateways: Gateways) {}

  @Handle(rpc.gateways.register)
  async register({ gateway_id }: RequestOf<typeof rpc.gateways.register>) {
    await this.gateways.register(gateway_id);
    return null;
  }
}
