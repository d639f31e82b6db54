import { Controller } from '@nestjs/common';
import { rpc } from '@proofround/contracts';
import { RpcHandlers } from '@proofround/service-kit';

import { AnalyticsService } from './analytics.service.js';
import { InterestService } from './interest.service.js';
import { ViewsService } from './views.service.js';

@Controller()
export class InterestController {
  constructor(
    handlers: RpcHandlers,
    views: ViewsService,
    interest: InterestService,
    analytics: AnalyticsService,
  ) {
    handlers.on(rpc.interest.recordView, async (request) => ({
      known: await views.recordView(request.views),
    }));
    handlers.on(rpc.interest.record, ({ actor, startup_id }) => interest.record(actor, startup_id));
    handlers.on(rpc.interest.list, ({ actor, ...page }) => interest.list(actor, page));
    handlers.on(rpc.interest.withdraw, ({ actor, startup_id }) => interest.withdraw(actor, startup_id));
    handlers.on(rpc.interest.getAnalytics, ({ actor, startup_id }) =>
      analytics.getAnalytics(actor, startup_id),
    );
  }
}
