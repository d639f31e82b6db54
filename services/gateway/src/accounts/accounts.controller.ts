import { Controller } from '@nestjs/common';
import { DomainError, http, rpc, SECOND_FACTOR_REQUIRED } from '@proofround/contracts';
import { RpcClient } from '@proofround/service-kit';

import { Input, type InputOf, Route } from '../http/route.decorator.js';
import { Devices } from '../limits/devices.js';
import { PasswordAttempts } from '../limits/password-attempts.js';
import { RateLimits } from '../limits/rate-limits.js';
import { clientOf } from './client.js';

@Controller()
export class AccountsController {
  constructor(
    private readonly rpc: RpcClient,
    private readonly attempts: PasswordAttempts,
    private readonly devices: Devices,
    private readonly limits: RateLimits,
  ) {}

  @Route(http.accounts.register)
  async register(@Input() { body, request, reply }: InputOf<typeof http.accounts.register>) {
    const client = clientOf(request);
    return this.devices.keep(
      { request, reply },
      body.email,
      await this.rpc.call(rpc.accounts.register, { body, client }),
    );
  }

  @Route(http.accounts.logIn)
  async logIn(@Input() { body, request, reply }: InputOf<typeof http.accounts.logIn>) {
    const answer = await this.attempts.logIn(request, body.email, {
      work: (known) => this.rpc.call(rpc.accounts.logIn, { body, client: clientOf(request, known) }),
      // With a second factor the log-in is not complete: the password alone must not clear the
      // count of wrong codes.
      isComplete: (result) => !('mfa_token' in result),
    });
    if ('mfa_token' in answer) {
      reply.status(401);
      return { detail: SECOND_FACTOR_REQUIRED, ...answer };
    }
    return this.devices.keep({ request, reply }, body.email, answer);
  }

  /** Limited here, because the caller is signed in. auth limits the reset links that strangers ask for. */
  @Route(http.emails.resend)
  async resend(@Input() { actor }: InputOf<typeof http.emails.resend>) {
    await this.limits.count('account_mails', actor.user_id);
    return this.rpc.forward(rpc.emails.resend, { actor });
  }

  @Route(http.passwords.change)
  changePassword(@Input() { actor, body }: InputOf<typeof http.passwords.change>) {
    return this.attempts.confirm(actor.user_id, () =>
      this.rpc.forward(rpc.passwords.change, { actor, body }),
    );
  }

  /** A new address gets a mail, so changes of the address are limited. */
  @Route(http.profile.update)
  async updateProfile(@Input() { actor, body }: InputOf<typeof http.profile.update>) {
    const change = () => this.rpc.forward(rpc.profile.update, { actor, body });
    const work = body.email === undefined ? change : () => this.countingTheMail(actor.user_id, change);
    const isGuess = body.current_password !== undefined || body.code !== undefined;
    return isGuess ? this.attempts.confirm(actor.user_id, work) : work();
  }

  /** Counts a change that sends a mail. A refused password or code sends none. */
  private async countingTheMail<T>(userId: string, change: () => Promise<T>): Promise<T> {
    await this.limits.count('account_mails', userId);
    try {
      return await change();
    } catch (error) {
      if (error instanceof DomainError && error.code === 'forbidden')
        await this.limits.takeBack('account_mails', userId);
      throw error;
    }
  }
}
