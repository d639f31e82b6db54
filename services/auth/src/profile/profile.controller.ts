import { Controller } from '@nestjs/common';
import { rpc, type RequestOf } from '@proofround/contracts';
import { Handle } from '@proofround/service-kit';

import { Gateways } from '../gateways/gateways.service.js';
import { ProfileService } from './profile.service.js';

@Controller()
export class ProfileController {
  constructor(
    private readonly profile: ProfileService,
    private readonly gateways: Gateways,
  ) {}

  @Handle(rpc.profile.update)
  update({ actor, body }: RequestOf<typeof rpc.profile.update>) {
    const change = this.profile.update(actor, body);
    // A new address may count as verified and end sessions; a new name does neither.
    return body.email === undefined ? change : this.gateways.afterChange(change);
  }
}
