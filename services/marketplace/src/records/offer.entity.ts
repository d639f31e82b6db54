import { DAY_MS, type Offer, type OfferMaker, type OfferStatus } from '@proofround/contracts';
import { asNumber } from '@proofround/service-kit';
import {
  Check,
  Column,
  Entity,
  type EntityManager,
  Index,
  JoinColumn,
  ManyToOne,
  PrimaryColumn,
  type Relation,
} from 'typeorm';
import { v7 as uuid } from 'uuid';

import { ListingRow } from './listing.entity.js';
import { offerStates } from './offer-states.js';

/** A buyer's offer or an owner's counter-offer to that buyer. Its status changes only through `offerStates` and under the listing's lock. */
@Entity('offers')
@Index('offers_listing', ['listing_id', 'id'])
@Index('offers_buyer', ['buyer_id', 'id'])
@Index('offers_pending', ['listing_id', 'buyer_id'], { where: `"status" = 'pending'` })
@Index('offers_accepted', ['listing_id'], { unique: true, where: `"status" = 'accepted'` })
@Index('offers_mine', ['buyer_id', 'listing_id', 'id'])
@Index('offers_expiry', ['expires_at'], { where: `"status" = 'pending'` })
@Index('offers_lost', ['lost_to'], { where: '"lost_to" IS NOT NULL' })
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

  @Column('text', { default: 'buyer' })
  made_by: OfferMaker;

  /** The offer that this one answers. */
  @Column('uuid', { nullable: true })
  counter_of: string | null;

  /** Why it was rejected: one of `REASONS` or the words of the side that decided. */
  @Column('text', { nullable: true })
  reason: string | null;

  /** When it is rejected if it is still pending. */
  @Column('timestamptz', { default: () => "(now() + '14 days')" })
  expires_at: Date;

  /** The deal that its acceptance opened. */
  @Column('uuid', { nullable: true })
  deal_id: string | null;

  /** The deal because of which it was rejected. Its buyer is notified if that deal falls through. */
  @Column('uuid', { nullable: true })
  lost_to: string | null;
}

/** How long an offer may stay pending (OFFER-25). */
const OFFER_DAYS = 14;
type NewOffer = Pick<OfferRow, 'buyer_id' | 'offer_amount' | 'message' | 'made_by' | 'counter_of'>;

/** Makes a pending offer. The caller has locked the listing. */
export async function insertOffer(
  tx: EntityManager,
  listing: ListingRow,
  offer: NewOffer,
): Promise<OfferRow> {
  const created_at = new Date();
  const row = tx.create(OfferRow, {
    id: uuid(),
    listing_id: listing.id,
    ...offer,
    status: offerStates.begin('pending', offer.made_by),
    created_at,
    reason: null,
    expires_at: new Date(created_at.getTime() + OFFER_DAYS * DAY_MS),
    deal_id: null,
    lost_to: null,
  });
  await tx.insert(OfferRow, row);
  return row;
}

/** The reasons that the product gives; other reasons are a user's words. */
export const REASONS = [
  'countered',
  'withdrawn',
  'expired',
  'sold',
  'withdrawn listing',
  'fell_through',
] as const;
export type RejectionReason = (typeof REASONS)[number];

type OfferFields = Omit<OfferRow, 'listing' | 'lost_to'>;

/** The fields of an offer that do not name anybody and hold no words of anybody. */
export const toOfferFacts = (row: OfferFields) => ({
  id: row.id,
  listing_id: row.listing_id,
  offer_amount: row.offer_amount,
  status: row.status,
  made_by: row.made_by,
  counter_of: row.counter_of,
  created_at: row.created_at.toISOString(),
});

export const toOffer = (row: OfferFields): Offer => ({
  ...toOfferFacts(row),
  buyer_id: row.buyer_id,
  message: row.message,
  reason: row.reason,
  expires_at: row.status === 'pending' ? row.expires_at.toISOString() : null,
  deal_id: row.deal_id,
});
