import { Module } from '@nestjs/common';

import { AuthSync } from './access/auth-sync.js';
import { CheckoutsController } from './checkouts/checkouts.controller.js';
import { CheckoutsService } from './checkouts/checkouts.service.js';
import { CheckoutLease } from './checkouts/lease.js';
import { StatusService } from './checkouts/status.service.js';
import { Bookkeeping } from './ledger/bookkeeping.js';
import { CheckoutRecords } from './ledger/checkout-records.js';
import { Payments } from './payments/payments.js';
import { StripePayments } from './payments/stripe-payments.js';
import { AccountErasure } from './privacy/account-erasure.service.js';
import { CancellationOrders } from './privacy/cancellation-orders.js';
import { Cancellations } from './privacy/cancellations.js';
import { ExportService } from './privacy/export.service.js';
import { PrivacyController } from './privacy/privacy.controller.js';
import { Reconciliation } from './reconciliation/reconciliation.js';
import { RevenueController } from './revenue/revenue.controller.js';
import { RevenueService } from './revenue/revenue.service.js';
import { SettingsController } from './settings/settings.controller.js';
import { WebhookMaintenance } from './webhooks/webhook-maintenance.js';
import { WebhookProcessor } from './webhooks/webhook-processor.js';
import { WebhooksController } from './webhooks/webhooks.controller.js';
import { WebhooksService } from './webhooks/webhooks.service.js';

@Module({
  controllers: [
    CheckoutsController,
    WebhooksController,
    RevenueController,
    SettingsController,
    PrivacyController,
  ],
  providers: [
    { provide: Payments, useClass: StripePayments },
    Bookkeeping,
    CheckoutRecords,
    AuthSync,
    CheckoutLease,
    CheckoutsService,
    StatusService,
    WebhooksService,
    WebhookProcessor,
    WebhookMaintenance,
    Reconciliation,
    RevenueService,
    CancellationOrders,
    Cancellations,
    AccountErasure,
    ExportService,
  ],
})
export class BillingModule {}
