import { Module } from '@nestjs/common';

import { AnalysisWorker } from './analysis/analysis.worker.js';
import { analystProvider } from './analysis/analyst.provider.js';
import { ChatController } from './chat/chat.controller.js';
import { chatProviders } from './chat/chat.service.js';
import { IntakeController } from './intake/intake.controller.js';
import { judgeProvider } from './judging/judge-threads.js';
import { linkCheckerProvider } from './links/link-checker.js';
import { MatchingWorker } from './matching/matching.worker.js';
import { MatchReasons } from './model/match-reasons.js';
import { modelProvider } from './model/model.provider.js';
import { AccountErasure } from './privacy/account-erasure.js';
import { PrivacyController } from './privacy/privacy.controller.js';
import { JobQueues } from './queues/job-queues.js';

@Module({
  controllers: [IntakeController, ChatController, PrivacyController],
  providers: [
    JobQueues,
    modelProvider,
    MatchReasons,
    judgeProvider,
    analystProvider,
    linkCheckerProvider,
    AnalysisWorker,
    MatchingWorker,
    ...chatProviders,
    AccountErasure,
  ],
})
export class AiWorkerModule {}
