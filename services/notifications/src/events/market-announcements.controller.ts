import { Controller } from '@nestjs/common';
import {
  dealCompleted,
  dealFellThrough,
  dealOpened,
  dealReminded,
  dealStepConfirmed,
  listingReopened,
  offerCountered,
  offerDecided,
  offerExpired,
  offerReceived,
  offerWithdrawn,
  type DealRole,
  type EventData,
} from '@proofround/contracts';
import { Consumes, Departures, type TransactionalDelivery } from '@proofround/service-kit';

import { Announcer } from '../announcements/announcer.js';
import {
  dealCompletedText,
  dealFellThroughText,
  dealOpenedText,
  dealReminderText,
  dealStepText,
} from '../announcements/deal-texts.js';
import {
  listingReopenedText,
  offerCounteredText,
  offerDecidedText,
  offerExpiredText,
  offerReceivedText,
  offerWithdrawnText,
} from '../announcements/offer-texts.js';
import type { Announcement } from '../announcements/texts.js';

const ROLES: readonly DealRole[] = ['buyer', 'seller'];
const otherThan = (role: DealRole): DealRole => (role === 'buyer' ? 'seller' : 'buyer');

/** Creates the notifications about offers and deals (NOTE-1). */
@Controller()
export class MarketAnnouncementsController {
  constructor(
    private readonly announcer: Announcer,
    private readonly departures: Departures,
  ) {}

  @Consumes(offerReceived)
  offered(event: EventData<typeof offerReceived>, delivery: TransactionalDelivery): Promise<void> {
    return this.notify(delivery, event, event.owner_id, offerReceivedText(event));
  }

  /** Informs the maker of either decision (OFFER-11), without the name of a deleted startup. */
  @Consumes(offerDecided)
  async decided(event: EventData<typeof offerDecided>, delivery: TransactionalDelivery): Promise<void> {
    const isGone = event.reason === 'deleted' || (await this.isDeleted(delivery, event));
    const to = {
      user_id: event.made_by === 'buyer' ? event.buyer_id : event.owner_id,
      startup_id: isGone ? null : event.startup_id,
    };
    await this.announcer.announce(
      delivery,
      to,
      offerDecidedText(isGone ? { ...event, idea_title: null } : event),
    );
  }

  @Consumes(offerCountered)
  countered(event: EventData<typeof offerCountered>, delivery: TransactionalDelivery): Promise<void> {
    const to = event.made_by === 'owner' ? event.buyer_id : event.owner_id;
    return this.notify(delivery, event, to, offerCounteredText(event));
  }

  @Consumes(offerWithdrawn)
  withdrawn(event: EventData<typeof offerWithdrawn>, delivery: TransactionalDelivery): Promise<void> {
    return this.notify(delivery, event, event.owner_id, offerWithdrawnText(event));
  }

  @Consumes(offerExpired)
  async expired(event: EventData<typeof offerExpired>, delivery: TransactionalDelivery): Promise<void> {
    for (const to of ['buyer', 'owner'] as const)
      await this.notify(delivery, event, event[`${to}_id`], offerExpiredText(event, to));
  }

  @Consumes(listingReopened)
  async reopened(event: EventData<typeof listingReopened>, delivery: TransactionalDelivery): Promise<void> {
    for (const bidder of event.bidder_ids)
      await this.notify(delivery, event, bidder, listingReopenedText(event));
  }

  /** Informs the side that accepted. The other side learns it from the decision on its offer. */
  @Consumes(dealOpened)
  opened(event: EventData<typeof dealOpened>, delivery: TransactionalDelivery): Promise<void> {
    return this.notify(delivery, event, event[`${event.accepted_by}_id`], dealOpenedText(event));
  }

  @Consumes(dealStepConfirmed)
  stepped(event: EventData<typeof dealStepConfirmed>, delivery: TransactionalDelivery): Promise<void> {
    return this.notify(delivery, event, event[`${otherThan(event.by)}_id`], dealStepText(event));
  }

  @Consumes(dealReminded)
  async reminded(event: EventData<typeof dealReminded>, delivery: TransactionalDelivery): Promise<void> {
    for (const role of ROLES)
      await this.notify(delivery, event, event[`${role}_id`], dealReminderText(event));
  }

  @Consumes(dealCompleted)
  async completed(event: EventData<typeof dealCompleted>, delivery: TransactionalDelivery): Promise<void> {
    for (const role of ROLES)
      await this.notify(delivery, event, event[`${role}_id`], dealCompletedText(event));
  }

  /** Informs a buyer even if the startup is deleted, without its name. */
  @Consumes(dealFellThrough)
  async fellThrough(
    event: EventData<typeof dealFellThrough>,
    delivery: TransactionalDelivery,
  ): Promise<void> {
    const isGone = event.by === 'startup' || (await this.isDeleted(delivery, event));
    const shown = isGone ? { ...event, idea_title: null } : event;
    for (const role of ROLES) {
      if (role === event.by || (role === 'seller' && event.by === 'startup')) continue;
      const to = { user_id: event[`${role}_id`], startup_id: isGone ? null : event.startup_id };
      await this.announcer.announce(delivery, to, dealFellThroughText(shown, role));
    }
  }

  private isDeleted({ tx }: TransactionalDelivery, { startup_id }: { startup_id: string }): Promise<boolean> {
    return this.departures.isGone(tx, 'startup', startup_id);
  }

  private notify(
    delivery: TransactionalDelivery,
    { startup_id }: { startup_id: string },
    user_id: string,
    text: Announcement,
  ): Promise<void> {
    return this.announcer.announce(delivery, { user_id, startup_id }, text);
  }
}
