import { Controller } from '@nestjs/common';
import { rpc, type RequestOf } from '@proofround/contracts';
import { Handle } from '@proofround/service-kit';

import { Gateways } from '../gateways/gateways.service.js';
import { Tokens } from '../sessions/tokens.js';
import { MfaService } from './mfa.service.js';

@Controller()
export class MfaController {
  constructor(
    private readonly mfa: MfaService,
    private readonly tokens: Tokens,
    private readonly gateways: Gateways,
  ) {}

  @Handle(rpc.mfa.accountOf)
  accountOf({ mfa_token }: RequestOf<typeof rpc.mfa.accountOf>) {
    return this.mfa.accountOf(mfa_token);
  }

  @Handle(rpc.mfa.logIn)
  async logIn({ body, client }: RequestOf<typeof rpc.mfa.logIn>) {
    return this.tokens.withDevice(await this.mfa.logIn(body, client), client);
  }

  @Handle(rpc.mfa.setup)
  setup({ actor, body }: RequestOf<typeof rpc.mfa.setup>) {
    return this.mfa.setup(actor, body);
  }

  @Handle(rpc.mfa.confirm)
  async confirm({ actor, body }: RequestOf<typeof rpc.mfa.confirm>) {
    const reply = await this.mfa.confirm(actor, body);
    await this.gateways.tell(actor.user_id);
    return reply;
  }

  @Handle(rpc.mfa.remove)
  remove({ email }: RequestOf<typeof rpc.mfa.remove>) {
    return this.mfa.remove(email);
  }

  @Handle(rpc.mfa.disable)
  disable({ actor, body }: RequestOf<typeof rpc.mfa.disable>) {
    return this.gateways.afterChange(this.mfa.disable(actor, body));
  }
}
