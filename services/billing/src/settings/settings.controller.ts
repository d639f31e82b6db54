import { Controller, Inject } from '@nestjs/common';
import { rpc } from '@proofround/contracts';
import { CONFIG, RpcHandlers } from '@proofround/service-kit';

import { type BillingConfig, isTestMode } from '../config.js';
import { dollarsOfCents } from '../revenue/revenue.service.js';

@Controller()
export class SettingsController {
  constructor(handlers: RpcHandlers, @Inject(CONFIG) config: BillingConfig) {
    handlers.on(rpc.settings.get.billing, () => {
      const { PRICE_MONTHLY_CENTS, PRICE_ANNUAL_CENTS } = config;
      return {
        payments_test_mode: isTestMode(config),
        prices: {
          monthly: dollarsOfCents(BigInt(PRICE_MONTHLY_CENTS)),
          annual: dollarsOfCents(BigInt(PRICE_ANNUAL_CENTS)),
        },
      };
    });
  }
}
