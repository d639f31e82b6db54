import type { DealRole, DealState } from '@proofround/contracts';
import { asNumber } from '@proofround/service-kit';
import {
  Check,
  Column,
  Entity,
  type EntityManager,
  In,
  Index,
  JoinColumn,
  ManyToOne,
  PrimaryColumn,
  type Relation,
} from 'typeorm';

import { ListingRow } from '../records/listing.entity.js';
import { OfferRow } from '../records/offer.entity.js';
import { type DealEnder, type DealMover, dealStates } from './deal-states.js';

/** The deal of an accepted offer. Its status changes only through `dealStates` and under the listing's lock. */
@Entity('deals')
@Index('deals_offer', ['offer_id'], { unique: true })
@Index('deals_open', ['listing_id'], { unique: true, where: `"status" = 'open'` })
@Index('deals_seller', ['seller_id', 'id'])
@Index('deals_buyer', ['buyer_id', 'id'])
@Index('deals_startup', ['startup_id'])
@Index('deals_due', ['due_at'], { where: `"status" = 'open'` })
@Check('deals_status', `"status" IN ('open', 'completed', 'fell_through')`)
export class DealRow {
  /** Time-ordered, as all ids; a later sale of the listing has a higher id. */
  @PrimaryColumn('uuid')
  id: string;

  @Column('uuid')
  listing_id: string;

  @ManyToOne(() => ListingRow)
  @JoinColumn({ name: 'listing_id', foreignKeyConstraintName: 'deals_listing_fk' })
  listing?: Relation<ListingRow>;

  @Column('uuid')
  offer_id: string;

  @ManyToOne(() => OfferRow)
  @JoinColumn({ name: 'offer_id', foreignKeyConstraintName: 'deals_offer_fk' })
  offer?: Relation<OfferRow>;

  @Column('uuid')
  startup_id: string;

  @Column('uuid')
  seller_id: string;

  @Column('uuid')
  buyer_id: string;

  /** The sides' names when they last confirmed a step; a completed deal keeps them (DEAL-17). */
  @Column('text', { nullable: true })
  seller_name: string | null;

  @Column('text', { nullable: true })
  buyer_name: string | null;

  /** The startup's title when the deal was completed; null before (DEAL-17). */
  @Column('text', { nullable: true })
  startup_title: string | null;

  @Column('numeric', { precision: 15, scale: 2, transformer: asNumber })
  amount: number;

  @Column('text')
  status: DealState;

  @Column('timestamptz')
  created_at: Date;

  @Column('timestamptz', { nullable: true })
  closed_at: Date | null;

  /** Null while it is open and when it is completed. */
  @Column('text', { nullable: true })
  closed_by: DealEnder | null;

  /** Why it fell through; a side's words if that side ended it. */
  @Column('text', { nullable: true })
  reason: string | null;

  /** How many reminders were sent since the last act of either side. */
  @Column('int', { default: 0 })
  reminders: number;

  /** When the next reminder is sent or, after the last one, when it falls through; null once it is closed. */
  @Column('timestamptz', { nullable: true })
  due_at: Date | null;
}

type Closing = Pick<DealRow, 'closed_by' | 'reason'>;

/** Closes a deal whose listing the caller has locked. @throws IllegalTransition */
export async function closeDeal(
  tx: EntityManager,
  deal: DealRow,
  to: Exclude<DealState, 'open'>,
  by: DealMover,
  closing: Closing,
): Promise<void> {
  deal.status = dealStates.move(deal.status, to, by);
  Object.assign(deal, closing, { closed_at: new Date(), due_at: null });
  await tx.update(
    DealRow,
    { id: deal.id, status: In(dealStates.sourcesOf(to, by)) },
    { ...closing, status: to, closed_at: deal.closed_at, due_at: null },
  );
}

/** Stores the startup's title, which a completed deal keeps (DEAL-17). */
export async function nameStartup(tx: EntityManager, deal: DealRow, title: string | null): Promise<void> {
  deal.startup_title = title;
  await tx.update(DealRow, { id: deal.id }, { startup_title: title });
}

/** Stores the name that a side has now, for the time after its completion (DEAL-17). */
export async function nameSide(
  tx: EntityManager,
  deal: DealRow,
  role: DealRole,
  name: string,
): Promise<void> {
  deal[`${role}_name`] = name;
  await tx.update(DealRow, { id: deal.id }, { [`${role}_name`]: name });
}

/** The role of a user in a deal; undefined for everybody else. */
export function roleIn(deal: Pick<DealRow, 'buyer_id' | 'seller_id'>, userId: string): DealRole | undefined {
  if (deal.seller_id === userId) return 'seller';
  return deal.buyer_id === userId ? 'buyer' : undefined;
}
