import { Module } from '@nestjs/common';

import { AdminController } from './admin/admin.controller.js';
import { AdminService } from './admin/admin.service.js';
import { AnalysisAiWorkerEventsController } from './analysis/ai-worker-events.controller.js';
import { AnalysisController } from './analysis/analysis.controller.js';
import { AnalysisService } from './analysis/analysis.service.js';
import { OverdueRunsSweep } from './analysis/overdue-runs.sweep.js';
import { PendingRuns } from './analysis/pending-runs.js';
import { ConnectionsController } from './connections/connections.controller.js';
import { AnalyticsService } from './interest/analytics.service.js';
import { InterestController } from './interest/interest.controller.js';
import { InterestService } from './interest/interest.service.js';
import { OldViewsSweep } from './interest/old-views.sweep.js';
import { ViewBounds } from './interest/view-bounds.js';
import { ViewsService } from './interest/views.service.js';
import { InvestorsController } from './investors/investors.controller.js';
import { InvestorsService } from './investors/investors.service.js';
import { MatchesAiWorkerEventsController } from './matches/ai-worker-events.controller.js';
import { CandidatesService } from './matches/candidates.service.js';
import { MatchResultsService } from './matches/match-results.service.js';
import { MatchesController } from './matches/matches.controller.js';
import { MatchesService } from './matches/matches.service.js';
import { MatchesStartupsEventsController } from './matches/startups-events.controller.js';
import { FeedbackService } from './pipeline/feedback.service.js';
import { PipelineController } from './pipeline/pipeline.controller.js';
import { PipelineService } from './pipeline/pipeline.service.js';
import { ReminderSweep } from './pipeline/reminder.sweep.js';
import { WeightsService } from './pipeline/weights.service.js';
import { AccountErasure } from './privacy/account-erasure.js';
import { AccountsController } from './privacy/accounts.controller.js';
import { PrivacyAuthEventsController } from './privacy/auth-events.controller.js';
import { ExportService } from './privacy/export.service.js';
import { ReviewsAuthEventsController } from './reviews/auth-events.controller.js';
import { ReviewQueueService } from './reviews/review-queue.service.js';
import { ReviewsController } from './reviews/reviews.controller.js';
import { ReviewsService } from './reviews/reviews.service.js';
import { SalesMarketplaceEventsController } from './sales/marketplace-events.controller.js';
import { SearchNews } from './searches/search-news.js';
import { SearchesController } from './searches/searches.controller.js';
import { SearchesService } from './searches/searches.service.js';
import { ShareSweep } from './shares/share.sweep.js';
import { ShareOpensService } from './shares/share-opens.service.js';
import { SharesController } from './shares/shares.controller.js';
import { SharesService } from './shares/shares.service.js';
import { BrowseService } from './startups/browse.service.js';
import { Documents } from './startups/documents.js';
import { FirstStartupsService } from './startups/first-startups.service.js';
import { StartupsController } from './startups/startups.controller.js';
import { StartupsService } from './startups/startups.service.js';
import { TasksController } from './tasks/tasks.controller.js';
import { TasksService } from './tasks/tasks.service.js';

@Module({
  controllers: [
    StartupsController,
    AnalysisController,
    AnalysisAiWorkerEventsController,
    ReviewsController,
    ReviewsAuthEventsController,
    TasksController,
    MatchesController,
    MatchesAiWorkerEventsController,
    MatchesStartupsEventsController,
    InvestorsController,
    InterestController,
    ConnectionsController,
    PipelineController,
    SearchesController,
    SharesController,
    SalesMarketplaceEventsController,
    AdminController,
    AccountsController,
    PrivacyAuthEventsController,
  ],
  providers: [
    StartupsService,
    PendingRuns,
    BrowseService,
    FirstStartupsService,
    Documents,
    AnalysisService,
    OverdueRunsSweep,
    ReviewsService,
    ReviewQueueService,
    TasksService,
    MatchesService,
    CandidatesService,
    MatchResultsService,
    InvestorsService,
    ViewsService,
    ViewBounds,
    OldViewsSweep,
    InterestService,
    AnalyticsService,
    PipelineService,
    WeightsService,
    FeedbackService,
    ReminderSweep,
    SearchesService,
    SearchNews,
    SharesService,
    ShareOpensService,
    ShareSweep,
    AdminService,
    AccountErasure,
    ExportService,
  ],
})
export class StartupsModule {}
