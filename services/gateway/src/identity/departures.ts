import { Injectable } from '@nestjs/common';
import { LRUCache } from 'lru-cache';

import { LiveHub } from '../live/live-hub.js';

/** Enough to keep an id far longer than a reply of auth is cached. */
const MAX_ENTRIES = 20_000;

/** The deleted users that this gateway knows of. Ids are never reused, so an entry never becomes wrong. */
@Injectable()
export class Departures {
  private readonly gone = new LRUCache<string, true>({ max: MAX_ENTRIES });
  private readonly watchers: ((userId: string) => void)[] = [];

  constructor(live: LiveHub) {
    live.onEvent((userId, { event }) => {
      if (event === 'account.deleted') this.add(userId);
    });
  }

  /** Whether the account is known to be deleted. */
  has(userId: string): boolean {
    return this.gone.has(userId);
  }

  /** Records a deleted account and notifies the watchers; does nothing if already recorded. */
  add(userId: string): void {
    if (this.gone.has(userId)) return;
    this.gone.set(userId, true);
    for (const watcher of this.watchers) watcher(userId);
  }

  /** Calls `watcher` for every deleted account until the process ends. */
  onDeparture(watcher: (userId: string) => void): void {
    this.watchers.push(watcher);
  }
}
