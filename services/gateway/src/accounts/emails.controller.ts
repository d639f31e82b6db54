import { Controller } from '@nestjs/common';
import { http, rpc } from '@proofround/contracts';
import { RpcClient } from '@proofround/service-kit';

import { Input, Route, type InputOf } from '../http/route.decorator.js';
import { RateLimits } from '../limits/rate-limits.js';

/** Verifies e-mail addresses by the links of mails. */
@Controller()
export class EmailsController {
  constructor(
    private readonly rpc: RpcClient,
    private readonly limits: RateLimits,
  ) {}

  @Route(http.emails.verify)
  verify(@Input() { body }: InputOf<typeof http.emails.verify>) {
    return this.rpc.forward(rpc.emails.verify, { body });
  }

  @Route(http.emails.resend)
  async resend(@Input() { actor }: InputOf<typeof http.emails.resend>) {
    await this.limits.count('account_mails', actor.user_id);
    return this.rpc.forward(rpc.emails.resend, { actor });
  }

  @Route(http.emails.undo)
  undo(@Input() { body }: InputOf<typeof http.emails.undo>) {
    return this.rpc.forward(rpc.emails.undo, { body });
  }
}
