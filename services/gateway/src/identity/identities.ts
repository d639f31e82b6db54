import { Injectable } from '@nestjs/common';
import { rpc, type Actor } from '@proofround/contracts';
import { RpcClient } from '@proofround/service-kit';
import { LRUCache } from 'lru-cache';

import { LiveHub } from '../live/live-hub.js';
import { Departures } from '../privacy/departures.js';
import type { TokenSubject } from './token.strategy.js';

/** How long auth's reply about a user is cached, unless the user changes. */
const ACTOR_MS = 5000;
const MAX_ENTRIES = 20_000;

/**
 * Caches of verified tokens and of users. A cached token's signature is not checked again, but its
 * expiry is. A user's rights are read from auth again after five seconds or when auth reports a
 * change. An investor without Investor Access is never cached, so that an upgrade takes effect on
 * the next request (ACCOUNT-8). A deleted user is refused as soon as this gateway learns of the
 * deletion, at most five seconds after it.
 */
@Injectable()
export class Identities {
  private readonly subjects = new LRUCache<string, TokenSubject>({ max: MAX_ENTRIES });
  private readonly actors = new LRUCache<string, Actor>({ max: MAX_ENTRIES, ttl: ACTOR_MS });

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

  /** The subject of a cached token that has not expired. */
  cachedSubject(token: string): TokenSubject | undefined {
    const subject = this.subjects.get(token);
    if (!subject) return undefined;
    if (subject.expires * 1000 > Date.now()) return subject;
    this.subjects.delete(token);
    return undefined;
  }

  /**
   * Caches a verified token. The key is the token alone; with the whole header a client could fill
   * the cache with spellings of one token.
   */
  cacheSubject(token: string, subject: TokenSubject): void {
    this.subjects.set(token, subject);
  }

  /** The user's current rights; null if the user no longer exists. */
  async actor(userId: string): Promise<Actor | null> {
    if (this.departures.has(userId)) return null;
    const cached = this.actors.get(userId);
    if (cached) return cached;
    const actor = await this.rpc.call(rpc.accounts.resolve, { user_id: userId });
    // The reply may be older than a deletion reported in the meantime.
    if (this.departures.has(userId)) return null;
    if (!actor) this.departures.add(userId);
    if (actor && (actor.user_type === 'startup' || actor.is_premium)) this.actors.set(userId, actor);
    return actor;
  }
}
