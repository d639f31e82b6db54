import { Controller } from '@nestjs/common';
import {
  analyzeStartup,
  createStartup,
  deleteStartup,
  getStartup,
  listScores,
  listStartups,
  startupsAnalyze,
  startupsCreate,
  startupsDelete,
  startupsGet,
  startupsList,
  startupsScores,
  startupsUpdate,
  updateStartup,
} from '@proofround/contracts';
import { RpcClient } from '@proofround/service-kit';

import { Contacts } from '../accounts/contacts.js';
import { paged } from '../http/lists.js';
import { Input, Route, type InputOf } from '../http/route.decorator.js';

@Controller()
export class StartupsController {
  constructor(
    private readonly rpc: RpcClient,
    private readonly contacts: Contacts,
  ) {}

  @Route(createStartup)
  create(@Input() { actor, body, idempotency }: InputOf<typeof createStartup>) {
    return this.rpc.forward(startupsCreate, { actor, body }, { idempotency });
  }

  @Route(listStartups)
  list(@Input() { actor, query, reply }: InputOf<typeof listStartups>) {
    const { limit, cursor, ...filter } = query;
    return paged(reply, { limit, cursor }, (page) =>
      this.rpc.forward(startupsList, { actor, filter, ...page }),
    );
  }

  @Route(getStartup)
  async get(@Input() { actor, params }: InputOf<typeof getStartup>) {
    const request = { actor, startup_id: params.id };
    // An investor sees the founder's contact with Investor Access only (PRIVACY-2).
    if (actor.user_type !== 'investor' || !actor.is_premium) return this.rpc.forward(startupsGet, request);
    const startup = await this.rpc.call(startupsGet, request);
    const founder = (await this.contacts.of([startup.owner_id])).get(startup.owner_id);
    return founder ? { ...startup, founder } : startup;
  }

  @Route(updateStartup)
  update(@Input() { actor, params, body }: InputOf<typeof updateStartup>) {
    return this.rpc.forward(startupsUpdate, { actor, startup_id: params.id, body });
  }

  @Route(deleteStartup)
  async delete(@Input() { actor, params }: InputOf<typeof deleteStartup>) {
    await this.rpc.forward(startupsDelete, { actor, startup_id: params.id });
  }

  @Route(analyzeStartup)
  analyze(@Input() { actor, params }: InputOf<typeof analyzeStartup>) {
    return this.rpc.forward(startupsAnalyze, { actor, startup_id: params.id });
  }

  @Route(listScores)
  scores(@Input() { actor, params, query, reply }: InputOf<typeof listScores>) {
    const startup_id = params.id;
    return paged(reply, query, (page) => this.rpc.forward(startupsScores, { actor, startup_id, ...page }));
  }
}
