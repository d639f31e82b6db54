import { deal, listing, notification, type NotificationType, offer } from '@proofround/contracts';
import { inDatabase, query } from '@proofround/launcher';
import type { ApiClient } from '@proofround/test-kit';
import { z } from 'zod';

import { create, type Pipeline } from './pipeline.js';

/** An offer without an answer and a deal without activity. Both expire during the faults. */
export class Deadlines {
  private constructor(
    readonly seller: ApiClient,
    readonly buyer: ApiClient,
    private readonly listingId: string,
    private readonly dealId: string,
    private readonly database: string,
  ) {}

  static async start({ visitor, stack }: Pipeline): Promise<Deadlines> {
    const [seller, buyer] = [await visitor.register('startup'), await visitor.register('investor')];
    const made = async (title: string) => {
      const { id } = await create(seller, title);
      const body = { startup_id: id, asking_price: 70_000 };
      const listed = await seller.read(listing, 'POST', '/marketplace/listings', body);
      const path = `/marketplace/offer/${listed.id}`;
      const offered = await buyer.read(offer, 'POST', path, { offer_amount: 60_000 });
      return { listingId: listed.id, offerId: offered.id };
    };
    const [expiring, sold] = [await made('Expiring'), await made('Silent')];
    const status = { status: 'accepted' };
    const { deal_id } = await seller.read(offer, 'PUT', `/marketplace/offer/${sold.offerId}/status`, status);
    const database = inDatabase(stack.addresses?.DATABASE_URL ?? '', 'proofround_marketplace');
    return new Deadlines(seller, buyer, expiring.listingId, deal_id ?? '', database);
  }

  /** Brings both times near, so that the sweeps find them while processes are killed. */
  async bringNear(inMs: number): Promise<void> {
    const at = new Date(Date.now() + inMs);
    const pending = `status = 'pending' AND listing_id = $2`;
    await query(this.database, `UPDATE offers SET expires_at = $1 WHERE ${pending}`, [at, this.listingId]);
    await query(this.database, 'UPDATE deals SET due_at = $1 WHERE id = $2', [at, this.dealId]);
  }

  /** The notifications of both sides, to compare with `ENDED_ONCE`. */
  async outcome(mailsTo: (who: ApiClient, subject: RegExp) => number) {
    const count = async (who: ApiClient, type: NotificationType, words: string) => {
      const all = await who.read(z.array(notification), 'GET', '/notifications?limit=200');
      return all.filter((one) => one.type === type && one.title.includes(words)).length;
    };
    const { buyer, seller } = this;
    const path = `/marketplace/offers/${this.listingId}`;
    const [expired] = await seller.read(z.array(offer), 'GET', path);
    const { state } = await buyer.read(deal, 'GET', `/deals/${this.dealId}`);
    return {
      offer: [expired?.status, expired?.reason],
      deal: state,
      expiry: [
        await count(buyer, 'offer_rejected', 'has expired'),
        await count(seller, 'offer_withdrawn', 'has expired'),
      ],
      silence: [
        await count(buyer, 'deal_reminder', 'is waiting'),
        await count(seller, 'deal_reminder', 'is waiting'),
      ],
      mails: [buyer, seller].map((who) => [mailsTo(who, /has expired/), mailsTo(who, /is waiting/)]),
    };
  }
}

export const ENDED_ONCE = {
  offer: ['rejected', 'expired'],
  deal: 'open',
  expiry: [1, 1],
  silence: [1, 1],
  mails: [
    [1, 1],
    [1, 1],
  ],
};
