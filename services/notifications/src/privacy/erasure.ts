import { Injectable } from '@nestjs/common';
import { Departures } from '@proofround/service-kit';
import type { EntityManager } from 'typeorm';

import { AccountMailDeliveryRow } from '../account-mails/account-mail-delivery.entity.js';
import { offerDecidedTitle } from '../announcements/offer-texts.js';
import { FORMER_INVESTOR } from '../announcements/texts.js';
import { ConversationPrivacy } from '../conversations/conversation-privacy.js';
import { DigestRow } from '../digests/digest.entity.js';
import { FoundStartupRow } from '../inbox/found-startup.entity.js';
import { NotificationRow } from '../inbox/notification.entity.js';
import { NotificationSettingsRow } from '../settings/notification-settings.entity.js';

/** Erases deleted users and startups from all notifications (PRIVACY-5). */
@Injectable()
export class Erasure {
  constructor(
    departures: Departures,
    private readonly conversations: ConversationPrivacy,
  ) {
    departures.eraseBy('user', (tx, userId) => this.eraseUser(tx, userId));
    departures.eraseBy('startup', (tx, startupId) => this.eraseStartup(tx, startupId));
  }

  /**
   * Deletes the user's notifications and mails. Notifications of others that name the user
   * stay, with a body without the name; unsent mails get this body too.
   */
  private async eraseUser(tx: EntityManager, user_id: string): Promise<void> {
    // Threads first: a writer locks the thread before it stores a notification.
    await this.conversations.eraseUser(tx, user_id);
    await tx.delete(NotificationRow, { user_id });
    await tx.delete(AccountMailDeliveryRow, { user_id });
    await tx.delete(DigestRow, { user_id });
    await tx.delete(NotificationSettingsRow, { user_id });
    await tx.update(
      NotificationRow,
      { names_user_id: user_id },
      { body: FORMER_INVESTOR, names_user_id: null },
    );
    await tx.update(NotificationRow, { interested_user_id: user_id }, { interested_user_id: null });
  }

  /**
   * Deletes the notifications about the startup with their mails. A buyer's notification about a
   * decided offer stays, without the startup's name.
   */
  private async eraseStartup(tx: EntityManager, startup_id: string): Promise<void> {
    await this.conversations.eraseStartup(tx, startup_id);
    for (const status of ['accepted', 'rejected'] as const) {
      await tx.update(
        NotificationRow,
        { startup_id, type: `offer_${status}` },
        { title: offerDecidedTitle(status, null), startup_id: null },
      );
    }
    await tx.delete(NotificationRow, { startup_id });
    await tx.delete(FoundStartupRow, { startup_id });
  }
}
