import { Controller } from '@nestjs/common';
import { type EventData, investorAccessChanged } from '@proofround/contracts';
import { Consumes } from '@proofround/service-kit';

import { Entitlements } from './entitlements.js';

@Controller()
export class AccountsBillingEventsController {
  constructor(private readonly entitlements: Entitlements) {}

  /** Applies changes of Investor Access and Founder Pro, also those whose RPC failed. */
  @Consumes(investorAccessChanged, { inbox: false }) // ordered by revision, and waits for the gateways
  async accessChanged({ user_id, ...change }: EventData<typeof investorAccessChanged>): Promise<void> {
    await this.entitlements.setPremium({ who: { user_id }, ...change });
  }
}
