import { Injectable } from '@nestjs/common';
import { type Actor, IDENTITY_LEASE_MS, rpc } from '@proofround/contracts';
import { RpcClient } from '@proofround/service-kit';
import { LRUCache } from 'lru-cache';

import { LiveHub } from '../live/live-hub.js';
import { DeletedUsers, EndedSessions } from './known-ids.js';
import { Registration } from './registration.js';
import type { TokenSubject } from './token.strategy.js';

const MAX_ENTRIES = 20_000;

/** The caller of a request. All calls of a suspended user are refused. */
export interface Caller {
  readonly actor: Actor & { session_id: string };
  readonly suspended: boolean;
}

type Subject = Pick<TokenSubject, 'user_id' | 'session_id'>;

type CallersBySession = Map<string, Caller>;

/**
 * Caches of verified tokens and of their users and sessions. A cached token's expiry is still checked;
 * rights and session are read from auth again after two seconds or when auth reports a change. Before a
 * user gains or loses paid access, is suspended or has sessions ended, auth makes every gateway forget the
 * user, so it holds on the next request (ACCOUNT-8). A gateway that is not registered with auth caches
 * nobody.
 */
@Injectable()
export class Identities {
  private readonly subjects = new LRUCache<string, TokenSubject>({ max: MAX_ENTRIES });
  /** A user's callers expire together. The clock is read each time, because a process may have hung. */
  private readonly callers = new LRUCache<string, CallersBySession>({
    max: MAX_ENTRIES,
    ttl: IDENTITY_LEASE_MS,
    ttlResolution: 0,
  });

  constructor(
    private readonly rpc: RpcClient,
    live: LiveHub,
    private readonly deletedUsers: DeletedUsers,
    private readonly ended: EndedSessions,
    private readonly registration: Registration,
  ) {
    live.onEvent((userId, { event }) => {
      if (event === 'user.updated' || event === 'sessions.ended') this.forget(userId);
    });
    deletedUsers.onAdd((userId) => this.forget(userId));
    registration.onChange((userId) => this.forget(userId));
    registration.onRenewalAfterLapse(() => this.callers.clear());
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
   * Like {@link cachedSubject}, but undefined for an ended session: its holder must not use up the
   * user's requests.
   */
  countedSubject(token: string): TokenSubject | undefined {
    const subject = this.cachedSubject(token);
    return subject && !this.isGone(subject) ? subject : undefined;
  }

  /** The key is the token alone, because the header of one token has many spellings. */
  cacheSubject(token: string, subject: TokenSubject): void {
    this.subjects.set(token, subject);
  }

  /** The user's current rights; null if the user no longer exists or the session has ended. */
  async caller(subject: Subject): Promise<Caller | null> {
    if (this.isGone(subject)) return null;
    const answers = this.registration.isValid() ? this.callers.get(subject.user_id) : undefined;
    return answers?.get(subject.session_id) ?? this.freshCaller(subject);
  }

  /** Like {@link caller}, but always asks auth. */
  async freshCaller(subject: Subject): Promise<Caller | null> {
    const { user_id, session_id } = subject;
    const answers = this.registration.isValid() ? this.callersOf(user_id) : undefined;
    const reply = await this.rpc.call(rpc.accounts.resolve, { user_id, session_id });
    // The reply may be older than an end reported in the meantime.
    if (this.isGone(subject)) return null;
    if (!reply) {
      this.ended.add(session_id);
      return null;
    }
    const { suspended, cacheable, ...rights } = reply;
    const caller = { actor: { ...rights, session_id }, suspended };
    if (cacheable) answers?.set(session_id, caller);
    return caller;
  }

  forget(userId: string): void {
    this.callers.delete(userId);
  }

  private isGone({ user_id, session_id }: Subject): boolean {
    return this.deletedUsers.has(user_id) || this.ended.has(session_id);
  }

  /** The user's callers by session, to be filled. If the user is forgotten meanwhile, nobody reads the reply. */
  private callersOf(userId: string): CallersBySession {
    const known = this.callers.get(userId);
    if (known) return known;
    const answers: CallersBySession = new Map();
    this.callers.set(userId, answers);
    return answers;
  }
}
