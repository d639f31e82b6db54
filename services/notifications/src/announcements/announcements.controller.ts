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

/** How long a founder's notification is held back for the investor's name; well before its dead letter. */
const NAME_PATIENCE_MS = 2 * 60_000;

/** Event ids are UUIDs of version 7: they begin with the milliseconds of their making. */
function ageMs(eventId: string): number {
  return Date.now() - Number.parseInt(eventId.replaceAll('-', '').slice(0, 12), 16);
}

/** Who is told of which fact (NOTE-1). */
@Controller()
export class AnnouncementsController {
  constructor(
    private readonly announcer: Announcer,
    private readonly contacts: Contacts,
    private readonly departures: Departures,
  ) {}

  /** The founder may know who it was (PRIVACY-1), as long as the investor is a member. */
  @Consumes(interestRecorded)
  async interest(event: EventData<typeof interestRecorded>, delivery: TransactionalDelivery): Promise<void> {
    const names_user_id = event.investor_user_id;
    // First: what auth then says of them stays true until the notification is stored.
    if (await this.departures.isGone(delivery.tx, 'user', names_user_id)) return;
    const investor = await this.investorOf(names_user_id, delivery.event_id);
    const to = { user_id: event.owner_id, startup_id: event.startup_id, names_user_id };
    await this.announcer.tell(delivery, to, interestText(event, investor));
  }

  @Consumes(startupAnalysed)
  analysed(event: EventData<typeof startupAnalysed>, delivery: TransactionalDelivery): Promise<void> {
    const to = { user_id: event.owner_id, startup_id: event.startup_id };
    return this.announcer.tell(delivery, to, analysedText(event));
  }

  /** A hold that ended by itself needs no word beside that of its analysis. */
  @Consumes(startupReviewed)
  async reviewed(event: EventData<typeof startupReviewed>, delivery: TransactionalDelivery): Promise<void> {
    const text = reviewedText(event);
    const to = { user_id: event.owner_id, startup_id: event.startup_id };
    if (text) await this.announcer.tell(delivery, to, text);
  }

  @Consumes(offerReceived)
  offered(event: EventData<typeof offerReceived>, delivery: TransactionalDelivery): Promise<void> {
    const to = { user_id: event.owner_id, startup_id: event.startup_id };
    return this.announcer.tell(delivery, to, offerReceivedText(event));
  }

  /** The buyer is told either way (OFFER-11); of a deleted startup nothing is named. */
  @Consumes(offerDecided)
  async decided(event: EventData<typeof offerDecided>, delivery: TransactionalDelivery): Promise<void> {
    const isGone =
      event.reason === 'deleted' || (await this.departures.isGone(delivery.tx, 'startup', event.startup_id));
    const to = { user_id: event.buyer_id, startup_id: isGone ? null : event.startup_id };
    await this.announcer.tell(
      delivery,
      to,
      offerDecidedText(isGone ? { ...event, idea_title: null } : event),
    );
  }

  @Consumes(paymentConfirmed)
  paid(event: EventData<typeof paymentConfirmed>, delivery: TransactionalDelivery): Promise<void> {
    return this.announcer.tell(delivery, { user_id: event.user_id, startup_id: null }, paymentText(event));
  }

  @Consumes(startupDeleted)
  deleted(event: EventData<typeof startupDeleted>, { tx }: TransactionalDelivery): Promise<void> {
    return this.departures.depart(tx, 'startup', event.startup_id);
  }

  /** While auth is down the event comes again; after a while the founder is told without the name. */
  private async investorOf(userId: string, eventId: string): Promise<Contact | undefined> {
    try {
      return await this.contacts.of(userId);
    } catch (error) {
      if (ageMs(eventId) < NAME_PATIENCE_MS) throw error;
      return undefined;
    }
  }
}
