import { Injectable } from '@nestjs/common';
import { LRUCache } from 'lru-cache';

import { LiveHub } from '../live/live-hub.js';

/** Enough to keep an id far longer than a reply of auth is cached. */
const MAX_ENTRIES = 20_000;

/** The ended sessions that this gateway knows of. Ids are never reused, so an entry never becomes wrong. */
@Injectable()
export class EndedSessions {
  private readonly ended = new LRUCache<string, true>({ max: MAX_ENTRIES });
  private readonly watchers: ((sessionId: string) => void)[] = [];

  constructor(live: LiveHub) {
    live.onEvent((_userId, signal) => {
      if (signal.event !== 'sessions.ended') return;
      for (const sessionId of signal.data.session_ids) this.add(sessionId);
    });
  }

  /** Whether the session is known to have ended. */
  has(sessionId: string): boolean {
    return this.ended.has(sessionId);
  }

  /** Records an ended session and notifies the watchers; does nothing if already recorded. */
  add(sessionId: string): void {
    if (this.ended.has(sessionId)) return;
    this.ended.set(sessionId, true);
    for (const watcher of this.watchers) watcher(sessionId);
  }

  /** Calls `watcher` for every ended session until the process ends. */
  onEnd(watcher: (sessionId: string) => void): void {
    this.watchers.push(watcher);
  }
}
