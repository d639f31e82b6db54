import { Controller } from '@nestjs/common';
import { analyticsGet, interestRecord, viewsRecord, type RequestOf } from '@proofround/contracts';
import { Handle } from '@proofround/service-kit';

import { AnalyticsService } from './analytics.service.js';
import { InterestService } from './interest.service.js';
import { ViewsService } from './views.service.js';

@Controller()
export class InterestController {
  constructor(
    private readonly views: ViewsService,
    private readonly interest: InterestService,
    private readonly analytics: AnalyticsService,
  ) {}

  @Handle(viewsRecord)
  async recordViews({ views }: RequestOf<typeof viewsRecord>) {
    return { known: await this.views.record(views) };
  }

  @Handle(interestRecord)
  recordInterest({ actor, startup_id }: RequestOf<typeof interestRecord>) {
    return this.interest.record(actor, startup_id);
  }

  @Handle(analyticsGet)
  getAnalytics({ actor, startup_id }: RequestOf<typeof analyticsGet>) {
    return this.analytics.of(actor, startup_id);
  }
}
