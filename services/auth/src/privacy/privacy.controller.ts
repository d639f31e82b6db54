import { Controller } from '@nestjs/common';
import { accountsDelete, type RequestOf } from '@proofround/contracts';
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
}
