import { Controller } from '@nestjs/common';
import {
  dealCompleted,
  dealFellThrough,
  dealOpened,
  dealReminded,
  type DealRole,
  dealSigned,
  dealStepConfirmed,
  type EventData,
  listingReopened,
  offerCountered,
  offerDecided,
  offerExpired,
  type OfferMaker,
  offerReceived,
  offerWithdrawn,
} from '@proofround/contracts';
import { Consumes, Departures, type TransactionalDelivery } from '@proofround/service-kit';

import type { Announcement } from '../announcer/announcement.js';
import { Announcer } from '../announcer/announcer.js';
import { Blocks } from '../conversations/blocks.js';
import { DiscussedStartups } from '../conversations/discussed-startups.js';
import {
  dealCompletedText,
  dealFellThroughText,
  dealOpenedText,
  dealReminderText,
  dealSignedText,
  dealStepText,
} from './deal-texts.js';
import {
  listingReopenedText,
  offerCounteredText,
  offerDecidedText,
  offerExpiredText,
  offerReceivedText,
  offerWithdrawnText,
} from './offer-texts.js';

type Named = { readonly startup_id: string; readonly idea_title: string | null };

type Unnamed<E> = Omit<E, 'idea_title'> & { readonly idea_title: null };

const unnamed = <E extends Named>(event: E): Unnamed<E> => ({ ...event, idea_title: null });

const ROLES: readonly DealRole[] = ['buyer', 'seller'];
const otherThan = (role: DealRole): DealRole => (role === 'buyer' ? 'seller' : 'buyer');

/**
 * Who is told of an offer's end: of a decision the side that made it; of a closed listing both sides of
 * the offer except the one whose act closed it.
 */
function recipientsOf(event: EventData<typeof offerDecided>): OfferMaker[] {
  const { reason, made_by, closed_by } = event;
  if (reason === 'decision') return [made_by];
  const sides: readonly OfferMaker[] = made_by === 'owner' ? ['buyer', 'owner'] : ['buyer'];
  return sides.filter((side) => event[`${side}_id`] !== closed_by);
}

/** Creates the notifications about offers and deals (NOTE-1). */
@Controller()
export class AnnouncementsMarketplaceEventsController {
  constructor(
    private readonly announcer: Announcer,
    private readonly departures: Departures,
    private readonly startups: DiscussedStartups,
    private readonly blocks: Blocks,
  ) {}

  @Consumes(offerReceived)
  async offered(event: EventData<typeof offerReceived>, delivery: TransactionalDelivery): Promise<void> {
    if (await this.isUnwanted('owner', event, delivery)) return;
    await this.notify(delivery, event, event.owner_id, offerReceivedText(event));
  }

  /** Informs the sides of a decided offer (OFFER-11, OFFER-27), without the name of a deleted startup. */
  @Consumes(offerDecided)
  async decided(event: EventData<typeof offerDecided>, delivery: TransactionalDelivery): Promise<void> {
    const isGone = event.reason === 'deleted' || (await this.isDeleted(delivery, event));
    for (const side of recipientsOf(event)) {
      if (side !== event.made_by && (await this.isUnwanted(side, event, delivery))) continue;
      const to = { user_id: event[`${side}_id`], startup_id: isGone ? null : event.startup_id };
      const shown = isGone ? unnamed(event) : await this.shownTo(side, event, delivery);
      await this.announcer.announce(delivery, to, offerDecidedText(shown, side));
    }
  }

  @Consumes(offerCountered)
  async countered(event: EventData<typeof offerCountered>, delivery: TransactionalDelivery): Promise<void> {
    const to = event.made_by === 'owner' ? 'buyer' : 'owner';
    if (await this.isUnwanted(to, event, delivery)) return;
    const text = offerCounteredText(await this.shownTo(to, event, delivery));
    await this.notify(delivery, event, event[`${to}_id`], text);
  }

  @Consumes(offerWithdrawn)
  async withdrawn(event: EventData<typeof offerWithdrawn>, delivery: TransactionalDelivery): Promise<void> {
    if (await this.isUnwanted('owner', event, delivery)) return;
    await this.notify(delivery, event, event.owner_id, offerWithdrawnText(event));
  }

