import { Controller } from '@nestjs/common';
import { rpc } from '@proofround/contracts';
import { RpcHandlers } from '@proofround/service-kit';

import { AccountDeletionService } from './account-deletion.service.js';

@Controller()
export class PrivacyController {
  constructor(handlers: RpcHandlers, deletion: AccountDeletionService) {
    handlers.on(rpc.accounts.delete, ({ actor, body }) => deletion.delete(actor, body));
    handlers.on(rpc.accounts.remove, async ({ user_id }) => ({ found: await deletion.remove(user_id) }));
  }
}
