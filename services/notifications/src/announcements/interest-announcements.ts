import { Injectable } from '@nestjs/common';
import type { Contact, EventData, interestRecorded, interestWithdrawn } from '@proofround/contracts';
import { Departures, Outbox, timeOfId, type TransactionalDelivery } from '@proofround/service-kit';
import { type EntityManager, IsNull, LessThan, MoreThan } from 'typeorm';

import { Announcer, requiredIds } from '../announcer/announcer.js';
import { Contacts } from '../contacts/contacts.js';
import { Blocks } from '../conversations/blocks.js';
import { ThreadsService } from '../conversations/threads.service.js';
import { NotificationRow } from '../inbox/notification.entity.js';
import { NotificationSettings } from '../settings/notification-settings.js';
import { interestText, WITHDRAWN_INTEREST } from './texts.js';

type Withdrawal = EventData<typeof interestWithdrawn>;

/**
 * How long a founder's notification waits for the investor's name. Then it is sent without the name. The wait
 * ends before the event would become a dead letter.
 */
const NAME_WAIT_MS = 2 * 60_000;

/** Interest that is withdrawn and recorded again in this time leads to no further mail. */
const NO_SECOND_MAIL_MS = 24 * 3_600_000;

const ageMs = (eventId: string): number => Date.now() - timeOfId(eventId);

/** The founder's notification about an investor's interest (INTEREST-2, INTEREST-4). */
@Injectable()
export class InterestAnnouncements {
  constructor(
    private readonly announcer: Announcer,
    private readonly contacts: Contacts,
    private readonly settings: NotificationSettings,
    private readonly departures: Departures,
    private readonly threads: ThreadsService,
    private readonly blocks: Blocks,
    private readonly outbox: Outbox,
  ) {}

  /**
   * Names the investor to the founder (PRIVACY-1), unless the investor's account is deleted. The
   * investor's open pages load the interest again. The founder gets the notification, unless they blocked
   * the investor (TALK-13).
   */
  async record(event: EventData<typeof interestRecorded>, delivery: TransactionalDelivery): Promise<void> {
    const names_user_id = event.investor_user_id;
    const { owner_id: user_id, startup_id, interest_id } = event;
    const to = { user_id, startup_id, names_user_id, interest_id };
    // This check locks the accounts first, so that none is deleted before the notification is stored.
    const gone = await this.departures.goneAmong(delivery.tx, [
      { kind: 'user', id: names_user_id },
      ...requiredIds(to),
    ]);
    if (gone.some(({ id }) => id === names_user_id)) return;
    await this.threads.openByInterest(delivery.tx, startup_id, names_user_id);
    const investor = await this.investorOf(names_user_id, delivery.event_id);
    await this.outbox.together(delivery.tx, async () => {
      await this.showInterest(delivery.tx, startup_id, [names_user_id]);
      if (await this.blocks.has(delivery.tx, { by: user_id, blocked: names_user_id })) return;
      const withMail = !(await wasTold(delivery.tx, event));
      // The founder does not read the address of an investor who blocked them.
      const isHidden = await this.blocks.has(delivery.tx, { by: names_user_id, blocked: user_id });
      const shown = isHidden && investor ? { ...investor, email: '' } : investor;
      await this.announcer.announceUnlessGone(delivery, to, interestText(event, shown), gone, { withMail });
    });
  }

  /**
   * Removes the investor's contact from the founder's notification. The event may arrive before the
   * notification, which waits for the name; then it is redelivered. Interest that was recorded again
   * afterwards keeps its notification.
   */
  async withdraw(event: Withdrawal, { tx, event_id }: TransactionalDelivery): Promise<void> {
    await this.showInterest(tx, event.startup_id, [event.owner_id, event.investor_user_id]);
    if (await removeContact(tx, event, event_id)) return;
    if (ageMs(event_id) <= NAME_WAIT_MS && (await this.isExpected(tx, event)))
      throw new Error('The notification of the withdrawn interest is not stored yet');
  }

  /** Whether the interest's notification, which is not stored, will still be. */
  private async isExpected(
    tx: EntityManager,
    { startup_id, owner_id, investor_user_id }: Withdrawal,
  ): Promise<boolean> {
    const { inbox, email } = await this.settings.channels(tx, owner_id, 'interest_recorded');
    if (!inbox && !email) return false;
    if (await this.blocks.has(tx, { by: owner_id, blocked: investor_user_id })) return false;
    const gone = await this.departures.goneAmong(tx, [
      { kind: 'user', id: investor_user_id },
      { kind: 'user', id: owner_id },
      { kind: 'startup', id: startup_id },
    ]);
    return gone.length === 0;
  }

  /** Lets the browsers of these users load the interest in a startup again (INTEREST-5). */
  private async showInterest(
    tx: EntityManager,
    startup_id: string,
    userIds: readonly string[],
  ): Promise<void> {
    const live = { event: 'interest.updated', data: { startup_id } } as const;
    await this.outbox.appendLiveAll(
      tx,
      userIds.map((userId) => ({ userId, live })),
    );
  }

  /** Throws while auth is down, so that the event is redelivered. After NAME_WAIT_MS, returns undefined. */
  private async investorOf(userId: string, eventId: string): Promise<Contact | undefined> {
    try {
      return await this.contacts.find(userId);
    } catch (error) {
      if (ageMs(eventId) < NAME_WAIT_MS) throw error;
      return undefined;
    }
  }
}

/** Whether the founder was notified of this investor's interest in the startup in the last day. */
const wasTold = (
  tx: EntityManager,
  { owner_id, startup_id, investor_user_id }: EventData<typeof interestRecorded>,
): Promise<boolean> =>
  tx.existsBy(NotificationRow, {
    user_id: owner_id,
    startup_id,
    type: 'interest_recorded',
    interested_user_id: investor_user_id,
    created_at: MoreThan(new Date(Date.now() - NO_SECOND_MAIL_MS)),
  });

/** Returns whether there was a notification with the investor's contact. */
async function removeContact(
  tx: EntityManager,
  { startup_id, owner_id, investor_user_id, interest_id }: Withdrawal,
  event_id: string,
): Promise<boolean> {
  // Notifications from before 27 November name no interest. They are in the order of their events' ids.
  const about = [{ interest_id }, { interest_id: IsNull(), event_id: LessThan(event_id) }];
  let removed = 0;
  for (const interest of about) {
    const { affected } = await tx.update(
      NotificationRow,
      {
        user_id: owner_id,
        startup_id,
        names_user_id: investor_user_id,
        type: 'interest_recorded',
        ...interest,
      },
      { body: WITHDRAWN_INTEREST, names_user_id: null },
    );
    removed += affected ?? 0;
  }
  return removed > 0;
}
