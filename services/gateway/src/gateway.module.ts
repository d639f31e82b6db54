import { Module } from '@nestjs/common';
import { APP_FILTER, APP_GUARD, APP_INTERCEPTOR } from '@nestjs/core';
import { PassportModule } from '@nestjs/passport';

import { AccountsController } from './accounts/accounts.controller.js';
import { Contacts } from './accounts/contacts.js';
import { ErrorFilter } from './http/error.filter.js';
import { ReplyInterceptor } from './http/reply.interceptor.js';
import { TokenGuard } from './identity/token.guard.js';
import { TokenStrategy } from './identity/token.strategy.js';
import { InvestorsController } from './investors/investors.controller.js';
import { EventsController } from './live/events.controller.js';
import { LiveHub } from './live/live-hub.js';
import { MatchesController } from './matches/matches.controller.js';
import { HealthController } from './operations/health.controller.js';
import { StartupsController } from './startups/startups.controller.js';
import { TasksController } from './tasks/tasks.controller.js';
import { WebController } from './web/web.controller.js';

@Module({
  imports: [PassportModule],
  controllers: [
    AccountsController,
    StartupsController,
    TasksController,
    InvestorsController,
    MatchesController,
    EventsController,
    HealthController,
    WebController, // last: it takes every path that nobody else took
  ],
  providers: [
    Contacts,
    LiveHub,
    TokenStrategy,
    { provide: APP_GUARD, useClass: TokenGuard },
    { provide: APP_FILTER, useClass: ErrorFilter },
    { provide: APP_INTERCEPTOR, useClass: ReplyInterceptor },
  ],
})
export class GatewayModule {}
