import { Controller } from '@nestjs/common';
import { rpc, type RequestOf } from '@proofround/contracts';
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

  @Handle(rpc.interest.recordView)
  async recordView({ views }: RequestOf<typeof rpc.interest.recordView>) {
    return { known: await this.views.record(views) };
  }

  @Handle(rpc.interest.record)
  record({ actor, startup_id }: RequestOf<typeof rpc.interest.record>) {
    return this.interest.record(actor, startup_id);
  }

  @Handle(rpc.interest.list)
  list({ actor, ...page }: RequestOf<typeof rpc.interest.list>) {
    return this.interest.list(actor, page);
  }

  @Handle(rpc.interest.withdraw)
  async withdraw({ actor, startup_id }: RequestOf<typeof rpc.interest.withdraw>) {
    await this.interest.withdraw(actor, startup_id);
    return null;
  }

  @Handle(rpc.interest.getAnalytics)
  getAnalytics({ actor, startup_id }: RequestOf<typeof rpc.interest.getAnalytics>) {
    return this.analytics.of(actor, startup_id);
  }
}
