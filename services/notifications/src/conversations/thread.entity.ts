import type { Thread, ThreadState } from '@proofround/contracts';
import { Check, Column, Entity, Index, JoinColumn, ManyToOne, PrimaryColumn, type Relation } from 'typeorm';

import { DiscussedStartupRow } from './discussed-startup.entity.js';

/** owner: the founder or seller. guest: the investor or buyer. */
export type Side = 'owner' | 'guest';

/** A conversation of an owner and a guest about a startup or about a listing of it. */
@Entity('threads')
@Index('threads_startup_guest', ['startup_id', 'guest_id'], { unique: true, where: '"listing_id" IS NULL' })
@Index('threads_listing_guest', ['listing_id', 'guest_id'], {
  unique: true,
  where: '"listing_id" IS NOT NULL',
})
@Index('threads_startup', ['startup_id'])
@Index('threads_owner', ['owner_id', 'last_message_at', 'id'])
@Index('threads_guest', ['guest_id', 'last_message_at', 'id'])
@Check('threads_state', `"state" IN ('requested', 'open', 'passed')`)
export class ThreadRow {
  @PrimaryColumn('uuid')
  id: string;

  /** The startup, or the startup of the listing. */
  @Column('uuid')
  startup_id: string;

  @ManyToOne(() => DiscussedStartupRow, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'startup_id', foreignKeyConstraintName: 'threads_startup_fk' })
  startup?: Relation<DiscussedStartupRow>;

  /** Null for a conversation about a startup. */
  @Column('uuid', { nullable: true })
  listing_id: string | null;

  @Column('uuid')
  owner_id: string;

  @Column('uuid')
  guest_id: string;

  /** Moves by `threadStates`. */
  @Column('text')
  state: ThreadState;

  /** How many messages the owner has not read. */
  @Column('int', { default: 0 })
  owner_unread: number;

  @Column('int', { default: 0 })
  guest_unread: number;

  /** Null only inside the transaction that creates the thread. */
  @Column('uuid', { nullable: true })
  last_message_id: string | null;

  /** In whole milliseconds, because the list's cursor contains it. */
  @Column('timestamptz')
  last_message_at: Date;

  @Column('timestamptz')
  created_at: Date;
}

const ROLES = {
  startup: { owner: 'founder', guest: 'investor' },
  listing: { owner: 'seller', guest: 'buyer' },
} as const;

export const kindOf = ({ listing_id }: Pick<ThreadRow, 'listing_id'>): Thread['kind'] =>
  listing_id === null ? 'startup' : 'listing';

export const otherSide = (side: Side): Side => (side === 'owner' ? 'guest' : 'owner');

export const userOn = (thread: Pick<ThreadRow, 'owner_id' | 'guest_id'>, side: Side): string =>
  thread[`${side}_id`];

/** The side of a user; undefined for anybody else. */
export function sideOf(
  { owner_id, guest_id }: Pick<ThreadRow, 'owner_id' | 'guest_id'>,
  userId: string,
): Side | undefined {
  if (userId === owner_id) return 'owner';
  return userId === guest_id ? 'guest' : undefined;
}

/** The user on the other side. */
export const otherUser = (thread: Pick<ThreadRow, 'owner_id' | 'guest_id'>, userId: string): string =>
  thread.owner_id === userId ? thread.guest_id : thread.owner_id;

export const roleOf = (thread: Pick<ThreadRow, 'listing_id'>, side: Side): Thread['other']['role'] =>
  ROLES[kindOf(thread)][side];
