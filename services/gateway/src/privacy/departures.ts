import { Injectable } from '@nestjs/common';
import { LRUCache } from 'lru-cache';

import { LiveHub } from '../live/live-hub.js';

/** Far longer than an answer of auth is used for; ids are never given twice, so none is wrong. */
const MOST = 20_000;

/** Users whose accounts are gone, as far as this gateway has found out. */
@Injectable()
export class Departures {
  private readonly gone = new LRUCache<string, true>({ max: MOST });
  private readonly watchers: ((userId: string) => void)[] = [];

  constructor(live: LiveHub) {
    live.onEvent((userId, { event }) => {
      if (event === 'account.deleted') this.add(userId);
    });
  }

  /** Whether the user's account is known to be gone; false where nothing has been found out. */
  has(userId: string): boolean {
    return this.gone.has(userId);
  }

  /** Takes in that an account is gone; again: nothing happens. */
  add(userId: string): void {
    if (this.gone.has(userId)) return;
    this.gone.set(userId, true);
    for (const watcher of this.watchers) watcher(userId);
  }

  /** Tells of every departure, for as long as the process lives. */
  onDeparture(watcher: (userId: string) => void): void {
    this.watchers.push(watcher);
  }
}
