import { Controller } from '@nestjs/common';
import { rpc, type RequestOf } from '@proofround/contracts';
import { Handle } from '@proofround/service-kit';

import { AccountDeletionService } from './account-deletion.service.js';

@Controller()
export class PrivacyController {
  constructor(private readonly deletion: AccountDeletionService) {}

  @Handle(rpc.accounts.delete)
  async delete({ actor, body }: RequestOf<typeof rpc.accounts.delete>) {
    await this.deletion.delete(actor, body);
    return null;
  }

  @Handle(rpc.accounts.remove)
  async remove({ user_id }: RequestOf<typeof rpc.accounts.remove>) {
    return { found: await this.deletion.remove(user_id) };
  }
}
