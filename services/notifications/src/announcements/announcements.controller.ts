import { Controller } from '@nestjs/common';
import {
  interestRecorded,
  offerDecided,
  offerReceived,
  paymentConfirmed,
  startupAnalysed,
  startupDeleted,
  startupReviewed,
  type Contact,
  type EventData,
} from '@proofround/contracts';
import { Consumes, Departures, type TransactionalDelivery } from '@proofround/service-kit';

import { Contacts } from '../contacts/contacts.service.js';
import { Announcer } from './announcer.js';
import {
  analysedText,
  interestText,
  offerDecidedText,
  offerReceivedText,
  paymentText,
  reviewedText,
} from './texts.js';

/** How long a founder's notification waits for the investor's name; less than the time to a dead letter. */
const NAME_WAIT_MS = 2 * 60_000;

/** Event ids are UUIDs of version 7, which begin with their creation time in milliseconds. */
function ageMs(eventId: string): number {
  return Date.now() - Number.parseInt(eventId.replaceAll('-', '').slice(0, 12), 16);
}

/** Creates the notifications for each event (NOTE-1). */
@Controller()
export class AnnouncementsController {
  constructor(
    private readonly announcer: Announcer,
    private readonly contacts: Contacts,
    private readonly departures: Departures,
  ) {}

  /** Names the investor to the founder (PRIVACY-1), unless the investor's account is deleted. */
  @Consumes(interestRecorded)
  async interest(event: EventData<typeof interestRecorded>, delivery: TransactionalDelivery): Promise<void> {
    const names_user_id = event.investor_user_id;
    // This check locks the account first, so that it cannot be deleted before the notification is stored.
    if (await this.departures.isGone(delivery.tx, 'user', names_user_id)) return;
    const investor = await this.investorOf(names_user_id, delivery.event_id);
    const to = { user_id: event.owner_id, startup_id: event.startup_id, names_user_id };
    await this.announcer.announce(delivery, to, interestText(event, investor));
  }

  @Consumes(startupAnalysed)
  analysed(event: EventData<typeof startupAnalysed>, delivery: TransactionalDelivery): Promise<void> {
    const to = { user_id: event.owner_id, startup_id: event.startup_id };
    return this.announcer.announce(delivery, to, analysedText(event));
  }

  /** A hold that ended without a decision creates no notification; its analysis creates one. */
  @Consumes(startupReviewed)
  async reviewed(event: EventData<typeof startupReviewed>, delivery: TransactionalDelivery): Promise<void> {
    const text = reviewedText(event);
    const to = { user_id: event.owner_id, startup_id: event.startup_id };
    if (text) await this.announcer.announce(delivery, to, text);
  }

  @Consumes(offerReceived)
  offered(event: EventData<typeof offerReceived>, delivery: TransactionalDelivery): Promise<void> {
    const to = { user_id: event.owner_id, startup_id: event.startup_id };
    return this.announcer.announce(delivery, to, offerReceivedText(event));
  }

  /** Informs the buyer of either decision (OFFER-11), without the name of a deleted startup. */
  @Consumes(offerDecided)
  async decided(event: EventData<typeof offerDecided>, delivery: TransactionalDelivery): Promise<void> {
    const isGone =
      event.reason === 'deleted' || (await this.departures.isGone(delivery.tx, 'startup', event.startup_id));
    const to = { user_id: event.buyer_id, startup_id: isGone ? null : event.startup_id };
    await this.announcer.announce(
      delivery,
      to,
      offerDecidedText(isGone ? { ...event, idea_title: null } : event),
    );
  }

  @Consumes(paymentConfirmed)
  paid(event: EventData<typeof paymentConfirmed>, delivery: TransactionalDelivery): Promise<void> {
    return this.announcer.announce(
      delivery,
      { user_id: event.user_id, startup_id: null },
      paymentText(event),
    );
  }

  @Consumes(startupDeleted)
  deleted(event: EventData<typeof startupDeleted>, { tx }: TransactionalDelivery): Promise<void> {
    return this.departures.depart(tx, 'startup', event.startup_id);
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
