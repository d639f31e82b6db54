import { Controller } from '@nestjs/common';
import { accountDeleted, type EventData } from '@proofround/contracts';
import { Consumes } from '@proofround/service-kit';

import { AccountErasure } from './account-erasure.js';

@Controller()
export class PrivacyAuthEventsController {
  constructor(private readonly erasure: AccountErasure) {}

  @Consumes(accountDeleted)
  deleted({ user_id }: EventData<typeof accountDeleted>): Promise<void> {
    return this.erasure.erase(user_id);
  }
}
