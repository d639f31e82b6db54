import { Injectable } from '@nestjs/common';
import { Tombstones } from '@proofround/service-kit';
import type { EntityManager } from 'typeorm';

import { FORMER_INVESTOR } from '../announcements/texts.js';
import { NotificationRow } from '../inbox/notification.entity.js';
import { DepartedUserRow } from './departed-user.entity.js';

/**
 * Of a user whose account is gone nothing is left here, whichever comes first: the deletion or a
 * late event about them.
 */
@Injectable()
export class AccountErasure {
  private readonly departed = new Tombstones(DepartedUserRow, 'user_id');

  /**
   * Removes the user's inbox with the mails that wait, and their name and address from what others
   * were told: those keep the notification without them, also in a mail that has not gone out yet.
   */
  async depart(tx: EntityManager, user_id: string): Promise<void> {
    await this.departed.mark(tx, user_id);
    await tx.delete(NotificationRow, { user_id });
    await tx.update(
      NotificationRow,
      { names_user_id: user_id },
      { body: FORMER_INVESTOR, names_user_id: null },
    );
  }

  /** Whether the user is gone; if not, they stay until the transaction ends. */
  isDeparted(tx: EntityManager, userId: string): Promise<boolean> {
    return this.departed.isMarked(tx, userId);
  }
}
