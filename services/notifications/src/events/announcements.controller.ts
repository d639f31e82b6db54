import { Controller } from '@nestjs/common';
import {
  type Contact,
  type EventData,
  interestRecorded,
  interestWithdrawn,
  paymentConfirmed,
  paymentFailed,
  reminderReached,
  shareOpened,
  startupAnalysed,
  startupDeleted,
  startupImproved,
  startupReviewed,
} from '@proofround/contracts';
import { Consumes, Departures, Outbox, timeOfId, type TransactionalDelivery } from '@proofround/service-kit';
import { IsNull, LessThan } from 'typeorm';

import { Announcer, namesOf } from '../announcements/announcer.js';
import {
  analysedText,
  improvedText,
  interestText,
  paymentFailedText,
  paymentText,
  reminderText,
  reviewedText,
  shareOpenedText,
  WITHDRAWN_INTEREST,
} from '../announcements/texts.js';
import { Contacts } from '../contacts/contacts.js';
import { DiscussedStartups } from '../conversations/discussed-startups.js';
import { ThreadsService } from '../conversations/threads.service.js';
import { NotificationRow } from '../inbox/notification.entity.js';
import { NotificationSettings } from '../settings/notification-settings.js';

/** How long a founder's notification waits for the investor's name; less than the time to a dead letter. */
const NAME_WAIT_MS = 2 * 60_000;

const ageMs = (eventId: string): number => Date.now() - timeOfId(eventId);

/** Creates the notifications about accounts, startups and payments (NOTE-1). */
@Controller()
export class AnnouncementsController {
  constructor(
    private readonly announcer: Announcer,
    private readonly contacts: Contacts,
    private readonly settings: NotificationSettings,
    private readonly departures: Departures,
    private readonly threads: ThreadsService,
    private readonly startups: DiscussedStartups,
    private readonly outbox: Outbox,
  ) {}

  /**
   * Names the investor to the founder (PRIVACY-1), unless the investor's account is deleted. The
   * investor's other tabs learn of it live; the founder's get the notification.
   */
  @Consumes(interestRecorded)
  async interest(event: EventData<typeof interestRecorded>, delivery: TransactionalDelivery): Promise<void> {
    const names_user_id = event.investor_user_id;
    const { owner_id: user_id, startup_id, interest_id } = event;
    const to = { user_id, startup_id, names_user_id, interest_id };
    // This check locks the accounts first, so that none is deleted before the notification is stored.
    const gone = await this.departures.goneAmong(delivery.tx, [
      { kind: 'user', id: names_user_id },
      ...namesOf(to),
    ]);
    if (gone.some(({ id }) => id === names_user_id)) return;
    await this.threads.openByInterest(delivery.tx, startup_id, names_user_id);
    const investor = await this.investorOf(names_user_id, delivery.event_id);
    await this.outbox.together(delivery.tx, async () => {
      await this.showInterest(delivery, startup_id, [names_user_id]);
      await this.announcer.announceUnlessGone(delivery, to, interestText(event, investor), gone);
    });
  }

  /**
   * Removes the investor's contact from the founder's notification (INTEREST-4). The event may
   * arrive before the notification, which waits for the name; then it is redelivered. Interest that
   * was recorded again afterwards keeps its notification.
   */
  @Consumes(interestWithdrawn)
  async withdrawn(
    { startup_id, owner_id, investor_user_id, interest_id }: EventData<typeof interestWithdrawn>,
    delivery: TransactionalDelivery,
  ): Promise<void> {
    const { tx, event_id } = delivery;
    await this.showInterest(delivery, startup_id, [owner_id, investor_user_id]);
    // The previous release names no interest. Its events and notifications are in the order of their ids.
    const earlier = { event_id: LessThan(event_id) };
    const about = interest_id ? [{ interest_id }, { interest_id: IsNull(), ...earlier }] : [earlier];
    let affected = 0;
    for (const interest of about) {
      const { affected: changed } = await tx.update(
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
      affected += changed ?? 0;
    }
    if (affected !== 0 || ageMs(event_id) > NAME_WAIT_MS) return;
    const { inbox, email } = await this.settings.channels(tx, owner_id, 'interest_recorded');
    if (!inbox && !email) return;
    const gone = await this.departures.goneAmong(tx, [
      { kind: 'user', id: investor_user_id },
      { kind: 'user', id: owner_id },
      { kind: 'startup', id: startup_id },
    ]);
    if (gone.length === 0) throw new Error('The notification of the withdrawn interest is not stored yet');
  }

  @Consumes(reminderReached)
  reminded(event: EventData<typeof reminderReached>, delivery: TransactionalDelivery): Promise<void> {
    const to = { user_id: event.investor_user_id, startup_id: event.startup_id };
    return this.announcer.announce(delivery, to, reminderText(event));
  }

  @Consumes(startupImproved)
  improved(event: EventData<typeof startupImproved>, delivery: TransactionalDelivery): Promise<void> {
    const to = { user_id: event.investor_user_id, startup_id: event.startup_id };
    return this.announcer.announce(delivery, to, improvedText(event));
  }

  @Consumes(startupAnalysed)
  analysed(event: EventData<typeof startupAnalysed>, delivery: TransactionalDelivery): Promise<void> {
    const to = { user_id: event.owner_id, startup_id: event.startup_id };
    return this.announcer.announce(delivery, to, analysedText(event));
  }

  @Consumes(shareOpened)
  shareOpened(event: EventData<typeof shareOpened>, delivery: TransactionalDelivery): Promise<void> {
    const to = { user_id: event.owner_id, startup_id: event.startup_id };
    return this.announcer.announce(delivery, to, shareOpenedText(event));
  }

  /** A hold that ended without a decision creates no notification; its analysis creates one. */
  @Consumes(startupReviewed)
  async reviewed(event: EventData<typeof startupReviewed>, delivery: TransactionalDelivery): Promise<void> {
    await this.startups.applyReview(delivery.tx, event);
    const text = reviewedText(event);
    const to = { user_id: event.owner_id, startup_id: event.startup_id };
    if (text) await this.announcer.announce(delivery, to, text);
  }

  @Consumes(paymentConfirmed)
  paid(event: EventData<typeof paymentConfirmed>, delivery: TransactionalDelivery): Promise<void> {
    return this.announcer.announce(
      delivery,
      { user_id: event.user_id, startup_id: null },
      paymentText(event),
    );
  }

  @Consumes(paymentFailed)
  unpaid(event: EventData<typeof paymentFailed>, delivery: TransactionalDelivery): Promise<void> {
    const to = { user_id: event.user_id, startup_id: null };
    return this.announcer.announce(delivery, to, paymentFailedText(event));
  }

  @Consumes(startupDeleted)
  deleted(event: EventData<typeof startupDeleted>, { tx }: TransactionalDelivery): Promise<void> {
    return this.departures.depart(tx, 'startup', event.startup_id);
  }

  /** Lets the browsers of both sides load the interest in a startup again (INTEREST-5). */
  private async showInterest(
    { tx }: TransactionalDelivery,
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
