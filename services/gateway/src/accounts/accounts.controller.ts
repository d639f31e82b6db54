import { Controller } from '@nestjs/common';
import { DomainError, emailKey, http, rpc } from '@proofround/contracts';
import { RpcClient } from '@proofround/service-kit';

import { Input, Route, type InputOf } from '../http/route.decorator.js';
import { RateLimits } from '../limits/rate-limits.js';

@Controller()
export class AccountsController {
  constructor(
    private readonly rpc: RpcClient,
    private readonly limits: RateLimits,
  ) {}

  @Route(http.accounts.register)
  register(@Input() { body }: InputOf<typeof http.accounts.register>) {
    return this.rpc.forward(rpc.accounts.register, { body });
  }

  /**
   * Counts each attempt as failed before it is made, so that parallel attempts cannot exceed the
   * limit. A success clears the count; an error other than a wrong password undoes it.
   */
  @Route(http.accounts.logIn)
  async logIn(@Input() { body }: InputOf<typeof http.accounts.logIn>) {
    const account = emailKey(body.email);
    await this.limits.count('failed_log_ins', account);
    try {
      const answer = await this.rpc.forward(rpc.accounts.logIn, { body });
      await this.limits.forget('failed_log_ins', account);
      return answer;
    } catch (error) {
      const wrong = error instanceof DomainError && error.code === 'invalid_credentials';
      if (!wrong) await this.limits.takeBack('failed_log_ins', account);
      throw error;
    }
  }

  @Route(http.accounts.get)
  get(@Input() { actor }: InputOf<typeof http.accounts.get>) {
    return this.rpc.forward(rpc.accounts.get, { actor });
  }
}
