import { Column, Entity, PrimaryColumn, type EntityManager } from 'typeorm';

/** Somebody who has to do with payments; its row's lock is what a user's changes queue at. */
@Entity('members')
export class MemberRow {
  @PrimaryColumn('uuid')
  user_id: string;

  /** Whether the user holds Investor Access. */
  @Column('boolean', { default: false })
  is_premium: boolean;

  /** How often that has changed. */
  @Column('int', { default: 0 })
  revision: number;

  /** The newest revision that auth has confirmed to us. */
  @Column('int', { default: 0 })
  synced_revision: number;

  /** When the user's account was deleted: nothing gives them access any more. */
  @Column('timestamptz', { nullable: true })
  departed_at: Date | null;

  /** While it lies ahead, a checkout of this user is being made … */
  @Column('timestamptz', { nullable: true })
  checkout_until: Date | null;

  /** … by this attempt … */
  @Column('uuid', { nullable: true })
  checkout_by: string | null;

  /** … under this Idempotency-Key, as a hash. */
  @Column('text', { nullable: true })
  checkout_key: string | null;
}

/** Makes sure that there is a row for the user. */
export async function ensureMember(manager: EntityManager, userId: string): Promise<void> {
  const member = manager.createQueryBuilder().insert().into(MemberRow).values({ user_id: userId });
  await member.orIgnore().updateEntity(false).execute();
}

/** The user's row, locked until the transaction ends. Lock it before any other row of the user. */
export async function lockMember(tx: EntityManager, userId: string): Promise<MemberRow> {
  await ensureMember(tx, userId);
  return tx.findOneOrFail(MemberRow, { where: { user_id: userId }, lock: { mode: 'pessimistic_write' } });
}
