import { Check, Column, Entity, Index, PrimaryColumn } from 'typeorm';

import type { CancellationStatus } from '../records/queue-states.js';

/** The cancellation of a deleted account's subscription. */
@Entity('cancellations')
@Check('cancellations_status', `"status" IN ('due', 'done', 'failed')`)
@Index('cancellations_due', ['next_attempt_at'], { where: `"status" = 'due'` })
export class CancellationRow {
  @PrimaryColumn('text')
  subscription_id: string;

  /** Changes only through `cancellationStates`. */
  @Column('text', { default: 'due' })
  status: CancellationStatus;

  @Column('int', { default: 0 })
  attempts: number;

  /** When it may be claimed. A claim moves this into the future, so that a crash only delays the cancellation. */
  @Column('timestamptz', { default: () => 'now()' })
  next_attempt_at: Date;

  @Column('timestamptz', { default: () => 'now()' })
  ordered_at: Date;
}
