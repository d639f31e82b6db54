import { Injectable } from '@nestjs/common';
import { rpc, type Actor } from '@proofround/contracts';
import { RpcClient } from '@proofround/service-kit';
import { LRUCache } from 'lru-cache';

import { LiveHub } from '../live/live-hub.js';
import { Departures } from '../privacy/departures.js';
import type { TokenSubject } from './token.strategy.js';

/** How long an answer of auth may be used; ends earlier when the user changes. */
const ACTOR_MS = 5000;
const MOST = 20_000;

/**
 * What has been found out about tokens and users a moment ago. A token's signature is checked
 * once while it is kept here; its expiry every time. What a user may do is asked of auth again
 * after five seconds, at once when auth says that the user changed, and for an investor without
 * Investor Access always: an upgrade takes effect on the next request (ACCOUNT-8). A user
 * who is gone is refused from the moment this gateway hears of it, and five seconds after the
 * deletion at the latest.
 */
@Injectable()
export class Identities {
  private readonly subjects = new LRUCache<string, TokenSubject>({ max: MOST });
  private readonly actors = new LRUCache<string, Actor>({ max: MOST, ttl: ACTOR_MS });

  constructor(
    private readonly rpc: RpcClient,
    live: LiveHub,
    private readonly departures: Departures,
  ) {
    live.onEvent((userId, { event }) => {
      if (event === 'user.updated') this.actors.delete(userId);
    });
    departures.onDeparture((userId) => this.actors.delete(userId));
  }

  /** The subject of a token that was checked before, unless it has run out. */
  known(token: string): TokenSubject | undefined {
    const subject = this.subjects.get(token);
    if (!subject) return undefined;
    if (subject.expires * 1000 > Date.now()) return subject;
    this.subjects.delete(token);
    return undefined;
  }

  /** By the token alone: what else a header says is the sender's to choose, as often and as long as they like. */
  remember(token: string, subject: TokenSubject): void {
    this.subjects.set(token, subject);
  }

  /** Who a user is now; null when there is no such user any more. */
  async actor(userId: string): Promise<Actor | null> {
    if (this.departures.has(userId)) return null;
    const known = this.actors.get(userId);
    if (known) return known;
    const actor = await this.rpc.call(rpc.accounts.resolve, { user_id: userId });
    // The answer may be older than the departure that was heard of meanwhile.
    if (this.departures.has(userId)) return null;
    if (!actor) this.departures.add(userId);
    if (actor && (actor.user_type === 'startup' || actor.is_premium)) this.actors.set(userId, actor);
    return actor;
  }
}
