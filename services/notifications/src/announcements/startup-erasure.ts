import { Injectable } from '@nestjs/common';
import { Tombstones } from '@proofround/service-kit';
import type { EntityManager } from 'typeorm';

import { NotificationRow } from '../inbox/notification.entity.js';
import { DeletedStartupRow } from './deleted-startup.entity.js';
import { offerDecidedTitle } from './texts.js';

/**
 * Of a deleted startup nothing is left (STARTUP-10), whichever comes first here: the
 * deletion or a late event about it.
 */
@Injectable()
export class StartupErasure {
  private readonly deleted = new Tombstones(DeletedStartupRow, 'startup_id');

  /**
   * Removes what was told about the startup; its mails that wait go with the notifications. A buyer
   * keeps how an offer was decided, and nothing of the startup in it.
   */
  async erase(tx: EntityManager, startup_id: string): Promise<void> {
    await this.deleted.mark(tx, startup_id);
    for (const status of ['accepted', 'rejected'] as const) {
      await tx.update(
        NotificationRow,
        { startup_id, type: `offer_${status}` },
        { title: offerDecidedTitle(status, null), startup_id: null },
      );
    }
    await tx.delete(NotificationRow, { startup_id });
  }

  /** Whether the startup is gone; if not, it stays until the transaction ends. */
  isErased(tx: EntityManager, startupId: string): Promise<boolean> {
    return this.deleted.isMarked(tx, startupId);
  }
}
