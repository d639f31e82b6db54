import { Controller } from '@nestjs/common';
import { DomainError, http, rpc, WRONG_SECOND_FACTOR } from '@proofround/contracts';
import { RpcClient } from '@proofround/service-kit';

import { Input, type InputOf, Route } from '../http/route.decorator.js';
import { Devices } from '../limits/devices.js';
import { PasswordAttempts } from '../limits/password-attempts.js';
import { clientOf } from './client.js';

@Controller()
export class MfaController {
  constructor(
    private readonly rpc: RpcClient,
    private readonly attempts: PasswordAttempts,
    private readonly devices: Devices,
  ) {}

  @Route(http.mfa.logIn)
  async logIn(@Input() { body, request, reply }: InputOf<typeof http.mfa.logIn>) {
    const account = await this.rpc.call(rpc.mfa.accountOf, { mfa_token: body.mfa_token });
    if (!account) {
      await this.attempts.countLogIn(request);
      throw new DomainError('invalid_credentials', WRONG_SECOND_FACTOR);
    }
    const answer = await this.attempts.secondStep(request, account.email, (known) =>
      this.rpc.call(rpc.mfa.logIn, { body, client: clientOf(request, known) }),
    );
    return this.devices.keep({ request, reply }, account.email, answer);
  }

  @Route(http.mfa.setup)
  setup(@Input() { actor, body }: InputOf<typeof http.mfa.setup>) {
    const work = () => this.rpc.forward(rpc.mfa.setup, { actor, body });
    return body?.current_password === undefined ? work() : this.attempts.confirm(actor.user_id, work);
  }

  @Route(http.mfa.disable)
  disable(@Input() { actor, body }: InputOf<typeof http.mfa.disable>) {
    return this.attempts.confirm(actor.user_id, () => this.rpc.forward(rpc.mfa.disable, { actor, body }));
  }
}
