import { Controller } from '@nestjs/common';
import { http, rpc } from '@proofround/contracts';
import { RpcClient } from '@proofround/service-kit';

import { Input, Route, type InputOf } from '../http/route.decorator.js';
import { PasswordAttempts } from '../limits/password-attempts.js';

@Controller()
export class PasswordsController {
  constructor(
    private readonly rpc: RpcClient,
    private readonly attempts: PasswordAttempts,
  ) {}

  @Route(http.passwords.forgot)
  forgot(@Input() { body }: InputOf<typeof http.passwords.forgot>) {
    return this.rpc.forward(rpc.passwords.forgot, { body });
  }

  @Route(http.passwords.reset)
  reset(@Input() { body }: InputOf<typeof http.passwords.reset>) {
    return this.rpc.forward(rpc.passwords.reset, { body });
  }

  @Route(http.passwords.change)
  change(@Input() { actor, body }: InputOf<typeof http.passwords.change>) {
    return this.attempts.confirm(actor.user_id, () =>
      this.rpc.forward(rpc.passwords.change, { actor, body }),
    );
  }
}
