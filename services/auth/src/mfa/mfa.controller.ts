import { Controller } from '@nestjs/common';
import { rpc } from '@proofround/contracts';
import { RpcHandlers } from '@proofround/service-kit';

import { Gateways } from '../gateways/gateways.js';
import { Tokens } from '../sessions/tokens.js';
import { MfaService } from './mfa.service.js';

@Controller()
export class MfaController {
  constructor(handlers: RpcHandlers, mfa: MfaService, tokens: Tokens, gateways: Gateways) {
    handlers.on(rpc.mfa.accountOf, ({ mfa_token }) => mfa.accountOf(mfa_token));
    handlers.on(rpc.mfa.logIn, async ({ body, client }) =>
      tokens.withDevice(await mfa.logIn(body, client), client),
    );
    handlers.on(rpc.mfa.setup, ({ actor, body }) => mfa.setup(actor, body));
    handlers.on(rpc.mfa.confirm, async ({ actor, body }) => {
      const reply = await mfa.confirm(actor, body);
      await gateways.tell(actor.user_id);
      return reply;
    });
    handlers.on(rpc.mfa.remove, async ({ email }) => {
      const { found, removedOf } = await mfa.remove(email);
      if (removedOf !== undefined) await gateways.tell(removedOf);
      return { found, removed: removedOf !== undefined };
    });
    handlers.on(rpc.mfa.disable, ({ actor, body }) => gateways.afterChange(mfa.disable(actor, body)));
  }
}
