import { Controller } from '@nestjs/common';
import {
  type Actor,
  DomainError,
  FORMER_MEMBER_NAME,
  http,
  MATCHING_SLOW,
  type PageRequest,
  rpc,
} from '@proofround/contracts';
import { type RawReply, RpcClient } from '@proofround/service-kit';
import { v7 as uuid } from 'uuid';

import { Contacts } from '../accounts/contacts.js';
import { paged } from '../http/lists.js';
import { Input, type InputOf, Route } from '../http/route.decorator.js';
import { LiveHub } from '../live/live-hub.js';

/** How long POST /match waits for the worker (MATCH-3). */
const TIMEOUT_MS = 60_000;

@Controller()
export class MatchesController {
  constructor(
    private readonly rpc: RpcClient,
    private readonly contacts: Contacts,
    private readonly live: LiveHub,
  ) {}

  @Route(http.matches.list)
  list(@Input() { actor, params, query, reply }: InputOf<typeof http.matches.list>) {
    return paged(reply, query, (page) => this.withNames(actor, params.startupId, page));
  }

  /** Listens for the result before it requests the matches, so that it cannot miss the result. */
  @Route(http.matches.generate)
  async generate(@Input() { actor, params, reply }: InputOf<typeof http.matches.generate>) {
    const startup_id = params.startupId;
    const request_id = uuid();
    const waiting = this.live.awaitReply(actor.user_id, request_id, TIMEOUT_MS);
    try {
      await this.rpc.call(rpc.matches.generate, { actor, startup_id, request_id });
      if (!(await waiting.arrived)) throw new DomainError('timeout', MATCHING_SLOW);
    } finally {
      waiting.stop();
    }
    return paged(reply, {}, (page) => this.withNames(actor, startup_id, page));
  }

  /** Adds the investors' names from auth to the matches from startups. */
  private async withNames(actor: Actor, startup_id: string, page: PageRequest): Promise<RawReply> {
    const { items, next } = await this.rpc.page(rpc.matches.list, { actor, startup_id, ...page });
    const names = await this.contacts.of(items.map(({ investor }) => investor.user_id));
    const matches = items.map((match) => ({
      ...match,
      investor_user: { name: names.get(match.investor.user_id)?.name ?? FORMER_MEMBER_NAME },
    }));
    return { json: Buffer.from(JSON.stringify(matches)), next };
  }
}
