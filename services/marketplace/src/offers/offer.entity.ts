import type { Offer, OfferStatus } from '@proofround/contracts';
import { asNumber } from '@proofround/service-kit';
import { Check, Column, Entity, Index, JoinColumn, ManyToOne, PrimaryColumn, type Relation } from 'typeorm';

import { ListingRow } from '../listings/listing.entity.js';

/** A buyer's offer. Its status changes only through `offerStates` and under the listing's lock. */
@Entity('offers')
@Index('offers_listing', ['listing_id', 'id'])
@Index('offers_buyer', ['buyer_id', 'id'])
@Index('offers_accepted', ['listing_id'], { unique: true, where: `"status" = 'accepted'` })
@Check('offers_status', `"status" IN ('pending', 'accepted', 'rejected')`)
export class OfferRow {
  @PrimaryColumn('uuid')
  id: string;

  @Column('uuid')
  listing_id: string;

  @ManyToOne(() => ListingRow)
  @JoinColumn({ name: 'listing_id', foreignKeyConstraintName: 'offers_listing_fk' })
  listing?: Relation<ListingRow>;

  @Column('uuid')
  buyer_id: string;

  @Column('numeric', { precision: 15, scale: 2, transformer: asNumber })
  offer_amount: number;

  @Column('text', { nullable: true })
  message: string | null;

  @Column('text')
  status: OfferStatus;

  @Column('timestamptz')
  created_at: Date;
}

/** The fields of an offer that either party may export: without the buyer and their message. */
export const toOfferFacts = (row: OfferRow): Omit<Offer, 'buyer_id' | 'message'> => ({
  id: row.id,
  listing_id: row.listing_id,
  offer_amount: row.offer_amount,
  status: row.status,
  created_at: row.created_at.toISOString(),
});

export const toOffer = (row: OfferRow): Offer => ({
  ...toOfferFacts(row),
  buyer_id: row.buyer_id,
  message: row.message,
});
