import { Inject, Injectable } from '@nestjs/common';
import { dealReminded } from '@proofround/contracts';
import { CONFIG, Loops, Outbox, Transactions } from '@proofround/service-kit';
import { DataSource, type EntityManager } from 'typeorm';

import type { MarketplaceConfig } from '../config.js';
import { sweepDue } from '../work/sweep-due.js';
import { DealRow } from './deal.entity.js';
import { lockDeal } from './deal-access.js';
import { DealEndings } from './deal-endings.js';
import { dealStates } from './deal-states.js';
import { nextReminderAt, REMINDERS, silentUntil } from './deal-terms.js';
import { dealEventData, stepsOf } from './deal-view.js';

/** Reminds both sides of deals on which nobody acts, and finally ends those deals (DEAL-6). */
@Injectable()
export class SilentDealsSweep {
  constructor(
    database: DataSource,
    private readonly transactions: Transactions,
    private readonly outbox: Outbox,
    private readonly endings: DealEndings,
    @Inject(CONFIG) config: Pick<MarketplaceConfig, 'DEAL_SWEEP_MS'>,
    loops: Loops,
  ) {
    sweepDue(database, loops, {
      name: 'the sweep of silent deals',
      everyMs: config.DEAL_SWEEP_MS,
      rows: DealRow,
      due: 'due_at',
      statuses: dealStates.sourcesOf('fell_through', 'silence'),
      handle: (id) => this.handle(id),
    });
  }

  /** Checks the deal again under the listing's lock, so an act or another replica is not overlooked. */
  private async handle(dealId: string): Promise<void> {
    await this.transactions.run(async (tx) => {
      const locked = await lockDeal(tx, dealId);
      const dueAt = locked?.deal.due_at;
      if (!locked || !dueAt || dueAt.getTime() > Date.now()) return;
      if (locked.deal.reminders < REMINDERS) await this.remind(tx, locked.deal);
      else await this.endings.fallThrough(tx, locked, 'silence');
    });
  }

  /** The next check counts from now, not from the due time, so that a late sweep takes no days from the sides. */
  private async remind(tx: EntityManager, deal: DealRow): Promise<void> {
    const steps = await stepsOf(tx, deal.id);
    const reminders = deal.reminders + 1;
    const next = { reminders, due_at: nextReminderAt(reminders, steps) };
    await tx.update(DealRow, { id: deal.id }, next);
    await this.outbox.append(tx, dealReminded, {
      ...(await dealEventData(tx, deal)),
      falls_through_at: silentUntil(next, steps).toISOString(),
    });
  }
}
