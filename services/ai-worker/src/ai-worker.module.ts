import { Module } from '@nestjs/common';

import { AnalysisWorker } from './analysis/analysis.worker.js';
import { analystProvider } from './analysis/analyst.provider.js';
import { ChatController } from './chat/chat.controller.js';
import { ChatService } from './chat/chat.service.js';
import { interviewerProvider } from './chat/interviewer.provider.js';
import { SessionStore } from './chat/sessions/session-store.js';
import { IntakeStartupsEventsController } from './intake/startups-events.controller.js';
import { judgeProvider } from './judging/judge-threads.js';
import { linkCheckerProvider } from './links/link-checker.js';
import { InvestorProfiles } from './matching/investor-profiles.js';
import { MatchingWorker } from './matching/matching.worker.js';
import { MatchReasons } from './model/match-reasons.js';
import { modelProvider } from './model/model.provider.js';
import { AccountErasure } from './privacy/account-erasure.js';
import { AccountsController } from './privacy/accounts.controller.js';
import { PrivacyAuthEventsController } from './privacy/auth-events.controller.js';
import { JobQueues } from './queues/job-queues.js';
import { SettingsController } from './settings/settings.controller.js';

@Module({
  controllers: [
    IntakeStartupsEventsController,
    ChatController,
    AccountsController,
    PrivacyAuthEventsController,
    SettingsController,
  ],
  providers: [
    JobQueues,
    modelProvider,
    MatchReasons,
    judgeProvider,
    analystProvider,
    linkCheckerProvider,
    AnalysisWorker,
    InvestorProfiles,
    MatchingWorker,
    SessionStore,
    ChatService,
    interviewerProvider,
    AccountErasure,
  ],
})
export class AiWorkerModule {}
