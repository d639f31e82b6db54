import type { ListingStatus } from '@proofround/contracts';
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

import { ListedStartupRow } from './listed-startup.entity.js';
import { type ListingMover, listingStates } from './listing-states.js';

/** A startup offered for sale. Its status changes only through `listingStates`. */
@Entity('listings')
// At most one active or sold listing per startup.
@Index('listings_standing', ['startup_id'], { unique: true, where: `"status" <> 'withdrawn'` })
@Index('listings_startup', ['startup_id'])
@Index('listings_owner', ['owner_id', 'id'])
@Index('listings_active', ['id'], { where: `"status" = 'active'` })
@Index('listings_sold', ['owner_id', 'id'], { where: `"status" = 'sold'` })
@Check('listings_status', `"status" IN ('active', 'sold', 'withdrawn')`)
export class ListingRow {
  @PrimaryColumn('uuid')
  id: string;

  @Column('uuid')
  startup_id: string;

  @ManyToOne(() => ListedStartupRow)
  @JoinColumn({ name: 'startup_id', foreignKeyConstraintName: 'listings_startup_fk' })
  startup?: Relation<ListedStartupRow>;

  @Column('uuid')
  owner_id: string;

  @Column('numeric', { precision: 15, scale: 2, transformer: asNumber })
  asking_price: number;

  @Column('text', { nullable: true })
  reason_for_selling: string | null;

  @Column('text', { nullable: true })
  tech_stack: string | null;

  @Column('text')
  status: ListingStatus;

  @Column('timestamptz')
  created_at: Date;
}

/** The columns that may be null are the founder's texts. */
type Text = {
  [Name in keyof ListingRow]-?: null extends ListingRow[Name] ? Name : never;
}[keyof ListingRow];
/** Replaces the founder's texts when they are erased, or hidden while the startup is held. */
export const NO_TEXTS: Readonly<Record<Text, null>> = { reason_for_selling: null, tech_stack: null };

/** Changes the status of a listing that the caller has locked. @throws IllegalTransition */
export async function moveListing(
  tx: EntityManager,
  listing: ListingRow,
  to: ListingStatus,
  by: ListingMover,
): Promise<void> {
  listing.status = listingStates.move(listing.status, to, by);
  await tx.update(
    ListingRow,
    { id: listing.id, status: In(listingStates.sourcesOf(to, by)) },
    { status: to },
  );
}
