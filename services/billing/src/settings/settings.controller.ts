import { Controller, Inject } from '@nestjs/common';
import { rpc } from '@proofround/contracts';
import { CONFIG, Handle } from '@proofround/service-kit';

import { isTestMode, type BillingConfig } from '../config.js';
import { dollars } from '../revenue/revenue.service.js';

@Controller()
export class SettingsController {
  constructor(@Inject(CONFIG) private readonly config: BillingConfig) {}

  @Handle(rpc.settings.get.billing)
  get() {
    const { PRICE_MONTHLY_CENTS, PRICE_ANNUAL_CENTS } = this.config;
    return {
      payments_test_mode: isTestMode(this.config),
      prices: { monthly: dollars(BigInt(PRICE_MONTHLY_CENTS)), annual: dollars(BigInt(PRICE_ANNUAL_CENTS)) },
    };
  }
}
