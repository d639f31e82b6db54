import { Injectable } from '@nestjs/common';
import { LRUCache } from 'lru-cache';

import { LiveHub } from '../live/live-hub.js';

/** Enough to keep an id far longer than a reply of auth is cached. */
const MAX_ENTRIES = 20_000;

/** Ids that this gateway knows to be deleted or ended. Ids are never reused, so an entry never becomes wrong. */
abstract class KnownIds {
  private readonly ids = new LRUCache<string, true>({ max: MAX_ENTRIES });
  private readonly watchers: ((id: string) => void)[] = [];

  has(id: string): boolean {
    return this.ids.has(id);
  }

  /** Records an id and notifies the watchers; does nothing if already recorded. */
  add(id: string): void {
    if (this.ids.has(id)) return;
    this.ids.set(id, true);
    for (const watcher of this.watchers) watcher(id);
  }

  onAdd(watcher: (id: string) => void): void {
    this.watchers.push(watcher);
  }
}

/** The users whose accounts are deleted. */
@Injectable()
export class DeletedUsers extends KnownIds {
  constructor(live: LiveHub) {
    super();
    live.onEvent((userId, { event }) => {
      if (event === 'account.deleted') this.add(userId);
    });
  }
}

@Injectable()
export class EndedSessions extends KnownIds {
  constructor(live: LiveHub) {
    super();
    live.onEvent((_userId, signal) => {
      if (signal.event !== 'sessions.ended') return;
      for (const sessionId of signal.data.session_ids) this.add(sessionId);
    });
  }
}
