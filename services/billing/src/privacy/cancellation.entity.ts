import { Check, Column, Entity, Index, PrimaryColumn } from 'typeorm';

/** due: Stripe is still to be told. done: it has ended there. failed: given up, somebody must look. */
export type CancellationStatus = 'due' | 'done' | 'failed';

/** A subscription that is to end because its payer's account is gone. */
@Entity('cancellations')
@Check('cancellations_status', `"status" IN ('due', 'done', 'failed')`)
@Index('cancellations_due', ['next_attempt_at'], { where: `"status" = 'due'` })
export class CancellationRow {
  /** Stripe's id. */
  @PrimaryColumn('text')
  subscription_id: string;

  @Column('text', { default: 'due' })
  status: CancellationStatus;

  @Column('int', { default: 0 })
  attempts: number;

  /** While somebody is at it this lies ahead, so that a crash hands it on. */
  @Column('timestamptz', { default: () => 'now()' })
  next_attempt_at: Date;

  @Column('timestamptz', { default: () => 'now()' })
  ordered_at: Date;
}
