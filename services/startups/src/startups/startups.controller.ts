import { Controller } from '@nestjs/common';
import { rpc } from '@proofround/contracts';
import { RpcHandlers } from '@proofround/service-kit';

import { AnalysisService } from '../analysis/analysis.service.js';
import { BrowseService } from './browse.service.js';
import { FirstStartupsService } from './first-startups.service.js';
import { StartupsService } from './startups.service.js';

@Controller()
export class StartupsController {
  constructor(
    handlers: RpcHandlers,
    startups: StartupsService,
    browse: BrowseService,
    first: FirstStartupsService,
    analyses: AnalysisService,
  ) {
    handlers.on(rpc.startups.create, ({ actor, body }) => startups.create(actor, body));
    handlers.on(rpc.startups.list, ({ actor, filter, ...order }) => browse.list(actor, filter, order));
    handlers.on(rpc.startups.listFirst, () => first.listFirst());
    handlers.on(rpc.startups.get, ({ actor, startup_id }) => startups.get(actor, startup_id));
    handlers.on(rpc.startups.update, ({ actor, startup_id, body }) =>
      startups.update(actor, startup_id, body),
    );
    handlers.on(rpc.startups.delete, ({ actor, startup_id }) => startups.delete(actor, startup_id));
    handlers.on(rpc.startups.analyze, ({ actor, startup_id }) => startups.analyze(actor, startup_id));
    handlers.on(rpc.startups.getShown, ({ startup_id }) => startups.getShown(startup_id));
    handlers.on(rpc.startups.listScores, ({ actor, startup_id, ...page }) =>
      analyses.listScores(actor, startup_id, page),
    );
  }
}
