import { Controller } from '@nestjs/common';
import { rpc, type RequestOf } from '@proofround/contracts';
import { Handle } from '@proofround/service-kit';

import { ProfileService } from './profile.service.js';

@Controller()
export class ProfileController {
  constructor(private readonly profile: ProfileService) {}

  @Handle(rpc.profile.update)
  update({ actor, body }: RequestOf<typeof rpc.profile.update>) {
    return this.profile.update(actor, body);
  }
}
