import { Controller } from '@nestjs/common';
import { type EventData, startupReviewed } from '@proofround/contracts';
import { Consumes, type TransactionalDelivery } from '@proofround/service-kit';

import { AuditLog } from './audit-log.js';

@Controller()
export class AuditStartupsEventsController {
  constructor(private readonly log: AuditLog) {}

  /** Records an admin's decision on a startup, once. */
  @Consumes(startupReviewed)
  async reviewed(
    { decision, startup_id }: EventData<typeof startupReviewed>,
    { tx }: TransactionalDelivery,
  ): Promise<void> {
    if (!decision) return;
    await this.log.record(tx, {
      actor_id: decision.decided_by,
      action: `review.${decision.state}`,
      object_kind: 'startup',
      object_id: startup_id,
    });
  }
}
