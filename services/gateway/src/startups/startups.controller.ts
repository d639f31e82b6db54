import { Controller } from '@nestjs/common';
import { http, rpc } from '@proofround/contracts';
import { RpcClient } from '@proofround/service-kit';

import { Contacts } from '../accounts/contacts.js';
import { paged } from '../http/lists.js';
import { Input, Route, type InputOf } from '../http/route.decorator.js';
import { ListedStartups } from '../marketplace/listed-startups.js';

@Controller()
export class StartupsController {
  constructor(
    private readonly rpc: RpcClient,
    private readonly contacts: Contacts,
    private readonly listed: ListedStartups,
  ) {}

  @Route(http.startups.create)
  create(@Input() { actor, body, idempotency }: InputOf<typeof http.startups.create>) {
    return this.rpc.forward(rpc.startups.create, { actor, body }, { idempotency });
  }

  @Route(http.startups.list)
  list(@Input() { actor, query, reply }: InputOf<typeof http.startups.list>) {
    const { limit, cursor, sort, total, include, ...filter } = query;
    return paged(reply, { limit, cursor }, (page) => {
      // One count is enough for all pages.
      const order = { ...page, sort, include, total: total && page.cursor === undefined };
      return this.rpc.forward(rpc.startups.list, { actor, filter, ...order });
    });
  }

  @Route(http.startups.listFirst)
  listFirst(@Input() { actor }: InputOf<typeof http.startups.listFirst>) {
    return this.rpc.forward(rpc.startups.listFirst, { actor });
  }

  @Route(http.startups.get)
  async get(@Input() { actor, params }: InputOf<typeof http.startups.get>) {
    const request = { actor, startup_id: params.id };
    // An investor sees the founder's contact with Investor Access only (PRIVACY-2).
    if (actor.user_type !== 'investor' || !actor.is_premium)
      return this.rpc.forward(rpc.startups.get, request);
    const startup = await this.rpc.call(rpc.startups.get, request);
    const founder = (await this.contacts.of([startup.owner_id])).get(startup.owner_id);
    return founder ? { ...startup, founder } : startup;
  }

  @Route(http.startups.update)
  async update(@Input() { actor, params, body }: InputOf<typeof http.startups.update>) {
    const reply = await this.rpc.forward(rpc.startups.update, { actor, startup_id: params.id, body });
    await this.listed.refresh(params.id);
    return reply;
  }

  @Route(http.startups.delete)
  async delete(@Input() { actor, params }: InputOf<typeof http.startups.delete>) {
    await this.rpc.forward(rpc.startups.delete, { actor, startup_id: params.id });
    await this.listed.refresh(params.id);
  }

  @Route(http.startups.analyze)
  analyze(@Input() { actor, params }: InputOf<typeof http.startups.analyze>) {
    return this.rpc.forward(rpc.startups.analyze, { actor, startup_id: params.id });
  }

  @Route(http.startups.listScores)
  listScores(@Input() { actor, params, query, reply }: InputOf<typeof http.startups.listScores>) {
    const startup_id = params.id;
    return paged(reply, query, (page) =>
      this.rpc.forward(rpc.startups.listScores, { actor, startup_id, ...page }),
    );
  }
}
