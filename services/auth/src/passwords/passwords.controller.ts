import { Controller } from '@nestjs/common';
import { rpc } from '@proofround/contracts';
import { RpcHandlers } from '@proofround/service-kit';

import { Gateways } from '../gateways/gateways.js';
import { PasswordsService } from './passwords.service.js';

@Controller()
export class PasswordsController {
  constructor(handlers: RpcHandlers, passwords: PasswordsService, gateways: Gateways) {
    handlers.on(rpc.passwords.forgot, ({ body }) => passwords.forgot(body.email));
    handlers.on(rpc.passwords.reset, ({ body }) => gateways.afterChange(passwords.reset(body)));
    handlers.on(rpc.passwords.change, ({ actor, body }) =>
      gateways.afterChange(passwords.change(actor, body)),
    );
  }
}
