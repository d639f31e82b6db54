import { Controller } from '@nestjs/common';
import { rpc } from '@proofround/contracts';
import { RpcHandlers } from '@proofround/service-kit';

import { Gateways } from '../gateways/gateways.js';
import { ProfileService } from './profile.service.js';

@Controller()
export class ProfileController {
  constructor(handlers: RpcHandlers, profile: ProfileService, gateways: Gateways) {
    handlers.on(rpc.profile.update, ({ actor, body }) => {
      const change = profile.update(actor, body);
      // A new address may count as verified and end sessions; a new name does neither.
      return body.email === undefined ? change : gateways.afterChange(change);
    });
  }
}
