import { Injectable } from '@nestjs/common';
import { MAX_SESSIONS_ASKED, rpc } from '@proofround/contracts';
import { Loops, RpcClient } from '@proofround/service-kit';

import { LiveHub } from '../live/live-hub.js';

const EVERY_MS = 30_000;

/**
 * Asks auth whether the sessions of open streams go on, because the signal of their end may be lost
 * (LIVE-9). While auth does not answer, nothing ends.
 */
@Injectable()
export class SessionChecks {
  private watched: { sessions: () => readonly string[]; end: (gone: Set<string>) => void } | undefined;

  constructor(
    private readonly rpc: RpcClient,
    hub: LiveHub,
    loops: Loops,
  ) {
    const loop = loops.add({
      name: 'the check of the sessions of live streams',
      everyMs: EVERY_MS,
      next: () => this.check().then(() => false),
    });
    hub.onGap(() => loop.wake());
  }

  /** Sets which sessions are checked. `end` gets those that auth refuses. */
  watch(sessions: () => readonly string[], end: (gone: Set<string>) => void): void {
    this.watched = { sessions, end };
  }

  private async check(): Promise<void> {
    if (!this.watched) return;
    const { sessions, end } = this.watched;
    const all = [...new Set(sessions())];
    for (let start = 0; start < all.length; start += MAX_SESSIONS_ASKED) {
      const session_ids = all.slice(start, start + MAX_SESSIONS_ASKED);
      const { session_ids: gone } = await this.rpc.call(rpc.sessions.findRefused, { session_ids });
      if (gone.length > 0) end(new Set(gone));
    }
  }
}
