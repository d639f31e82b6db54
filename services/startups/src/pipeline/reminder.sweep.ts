import { Inject, Injectable } from '@nestjs/common';
import { reminderReached } from '@proofround/contracts';
import { CONFIG, lockDue, Loops, Outbox, Transactions } from '@proofround/service-kit';
import { In } from 'typeorm';

import type { StartupsConfig } from '../config.js';
import { PipelineCardRow } from './card.entity.js';

const BATCH = 100;

/** Publishes each reminder of a card once, when its time has come (PIPELINE-7). */
@Injectable()
export class ReminderSweep {
  constructor(
    private readonly transactions: Transactions,
    private readonly outbox: Outbox,
    @Inject(CONFIG) config: Pick<StartupsConfig, 'REMINDER_SWEEP_MS'>,
    loops: Loops,
  ) {
    const name = 'the sweep of reminders';
    loops.add({ name, everyMs: config.REMINDER_SWEEP_MS, next: () => this.sweep() });
  }

  /**
   * Handles one batch; true when more may follow. The mark and the event commit together.
   * A held startup's reminder waits until it is shown again.
   */
  private sweep(): Promise<boolean> {
    return this.transactions.run(async (tx) => {
      const reached = tx
        .createQueryBuilder(PipelineCardRow, 'card')
        .innerJoin('card.startup', 'startup')
        .addSelect(['startup.id', 'startup.idea_title'])
        .where('card.reminder_due_at <= now() AND NOT startup.held_back');
      const cards = await lockDue(reached, 'reminder_due_at', BATCH);
      if (cards.length === 0) return false;
      await tx.update(PipelineCardRow, { id: In(cards.map(({ id }) => id)) }, { reminder_due_at: null });
      await this.outbox.appendAll(
        tx,
        reminderReached,
        cards.map(({ id, startup_id, user_id, startup }) => ({
          card_id: id,
          startup_id,
          investor_user_id: user_id,
          idea_title: startup?.idea_title ?? '',
        })),
      );
      return cards.length === BATCH;
    });
  }
}
