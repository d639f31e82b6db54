import { Module } from '@nestjs/common';

import { AdminController } from './admin/admin.controller.js';
import { AdminService } from './admin/admin.service.js';
import { AnalysisController } from './analysis/analysis.controller.js';
import { AnalysisService } from './analysis/analysis.service.js';
import { OverdueSweep } from './analysis/overdue-sweep.js';
import { AnalyticsService } from './interest/analytics.service.js';
import { InterestController } from './interest/interest.controller.js';
import { InterestService } from './interest/interest.service.js';
import { ViewsService } from './interest/views.service.js';
import { InvestorsController } from './investors/investors.controller.js';
import { InvestorsService } from './investors/investors.service.js';
import { CandidatesService } from './matches/candidates.service.js';
import { MatchResultsService } from './matches/match-results.service.js';
import { MatchesController } from './matches/matches.controller.js';
import { MatchesService } from './matches/matches.service.js';
import { AccountErasure } from './privacy/account-erasure.service.js';
import { ExportService } from './privacy/export.service.js';
import { PrivacyController } from './privacy/privacy.controller.js';
import { ReviewQueueService } from './reviews/queue.service.js';
import { ReviewsController } from './reviews/reviews.controller.js';
import { ReviewsService } from './reviews/reviews.service.js';
import { BrowseService } from './startups/browse.service.js';
import { Documents } from './startups/documents.js';
import { ScoresService } from './startups/scores.service.js';
import { StartupsController } from './startups/startups.controller.js';
import { StartupsService } from './startups/startups.service.js';
import { TasksController } from './tasks/tasks.controller.js';
import { TasksService } from './tasks/tasks.service.js';

@Module({
  controllers: [
    StartupsController,
    AnalysisController,
    ReviewsController,
    TasksController,
    MatchesController,
    InvestorsController,
    InterestController,
    AdminController,
    PrivacyController,
  ],
  providers: [
    StartupsService,
    BrowseService,
    Documents,
    ScoresService,
    AnalysisService,
    OverdueSweep,
    ReviewsService,
    ReviewQueueService,
    TasksService,
    MatchesService,
    CandidatesService,
    MatchResultsService,
    InvestorsService,
    ViewsService,
    InterestService,
    AnalyticsService,
    AdminService,
    AccountErasure,
    ExportService,
  ],
})
export class StartupsModule {}
