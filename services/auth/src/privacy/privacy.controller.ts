import { Controller } from '@nestjs/common';
import { accountsDelete, accountsRemove, type RequestOf } from '@proofround/contracts';
import { Handle } from '@proofround/service-kit';

import { AccountDeletionService } from './account-deletion.service.js';

@Controller()
export class PrivacyController {
  constructor(private readonly deletion: AccountDeletionService) {}

  @Handle(accountsDelete)
  async delete({ actor, body }: RequestOf<typeof accountsDelete>) {
    await this.deletion.delete(actor, body);
    return null;
  }

  @Handle(accountsRemove)
  async remove({ user_id }: RequestOf<typeof accountsRemove>) {
    return { found: await this.deletion.remove(user_id) };
  }
}
