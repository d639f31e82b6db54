import { Module } from '@nestjs/common';

import { AuthSync } from './access/auth-sync.js';
import { Bookkeeping } from './bookkeeping/bookkeeping.js';
import { CancellationOrders } from './bookkeeping/cancellation-orders.js';
import { CheckoutRecords } from './bookkeeping/checkout-records.js';
import { CheckoutLease } from './checkouts/checkout-lease.js';
import { CheckoutsController, PaymentsController } from './checkouts/checkouts.controller.js';
import { CheckoutsService } from './checkouts/checkouts.service.js';
import { StatusService } from './checkouts/status.service.js';
import { UnpaidSubscriptions } from './checkouts/unpaid-subscriptions.js';
import { Catalogue } from './payments/catalogue.js';
import { Payments } from './payments/payments.js';
import { Provenance } from './payments/provenance.js';
import { StripePayments } from './payments/stripe-payments.js';
import { AccountErasure } from './privacy/account-erasure.js';
import { AccountsController } from './privacy/accounts.controller.js';
import { PrivacyAuthEventsController } from './privacy/auth-events.controller.js';
import { Cancellations } from './privacy/cancellations.js';
import { ExportService } from './privacy/export.service.js';
import { Reconciliation } from './reconciliation/reconciliation.js';
import { AdminController } from './revenue/admin.controller.js';
import { RevenueService } from './revenue/revenue.service.js';
import { SettingsController } from './settings/settings.controller.js';
import { InvoicesService } from './subscriptions/invoices.service.js';
import { PortalService } from './subscriptions/portal.service.js';
import {
  InvoicesController,
  PortalController,
  SubscriptionsController,
} from './subscriptions/subscriptions.controller.js';
import { SubscriptionsService } from './subscriptions/subscriptions.service.js';
import { SuspensionAuthEventsController } from './suspension/auth-events.controller.js';
import { RenewalStops } from './suspension/renewal-stops.js';
import { Suspensions } from './suspension/suspensions.js';
import { WebhookProcessor } from './webhooks/webhook-processor.js';
import { WebhooksController } from './webhooks/webhooks.controller.js';
import { WebhooksService } from './webhooks/webhooks.service.js';
import { WebhooksSweep } from './webhooks/webhooks.sweep.js';

@Module({
  controllers: [
    CheckoutsController,
    PaymentsController,
    SubscriptionsController,
    InvoicesController,
    PortalController,
    WebhooksController,
    AdminController,
    SettingsController,
    AccountsController,
    PrivacyAuthEventsController,
    SuspensionAuthEventsController,
  ],
  providers: [
    { provide: Payments, useClass: StripePayments },
    Catalogue,
    Provenance,
    Bookkeeping,
    CheckoutRecords,
    AuthSync,
    CheckoutLease,
    CheckoutsService,
    UnpaidSubscriptions,
    StatusService,
    SubscriptionsService,
    InvoicesService,
    PortalService,
    WebhooksService,
    WebhookProcessor,
    WebhooksSweep,
    Reconciliation,
    RevenueService,
    CancellationOrders,
    Cancellations,
    AccountErasure,
    ExportService,
    Suspensions,
    RenewalStops,
  ],
})
export class BillingModule {}
