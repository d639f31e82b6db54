import { Controller } from '@nestjs/common';
import { type EventData, listingReopened, listingSold } from '@proofround/contracts';
import { Consumes, type TransactionalDelivery } from '@proofround/service-kit';
import type { EntityManager } from 'typeorm';

import { StartupRow, updateStartup } from '../records/startup.entity.js';

type Sale = EventData<typeof listingSold>;

/** Marks startups as sold while the marketplace says so (STARTUP-13); its events arrive in any order and more than once. */
@Controller()
export class SalesController {
  @Consumes(listingSold)
  sold(sale: Sale, { tx }: TransactionalDelivery): Promise<void> {
    return mark(tx, sale, true);
  }

  @Consumes(listingReopened)
  reopened(sale: EventData<typeof listingReopened>, { tx }: TransactionalDelivery): Promise<void> {
    return mark(tx, sale, false);
  }
}

/** Newer sales have a higher deal id. Of one sale's two events, the reopening counts last. */
async function mark(tx: EntityManager, { startup_id, deal_id }: Sale, is_sold: boolean): Promise<void> {
  const row = await tx.findOne(StartupRow, {
    where: { id: startup_id },
    lock: { mode: 'pessimistic_write' },
  });
  if (!row) return;
  const known = row.sale_id ?? '';
  if (is_sold ? deal_id <= known : deal_id < known) return;
  row.is_sold = is_sold;
  row.sale_id = deal_id;
  await updateStartup(tx, row);
}
