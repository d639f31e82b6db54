import { Injectable } from '@nestjs/common';
import type { DiscussedStartup, EventData, startupReviewed, startupUpdated } from '@proofround/contracts';
import { Departures } from '@proofround/service-kit';
import type { EntityManager } from 'typeorm';

import { DiscussedStartupRow } from './discussed-startup.entity.js';
import { ThreadSignals } from './thread-signals.js';

/** Keeps what conversations know of startups, from events that arrive in any order. */
@Injectable()
export class DiscussedStartups {
  constructor(
    private readonly departures: Departures,
    private readonly signals: ThreadSignals,
  ) {}

  /** Stores facts that a service has just given. The caller has checked that the startup is not deleted. */
  async store(tx: EntityManager, startup: DiscussedStartup): Promise<void> {
    await this.upsert(tx, startup);
  }

  async applyEdit(tx: EntityManager, event: EventData<typeof startupUpdated>): Promise<void> {
    await tx.query(
      `UPDATE discussed_startups SET idea_title = $2, run_id = $3
       WHERE startup_id = $1 AND (run_id IS NULL OR run_id < $3)`,
      [event.startup_id, event.idea_title, event.run_id],
    );
  }

  /**
   * Stores a hold also for a startup without a conversation, because a conversation that opens at
   * the same time may use facts from before the hold.
   */
  async applyReview(tx: EntityManager, event: EventData<typeof startupReviewed>): Promise<void> {
    const { startup_id, idea_title, held, version } = event;
    if (await this.departures.isGone(tx, 'startup', startup_id)) return;
    if (held) {
      await this.upsert(tx, { startup_id, idea_title, run_id: null, held, version });
    } else {
      await tx.query(
        `UPDATE discussed_startups SET held = false, held_version = $2
         WHERE startup_id = $1 AND held_version < $2`,
        [startup_id, version],
      );
    }
    await this.signals.visibilityChanged(tx, startup_id);
  }

  /** Whether investors and buyers do not see the startup now. */
  isHeld(tx: EntityManager, startup_id: string): Promise<boolean> {
    return tx.existsBy(DiscussedStartupRow, { startup_id, held: true });
  }

  private async upsert(tx: EntityManager, startup: Omit<DiscussedStartup, 'owner_id'>): Promise<void> {
    const { startup_id, idea_title, run_id, held, version } = startup;
    await tx.query(
      `INSERT INTO discussed_startups AS known (startup_id, idea_title, run_id, held, held_version)
       VALUES ($1, $2, $3, $4, $5)
       ON CONFLICT (startup_id) DO UPDATE SET
         idea_title = CASE WHEN known.run_id IS NULL OR known.run_id < $3 THEN $2 ELSE known.idea_title END,
         run_id = greatest(known.run_id, $3),
         held = CASE WHEN known.held_version < $5 THEN $4 ELSE known.held END,
         held_version = greatest(known.held_version, $5)`,
      [startup_id, idea_title, run_id, held, version],
    );
  }
}
