import { Controller } from '@nestjs/common';
import { http, rpc } from '@proofround/contracts';
import { RpcClient } from '@proofround/service-kit';

import { Input, Route, type InputOf } from '../http/route.decorator.js';
import { PasswordAttempts } from '../limits/password-attempts.js';
import { RateLimits } from '../limits/rate-limits.js';

@Controller()
export class ProfileController {
  constructor(
    private readonly rpc: RpcClient,
    private readonly limits: RateLimits,
    private readonly attempts: PasswordAttempts,
  ) {}

  /** A new address gets a mail, so changes of the address are limited. */
  @Route(http.profile.update)
  async update(@Input() { actor, body }: InputOf<typeof http.profile.update>) {
    if (body.email !== undefined) await this.limits.count('account_mails', actor.user_id);
    const work = () => this.rpc.forward(rpc.profile.update, { actor, body });
    return body.current_password === undefined ? work() : this.attempts.confirm(actor.user_id, work);
  }
}
