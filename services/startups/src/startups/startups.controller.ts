import { Controller } from '@nestjs/common';
import {
  startupsAnalyze,
  startupsCreate,
  startupsDelete,
  startupsGet,
  startupsList,
  startupsScores,
  startupsShown,
  startupsUpdate,
  type RequestOf,
} from '@proofround/contracts';
import { Handle } from '@proofround/service-kit';

import { BrowseService } from './browse.service.js';
import { ScoresService } from './scores.service.js';
import { StartupsService } from './startups.service.js';

@Controller()
export class StartupsController {
  constructor(
    private readonly startups: StartupsService,
    private readonly browse: BrowseService,
    private readonly scores: ScoresService,
  ) {}

  @Handle(startupsCreate)
  create({ actor, body }: RequestOf<typeof startupsCreate>) {
    return this.startups.create(actor, body);
  }

  @Handle(startupsList)
  list({ actor, filter, ...page }: RequestOf<typeof startupsList>) {
    return this.browse.list(actor, filter, page);
  }

  @Handle(startupsGet)
  get({ actor, startup_id }: RequestOf<typeof startupsGet>) {
    return this.startups.get(actor, startup_id);
  }

  @Handle(startupsUpdate)
  update({ actor, startup_id, body }: RequestOf<typeof startupsUpdate>) {
    return this.startups.update(actor, startup_id, body);
  }

  @Handle(startupsDelete)
  async delete({ actor, startup_id }: RequestOf<typeof startupsDelete>) {
    await this.startups.delete(actor, startup_id);
    return null;
  }

  @Handle(startupsAnalyze)
  analyze({ actor, startup_id }: RequestOf<typeof startupsAnalyze>) {
    return this.startups.analyze(actor, startup_id);
  }

  @Handle(startupsShown)
  shown({ startup_id }: RequestOf<typeof startupsShown>) {
    return this.startups.shown(startup_id);
  }

  @Handle(startupsScores)
  listScores({ actor, startup_id, ...page }: RequestOf<typeof startupsScores>) {
    return this.scores.list(actor, startup_id, page);
  }
}
