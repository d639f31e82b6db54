import { Controller, Inject } from '@nestjs/common';
import { rpc } from '@proofround/contracts';
import { CONFIG, Handle } from '@proofround/service-kit';

import type { AuthConfig } from '../config.js';

@Controller()
export class SettingsController {
  constructor(@Inject(CONFIG) private readonly config: Pick<AuthConfig, 'ADMIN_EMAIL'>) {}

  @Handle(rpc.settings.get.auth)
  get() {
    return { admin_email: this.config.ADMIN_EMAIL };
  }
}
