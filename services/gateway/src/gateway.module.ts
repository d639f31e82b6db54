import { Module } from '@nestjs/common';
import { APP_FILTER, APP_GUARD, APP_INTERCEPTOR } from '@nestjs/core';
import { PassportModule } from '@nestjs/passport';

import { AdminController } from './admin/admin.controller.js';
import { PaymentsController } from './billing/payments.controller.js';
import { ChatController } from './chat/chat.controller.js';
import { AccountsController } from './accounts/accounts.controller.js';
import { Contacts } from './accounts/contacts.js';
import { MfaController } from './accounts/mfa.controller.js';
import { SessionsController } from './accounts/sessions.controller.js';
import { EmailsController } from './accounts/emails.controller.js';
import { PasswordsController } from './accounts/passwords.controller.js';
import { ProfileController } from './accounts/profile.controller.js';
import { ConversationsController } from './conversations/conversations.controller.js';
import { ErrorFilter } from './http/error.filter.js';
import { ReplyInterceptor } from './http/reply.interceptor.js';
import { EndedSessions } from './identity/ended-sessions.js';
import { Identities } from './identity/identities.js';
import { Registration } from './identity/registration.js';
import { TokenGuard } from './identity/token.guard.js';
import { TokenStrategy } from './identity/token.strategy.js';
import { InterestController } from './interest/interest.controller.js';
import { Views } from './interest/views.js';
import { InvestorsController } from './investors/investors.controller.js';
import { RequestsGuard, WorkGuard } from './limits/limits.guard.js';
import { Devices } from './limits/devices.js';
import { PasswordAttempts } from './limits/password-attempts.js';
import { RateLimits } from './limits/rate-limits.js';
import { EventsController } from './event-stream/events.controller.js';
import { LiveHub } from './live/live-hub.js';
import { DealsController } from './marketplace/deals.controller.js';
import { ListedStartups } from './marketplace/listed-startups.js';
import { ListingsController } from './marketplace/listings.controller.js';
import { OffersController } from './marketplace/offers.controller.js';
import { MatchesController } from './matches/matches.controller.js';
import { AuditController } from './moderation/audit.controller.js';
import { ReportsController } from './moderation/reports.controller.js';
import { NotificationsController } from './notifications/notifications.controller.js';
import { ConfigController } from './operations/config.controller.js';
import { HealthController } from './operations/health.controller.js';
import { PipelineController } from './pipeline/pipeline.controller.js';
import { Departures } from './identity/departures.js';
import { AccountExporter } from './privacy/export.js';
import { PrivacyController } from './privacy/privacy.controller.js';
import { QueueBoard } from './queues/board.js';
import { QueuesController } from './queues/queues.controller.js';
import { ReviewsController } from './reviews/reviews.controller.js';
import { SharesController } from './shares/shares.controller.js';
import { StartupsController } from './startups/startups.controller.js';
import { TasksController } from './tasks/tasks.controller.js';
import { WebController } from './web/web.controller.js';

@Module({
  imports: [PassportModule],
  controllers: [
    AccountsController,
    MfaController,
    SessionsController,
    EmailsController,
    PasswordsController,
    ProfileController,
    PrivacyController,
    StartupsController,
    SharesController,
    ReviewsController,
    TasksController,
    InvestorsController,
    MatchesController,
    InterestController,
    PipelineController,
    ChatController,
    ListingsController,
    OffersController,
    DealsController,
    PaymentsController,
    NotificationsController,
    ConversationsController,
    AdminController,
    ReportsController,
    AuditController,
    ConfigController,
    QueuesController,
    EventsController,
    HealthController,
    WebController, // last, because it matches every path
  ],
  providers: [
    Contacts,
    ListedStartups,
    Departures,
    EndedSessions,
    AccountExporter,
    LiveHub,
    Identities,
    Registration,
    RateLimits,
    Devices,
    PasswordAttempts,
    QueueBoard,
    Views,
    TokenStrategy,
    { provide: APP_GUARD, useClass: RequestsGuard }, // before TokenGuard, to count what it refuses
    { provide: APP_GUARD, useClass: TokenGuard },
    { provide: APP_GUARD, useClass: WorkGuard },
    { provide: APP_FILTER, useClass: ErrorFilter },
    { provide: APP_INTERCEPTOR, useClass: ReplyInterceptor },
  ],
})
export class GatewayModule {}
