import { type ServiceDefinition, tombstone } from '@proofround/service-kit';

import { BillingModule } from './billing.module.js';
import { type BillingConfig, billingConfig } from './config.js';
import { Billing1764000000000 } from './migrations/1764000000000-billing.js';
import { Privacy1764600000000 } from './migrations/1764600000000-privacy.js';
import { OpenWebhooks1765000000000 } from './migrations/1765000000000-open-webhooks.js';
import { Subscriptions1766000000000 } from './migrations/1766000000000-subscriptions.js';
import { PaymentGrace1766340000000 } from './migrations/1766340000000-payment-grace.js';
import { Suspensions1766350000000 } from './migrations/1766350000000-suspensions.js';
import { CancellationRow } from './privacy/cancellation.entity.js';
import { CheckoutRow } from './records/checkout.entity.js';
import { MemberRow } from './records/member.entity.js';
import { SubscriptionRow } from './records/subscription.entity.js';
import { PaymentRow } from './revenue/payment.entity.js';
import { WebhookEventRow } from './webhooks/webhook-event.entity.js';

export const billingService: ServiceDefinition<BillingConfig> = {
  name: 'billing',
  config: billingConfig,
  module: BillingModule,
  database: {
    entities: [MemberRow, CheckoutRow, SubscriptionRow, PaymentRow, WebhookEventRow, CancellationRow],
    migrations: [
      Billing1764000000000,
      Privacy1764600000000,
      OpenWebhooks1765000000000,
      Subscriptions1766000000000,
      PaymentGrace1766340000000,
      Suspensions1766350000000,
    ],
    tombstones: { user: tombstone(MemberRow, { id: 'user_id', since: 'departed_at' }) },
  },
};
