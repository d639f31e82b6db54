import { Module } from '@nestjs/common';
import { APP_FILTER, APP_GUARD } from '@nestjs/core';
import { PassportModule } from '@nestjs/passport';

import { AccountsController } from './accounts/accounts.controller.js';
import { Contacts } from './accounts/contacts.js';
import { MfaController } from './accounts/mfa.controller.js';
import { SessionsController } from './accounts/sessions.controller.js';
import { AdminController } from './admin/admin.controller.js';
import { WebhooksController } from './billing/webhooks.controller.js';
import { EventsController } from './event-stream/events.controller.js';
import { SessionChecks } from './event-stream/session-checks.js';
import { ForwardingController } from './forwarding/forwarding.controller.js';
import { ErrorFilter } from './http/error.filter.js';
import { Identities } from './identity/identities.js';
import { DeletedUsers, EndedSessions } from './identity/known-ids.js';
import { Registration } from './identity/registration.js';
import { TokenGuard } from './identity/token.guard.js';
import { TokenStrategy } from './identity/token.strategy.js';
import { InterestController } from './interest/interest.controller.js';
import { Views } from './interest/views.js';
import { Devices } from './limits/devices.js';
import { RequestsGuard, WorkGuard } from './limits/limits.guard.js';
import { PasswordAttempts } from './limits/password-attempts.js';
import { RateLimits } from './limits/rate-limits.js';
import { UserRequests } from './limits/user-requests.js';
import { LiveHub } from './live/live-hub.js';
import { DealsController } from './marketplace/deals.controller.js';
import { OffersController } from './marketplace/offers.controller.js';
import { MatchesController } from './matches/matches.controller.js';
import { ReportsController } from './moderation/reports.controller.js';
import { ConfigController } from './operations/config.controller.js';
import { HealthController } from './operations/health.controller.js';
import { AccountExporter } from './privacy/export.js';
import { PrivacyController } from './privacy/privacy.controller.js';
import { QueueBoard } from './queues/board.js';
import { QueuesController } from './queues/queues.controller.js';
import { SharesController } from './shares/shares.controller.js';
import { StartupsController } from './startups/startups.controller.js';
import { WebController } from './web/web.controller.js';

@Module({
  imports: [PassportModule],
  controllers: [
    ForwardingController,
    AccountsController,
    MfaController,
    SessionsController,
    PrivacyController,
    StartupsController,
    SharesController,
    MatchesController,
    InterestController,
    OffersController,
    DealsController,
    WebhooksController,
    AdminController,
    ReportsController,
    ConfigController,
    QueuesController,
    EventsController,
    HealthController,
    WebController, // last, because it matches every path
  ],
  providers: [
    Contacts,
    DeletedUsers,
    EndedSessions,
    AccountExporter,
    LiveHub,
    SessionChecks,
    Identities,
    Registration,
    RateLimits,
    UserRequests,
    Devices,
    PasswordAttempts,
    QueueBoard,
    Views,
    TokenStrategy,
    { provide: APP_GUARD, useClass: RequestsGuard }, // before TokenGuard, to count what it refuses
    { provide: APP_GUARD, useClass: TokenGuard },
    { provide: APP_GUARD, useClass: WorkGuard },
    { provide: APP_FILTER, useClass: ErrorFilter },
  ],
})
export class GatewayModule {}