  @Consumes(offerExpired)
  async expired(event: EventData<typeof offerExpired>, delivery: TransactionalDelivery): Promise<void> {
    for (const to of ['buyer', 'owner'] as const) {
      if (to !== event.made_by && (await this.isUnwanted(to, event, delivery))) continue;
      const text = offerExpiredText(await this.shownTo(to, event, delivery), to);
      await this.notify(delivery, event, event[`${to}_id`], text);
    }
  }

  @Consumes(listingReopened)
  async reopened(event: EventData<typeof listingReopened>, delivery: TransactionalDelivery): Promise<void> {
    for (const bidder of event.bidder_ids)
      await this.notify(delivery, event, bidder, listingReopenedText(event));
  }

  /** Informs the side that accepted. The other side learns it from the decision on its offer. */
  @Consumes(dealOpened)
  async opened(event: EventData<typeof dealOpened>, delivery: TransactionalDelivery): Promise<void> {
    const to = event.accepted_by;
    const text = dealOpenedText(await this.shownTo(to, event, delivery));
    await this.notify(delivery, event, event[`${to}_id`], text);
  }

  @Consumes(dealStepConfirmed)
  async stepped(event: EventData<typeof dealStepConfirmed>, delivery: TransactionalDelivery): Promise<void> {
    const to = otherThan(event.by);
    const text = dealStepText(await this.shownTo(to, event, delivery));
    await this.notify(delivery, event, event[`${to}_id`], text);
  }

  @Consumes(dealSigned)
  async signed(event: EventData<typeof dealSigned>, delivery: TransactionalDelivery): Promise<void> {
    const to = otherThan(event.by);
    const text = dealSignedText(await this.shownTo(to, event, delivery));
    await this.notify(delivery, event, event[`${to}_id`], text);
  }

  @Consumes(dealReminded)
  async reminded(event: EventData<typeof dealReminded>, delivery: TransactionalDelivery): Promise<void> {
    for (const role of ROLES) {
      const text = dealReminderText(await this.shownTo(role, event, delivery));
      await this.notify(delivery, event, event[`${role}_id`], text);
    }
  }

  @Consumes(dealCompleted)
  async completed(event: EventData<typeof dealCompleted>, delivery: TransactionalDelivery): Promise<void> {
    for (const role of ROLES) {
      const text = dealCompletedText(await this.shownTo(role, event, delivery));
      await this.notify(delivery, event, event[`${role}_id`], text);
    }
  }

  /** Informs a buyer even if the startup is deleted, without its name. */
  @Consumes(dealFellThrough)
  async fellThrough(
    event: EventData<typeof dealFellThrough>,
    delivery: TransactionalDelivery,
  ): Promise<void> {
    const isGone = event.by === 'startup' || (await this.isDeleted(delivery, event));
    for (const role of ROLES) {
      if (role === event.by || (role === 'seller' && event.by === 'startup')) continue;
      const to = { user_id: event[`${role}_id`], startup_id: isGone ? null : event.startup_id };
      const shown = isGone ? unnamed(event) : await this.shownTo(role, event, delivery);
      await this.announcer.announce(delivery, to, dealFellThroughText(shown, role));
    }
  }

  /** The event as a side may see it: while the startup is held, the buyer does not read its title. */
  private async shownTo<E extends Named>(
    side: DealRole | OfferMaker,
    event: E,
    { tx }: TransactionalDelivery,
  ): Promise<E | Unnamed<E>> {
    if (side !== 'buyer' || !(await this.startups.isHeld(tx, event.startup_id))) return event;
    return unnamed(event);
  }

  /** Whether a side blocked the other, whose offer it then hears nothing of (TALK-13). */
  private isUnwanted(
    side: OfferMaker,
    { owner_id, buyer_id }: { owner_id: string; buyer_id: string },
    { tx }: TransactionalDelivery,
  ): Promise<boolean> {
    const [by, blocked] = side === 'owner' ? [owner_id, buyer_id] : [buyer_id, owner_id];
    return this.blocks.has(tx, { by, blocked });
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
