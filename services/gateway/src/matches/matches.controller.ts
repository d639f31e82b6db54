import { Controller } from '@nestjs/common';
import {
  DomainError,
  generateMatches,
  listMatches,
  MATCHING_SLOW,
  matchesList,
  matchesRequest,
  type Actor,
  type StartupMatch,
} from '@proofround/contracts';
import { RpcClient } from '@proofround/service-kit';
import { v7 as uuid } from 'uuid';

import { Contacts } from '../accounts/contacts.js';
import { Input, Route, type InputOf } from '../http/route.decorator.js';
import { LiveHub } from '../live/live-hub.js';

/** How long POST /match waits for the worker (decisions, section 3). */
const PATIENCE_MS = 60_000;

@Controller()
export class MatchesController {
  constructor(
    private readonly rpc: RpcClient,
    private readonly contacts: Contacts,
    private readonly live: LiveHub,
  ) {}

  @Route(listMatches)
  list(@Input() { actor, params }: InputOf<typeof listMatches>) {
    return this.withNames(actor, params.startupId);
  }

  /** Listens first, then asks, then waits: no answer can slip through in between. */
  @Route(generateMatches)
  async generate(@Input() { actor, params }: InputOf<typeof generateMatches>) {
    const startup_id = params.startupId;
    const request_id = uuid();
    const waiting = this.live.answerTo(actor.user_id, request_id, PATIENCE_MS);
    try {
      await this.rpc.call(matchesRequest, { actor, startup_id, request_id });
      if (!(await waiting.arrived)) throw new DomainError('timeout', MATCHING_SLOW);
    } finally {
      waiting.stop();
    }
    return this.withNames(actor, startup_id);
  }

  /** The investor's name belongs to auth; the rest to startups. */
  private async withNames(actor: Actor, startup_id: string): Promise<StartupMatch[]> {
    const matches = await this.rpc.call(matchesList, { actor, startup_id });
    const names = await this.contacts.of(matches.map(({ investor }) => investor.user_id));
    return matches.map((match) => ({
      ...match,
      investor_user: { name: names.get(match.investor.user_id)?.name ?? 'Former member' },
    }));
  }
}
