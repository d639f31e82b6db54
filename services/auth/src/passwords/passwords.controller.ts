import { Controller } from '@nestjs/common';
import { rpc, type RequestOf } from '@proofround/contracts';
import { Handle } from '@proofround/service-kit';

import { Gateways } from '../gateways/gateways.service.js';
import { AccountPasswords } from './account-passwords.service.js';

@Controller()
export class PasswordsController {
  constructor(
    private readonly passwords: AccountPasswords,
    private readonly gateways: Gateways,
  ) {}

  @Handle(rpc.passwords.forgot)
  forgot({ body }: RequestOf<typeof rpc.passwords.forgot>) {
    return this.passwords.forgot(body.email);
  }

  @Handle(rpc.passwords.reset)
  reset({ body }: RequestOf<typeof rpc.passwords.reset>) {
    return this.gateways.afterChange(this.passwords.reset(body));
  }

  @Handle(rpc.passwords.change)
  change({ actor, body }: RequestOf<typeof rpc.passwords.change>) {
    return this.gateways.afterChange(this.passwords.change(actor, body));
  }
}
