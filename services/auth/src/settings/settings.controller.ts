import { Controller, Inject } from '@nestjs/common';
import { rpc } from '@proofround/contracts';
import { CONFIG, RpcHandlers } from '@proofround/service-kit';

import type { AuthConfig } from '../config.js';

@Controller()
export class SettingsController {
  constructor(
    handlers: RpcHandlers,
    @Inject(CONFIG) config: Pick<AuthConfig, 'ADMIN_EMAIL' | 'EMAIL_VERIFICATION'>,
  ) {
    handlers.on(rpc.settings.get.auth, () => ({
      admin_email: config.ADMIN_EMAIL,
      email_verification: config.EMAIL_VERIFICATION,
    }));
  }
}
