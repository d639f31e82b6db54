import { Injectable } from '@nestjs/common';
import {
  type Actor,
  conflict,
  type Offer,
  OFFER_DECIDED,
  offerCountered,
  type OfferInput,
  offerWithdrawn,
} from '@proofround/contracts';
import { Commands, Departures, Outbox, type RawJson, Transactions } from '@proofround/service-kit';

import { insertOffer, toOffer } from '../records/offer.entity.js';
import { offerStates } from '../records/offer-states.js';
import { assertMovable, assertNotHeld, lockForDecision, lockOwnOffer } from './offer-access.js';
import { offerEventData, rejectOffer } from './offer-outcomes.js';

/** Counter-offers and withdrawals (OFFER-21 to OFFER-25). `OffersService` decides on offers. */
@Injectable()
export class CounterOffersService {
  constructor(
    private readonly commands: Commands,
    private readonly transactions: Transactions,
    private readonly outbox: Outbox,
    private readonly departures: Departures,
  ) {}

  /** Rejects a pending offer and makes the linked one of the other side. Takes an Idempotency-Key. */
  async counter(actor: Actor, offerId: string, input: OfferInput): Promise<Offer | RawJson> {
    return this.commands.run(actor.user_id, async (tx) => {
      await this.departures.assertPresent(tx, actor.user_id);
      const { side, listing, offer } = await lockForDecision(tx, actor, offerId);
      assertMovable({ listing, offer }, 'rejected', side);
      await assertNotHeld(tx, listing);
      await rejectOffer(tx, offer, side, 'countered');
      const { buyer_id, id: counter_of } = offer;
      const row = await insertOffer(tx, listing, { ...input, buyer_id, made_by: side, counter_of });
      await this.outbox.append(tx, offerCountered, await offerEventData(tx, listing, row));
      return toOffer(row);
    });
  }

  /** Withdraws the caller's pending offer and notifies the owner. */
  async withdraw(actor: Actor, offerId: string): Promise<void> {
    await this.transactions.run(async (tx) => {
      const { listing, offer } = await lockOwnOffer(tx, actor, offerId);
      if (!offerStates.allowed(offer.status, 'rejected', 'buyer')) throw conflict(OFFER_DECIDED);
      await rejectOffer(tx, offer, 'buyer', 'withdrawn');
      await this.outbox.append(tx, offerWithdrawn, await offerEventData(tx, listing, offer));
    });
  }
}
