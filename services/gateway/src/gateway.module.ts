import { Module } from '@nestjs/common';
import { APP_FILTER, APP_GUARD, APP_INTERCEPTOR } from '@nestjs/core';
import { PassportModule } from '@nestjs/passport';

import { AdminController } from './admin/admin.controller.js';
import { PaymentsController } from './billing/payments.controller.js';
import { ChatController } from './chat/chat.controller.js';
import { AccountsController } from './accounts/accounts.controller.js';
import { Contacts } from './accounts/contacts.js';
import { ErrorFilter } from './http/error.filter.js';
import { ReplyInterceptor } from './http/reply.interceptor.js';
import { Identities } from './identity/identities.js';
import { TokenGuard } from './identity/token.guard.js';
import { TokenStrategy } from './identity/token.strategy.js';
import { InterestController } from './interest/interest.controller.js';
import { Views } from './interest/views.js';
import { InvestorsController } from './investors/investors.controller.js';
import { LimitsGuard } from './limits/limits.guard.js';
import { RateLimits } from './limits/rate-limits.js';
import { EventsController } from './live/events.controller.js';
import { LiveHub } from './live/live-hub.js';
import { ListingsController } from './marketplace/listings.controller.js';
import { OffersController } from './marketplace/offers.controller.js';
import { MatchesController } from './matches/matches.controller.js';
import { NotificationsController } from './notifications/notifications.controller.js';
import { ConfigController } from './operations/config.controller.js';
import { HealthController } from './operations/health.controller.js';
import { Departures } from './privacy/departures.js';
import { AccountExporter } from './privacy/export.js';
import { PrivacyController } from './privacy/privacy.controller.js';
import { QueueBoard } from './queues/board.js';
import { QueuesController } from './queues/queues.controller.js';
import { ReviewsController } from './reviews/reviews.controller.js';
import { StartupsController } from './startups/startups.controller.js';
import { TasksController } from './tasks/tasks.controller.js';
import { WebController } from './web/web.controller.js';

@Module({
  imports: [PassportModule],
  controllers: [
    AccountsController,
    PrivacyController,
    StartupsController,
    ReviewsController,
    TasksController,
    InvestorsController,
    MatchesController,
    InterestController,
    ChatController,
    ListingsController,
    OffersController,
    PaymentsController,
    NotificationsController,
    AdminController,
    ConfigController,
    QueuesController,
    EventsController,
    HealthController,
    WebController, // last, because it matches every path
  ],
  providers: [
    Contacts,
    Departures,
    AccountExporter,
    LiveHub,
    Identities,
    RateLimits,
    QueueBoard,
    Views,
    TokenStrategy,
    { provide: APP_GUARD, useClass: TokenGuard },
    { provide: APP_GUARD, useClass: LimitsGuard }, // after TokenGuard, to count users rather than addresses
    { provide: APP_FILTER, useClass: ErrorFilter },
    { provide: APP_INTERCEPTOR, useClass: ReplyInterceptor },
  ],
})
export class GatewayModule {}
