import { Column, Entity, type EntityManager, PrimaryColumn } from 'typeorm';

/** A user with payments. The lock of this row serialises all changes of one user. */
@Entity('members')
export class MemberRow {
  @PrimaryColumn('uuid')
  user_id: string;

  @Column('boolean', { default: false })
  is_premium: boolean;

  @Column('boolean', { default: false })
  is_pro: boolean;

  /** Number of changes of `is_premium` and `is_pro`. */
  @Column('int', { default: 0 })
  revision: number;

  /** The newest revision that auth has confirmed. */
  @Column('int', { default: 0 })
  synced_revision: number;

  /** When the account was deleted. A deleted account never gets access again. */
  @Column('timestamptz', { nullable: true })
  departed_at: Date | null;

  /** While the account is suspended its subscriptions do not renew (PAY-24). */
  @Column('boolean', { default: false })
  suspended: boolean;

  /** The time of the newest change of `suspended` at auth. */
  @Column('timestamptz', { nullable: true })
  suspension_changed_at: Date | null;

  /** End of the lease of a running checkout; see `CheckoutLease`. */
  @Column('timestamptz', { nullable: true })
  checkout_until: Date | null;

  /** The call that holds the lease. */
  @Column('uuid', { nullable: true })
  checkout_by: string | null;

  /** Hash of that call's Idempotency-Key. */
  @Column('text', { nullable: true })
  checkout_key: string | null;
}

export async function ensureMember(manager: EntityManager, userId: string): Promise<void> {
  const member = manager.createQueryBuilder().insert().into(MemberRow).values({ user_id: userId });
  await member.orIgnore().updateEntity(false).execute();
}

/** Locks the user's row until the transaction ends. Lock it before any other row of the user. */
export async function lockMember(tx: EntityManager, userId: string): Promise<MemberRow> {
  await ensureMember(tx, userId);
  return tx.findOneOrFail(MemberRow, { where: { user_id: userId }, lock: { mode: 'pessimistic_write' } });
}
