import { Controller } from '@nestjs/common';
import { rpc, type RequestOf } from '@proofround/contracts';
import { Handle } from '@proofround/service-kit';

import { BrowseService } from './browse.service.js';
import { FirstStartupsService } from './first-startups.service.js';
import { ScoresService } from './scores.service.js';
import { StartupsService } from './startups.service.js';

@Controller()
export class StartupsController {
  constructor(
    private readonly startups: StartupsService,
    private readonly browse: BrowseService,
    private readonly first: FirstStartupsService,
    private readonly scores: ScoresService,
  ) {}

  @Handle(rpc.startups.create)
  create({ actor, body }: RequestOf<typeof rpc.startups.create>) {
    return this.startups.create(actor, body);
  }

  @Handle(rpc.startups.list)
  list({ actor, filter, ...order }: RequestOf<typeof rpc.startups.list>) {
    return this.browse.list(actor, filter, order);
  }

  @Handle(rpc.startups.listFirst)
  listFirst() {
    return this.first.list();
  }

  @Handle(rpc.startups.get)
  get({ actor, startup_id }: RequestOf<typeof rpc.startups.get>) {
    return this.startups.get(actor, startup_id);
  }

  @Handle(rpc.startups.update)
  update({ actor, startup_id, body }: RequestOf<typeof rpc.startups.update>) {
    return this.startups.update(actor, startup_id, body);
  }

  @Handle(rpc.startups.delete)
  async delete({ actor, startup_id }: RequestOf<typeof rpc.startups.delete>) {
    await this.startups.delete(actor, startup_id);
    return null;
  }

  @Handle(rpc.startups.analyze)
  analyze({ actor, startup_id }: RequestOf<typeof rpc.startups.analyze>) {
    return this.startups.analyze(actor, startup_id);
  }

  @Handle(rpc.startups.getShown)
  getShown({ startup_id }: RequestOf<typeof rpc.startups.getShown>) {
    return this.startups.shown(startup_id);
  }

  @Handle(rpc.startups.listScores)
  listScores({ actor, startup_id, ...page }: RequestOf<typeof rpc.startups.listScores>) {
    return this.scores.list(actor, startup_id, page);
  }
}
