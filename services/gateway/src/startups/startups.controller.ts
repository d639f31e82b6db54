import { Controller, Logger } from '@nestjs/common';
import { http, rpc } from '@proofround/contracts';
import { RpcClient } from '@proofround/service-kit';

import { Contacts } from '../accounts/contacts.js';
import { paged } from '../http/lists.js';
import { Input, type InputOf, Route } from '../http/route.decorator.js';

/** A startup's owner waits no longer than this for its listings. */
const LISTINGS_WAIT_MS = 500;

@Controller()
export class StartupsController {
  private readonly logger = new Logger(StartupsController.name);

  constructor(
    private readonly rpc: RpcClient,
    private readonly contacts: Contacts,
  ) {}

  @Route(http.startups.list)
  list(@Input() { actor, query, reply }: InputOf<typeof http.startups.list>) {
    const { limit, cursor, sort, total, include, ...filter } = query;
    return paged(reply, { limit, cursor }, (page) => {
      // One count is enough for all pages.
      const order = { ...page, sort, include, total: total && page.cursor === undefined };
      return this.rpc.forward(rpc.startups.list, { actor, filter, ...order });
    });
  }

  @Route(http.startups.get)
  async get(@Input() { actor, params }: InputOf<typeof http.startups.get>) {
    const request = { actor, startup_id: params.id };
    // An investor sees the founder's contact with Investor Access only (PRIVACY-2).
    if (actor.user_type !== 'investor' || !actor.is_premium)
      return this.rpc.forward(rpc.startups.get, request);
    const startup = await this.rpc.call(rpc.startups.get, request);
    const founder = (await this.contacts.shownTo(actor.user_id, [startup.owner_id])).get(startup.owner_id);
    return founder ? { ...startup, founder } : startup;
  }

  @Route(http.startups.update)
  async update(@Input() { actor, params, body }: InputOf<typeof http.startups.update>) {
    const reply = await this.rpc.forward(rpc.startups.update, { actor, startup_id: params.id, body });
    await this.refreshListings(params.id);
    return reply;
  }

  @Route(http.startups.delete)
  async delete(@Input() { actor, params }: InputOf<typeof http.startups.delete>) {
    await this.rpc.forward(rpc.startups.delete, { actor, startup_id: params.id });
    await this.refreshListings(params.id);
  }

  /**
   * Updates the listings of a changed or deleted startup before its owner gets the answer. A failure is
   * only logged: the change is stored, and its event updates the listings a little later.
   */
  private async refreshListings(startup_id: string): Promise<void> {
    try {
      await this.rpc.call(rpc.listings.refresh, { startup_id }, { timeoutMs: LISTINGS_WAIT_MS });
    } catch (error) {
      this.logger.warn({ err: error, startup_id }, 'the listing of a changed startup follows a little later');
    }
  }
}
