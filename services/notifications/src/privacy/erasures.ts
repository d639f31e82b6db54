import { Injectable } from '@nestjs/common';
import { Departures } from '@proofround/service-kit';
import type { EntityManager } from 'typeorm';

import { FORMER_INVESTOR, offerDecidedTitle } from '../announcements/texts.js';
import { NotificationRow } from '../inbox/notification.entity.js';

/** Removes what was told to a user whose account is gone, and what was told about them or a deleted startup. */
@Injectable()
export class Erasures {
  constructor(departures: Departures) {
    departures.eraseBy('user', (tx, userId) => this.eraseUser(tx, userId));
    departures.eraseBy('startup', (tx, startupId) => this.eraseStartup(tx, startupId));
  }

  /**
   * Removes the user's inbox with the mails that wait, and their name and address from what others
   * were told: those keep the notification without them, also in a mail that has not gone out yet.
   */
  private async eraseUser(tx: EntityManager, user_id: string): Promise<void> {
    await tx.delete(NotificationRow, { user_id });
    await tx.update(
      NotificationRow,
      { names_user_id: user_id },
      { body: FORMER_INVESTOR, names_user_id: null },
    );
  }

  /**
   * Removes what was told about the startup; its mails that wait go with the notifications. A buyer
   * keeps how an offer was decided, and nothing of the startup in it.
   */
  private async eraseStartup(tx: EntityManager, startup_id: string): Promise<void> {
    for (const status of ['accepted', 'rejected'] as const) {
      await tx.update(
        NotificationRow,
        { startup_id, type: `offer_${status}` },
        { title: offerDecidedTitle(status, null), startup_id: null },
      );
    }
    await tx.delete(NotificationRow, { startup_id });
  }
}
