import { Controller } from '@nestjs/common';
import { dealCompleted, type EventData, listingReopened, listingSold } from '@proofround/contracts';
import { Consumes, Outbox, type TransactionalDelivery } from '@proofround/service-kit';
import type { EntityManager } from 'typeorm';
import { v7 as uuid } from 'uuid';

import { dropMatches, requestMatching } from '../matches/stored-matches.js';
import { isGone, StartupRow, updateStartup } from '../records/startup.entity.js';

type Sale = EventData<typeof listingSold>;

/** Marks startups as sold while the marketplace says so (STARTUP-13); its events arrive in any order and more than once. */
@Controller()
export class SalesMarketplaceEventsController {
  constructor(private readonly outbox: Outbox) {}

  @Consumes(listingSold)
  async sold(sale: Sale, { tx }: TransactionalDelivery): Promise<void> {
    const row = await mark(tx, sale, true);
    if (row) await this.letGo(tx, row);
  }

  @Consumes(dealCompleted)
  async completed(deal: EventData<typeof dealCompleted>, { tx }: TransactionalDelivery): Promise<void> {
    const row = await lockStartup(tx, deal.startup_id);
    if (!row || deal.deal_id <= (row.completed_sale_id ?? '')) return;
    row.completed_sale_id = deal.deal_id;
    await updateStartup(tx, row);
    await this.letGo(tx, row);
  }

  /** Takes a startup that is sold for good out of matching (STARTUP-16). */
  private async letGo(tx: EntityManager, row: StartupRow): Promise<void> {
    if (!isGone(row)) return;
    await this.outbox.together(tx, () => dropMatches(tx, this.outbox, row));
    await updateStartup(tx, row);
  }

  /** Asks for the matches that the startup did not get while it was sold (MATCH-17). */
  @Consumes(listingReopened)
  async reopened(sale: EventData<typeof listingReopened>, { tx }: TransactionalDelivery): Promise<void> {
    const row = await mark(tx, sale, false);
    if (!row || row.held_back || row.overall_score === null) return;
    await requestMatching(tx, this.outbox, {
      request_id: uuid(),
      target: { startup_id: row.id },
      user_id: row.owner_id,
      model_allowed: row.model_allowed,
    });
  }
}

const lockStartup = (tx: EntityManager, id: string): Promise<StartupRow | null> =>
  tx.findOne(StartupRow, { where: { id }, lock: { mode: 'pessimistic_write' } });

/** Gives the changed startup, or null. Newer sales have a higher deal id. Of one sale's two events, the reopening counts last. */
async function mark(
  tx: EntityManager,
  { startup_id, deal_id }: Sale,
  is_sold: boolean,
): Promise<StartupRow | null> {
  const row = await lockStartup(tx, startup_id);
  if (!row) return null;
  const known = row.sale_id ?? '';
  if (is_sold ? deal_id <= known : deal_id < known) return null;
  row.is_sold = is_sold;
  row.sale_id = deal_id;
  await updateStartup(tx, row);
  return row;
}
