import { Check, Column, Entity, Index, PrimaryColumn } from 'typeorm';

/** pending: to be processed. ignored: none of our concern. failed: given up, somebody must look. */
export type WebhookStatus = 'pending' | 'processed' | 'ignored' | 'failed';

/** A signed webhook, stored before Stripe gets its answer. */
@Entity('webhook_events')
@Check('webhook_events_status', `"status" IN ('pending', 'processed', 'ignored', 'failed')`)
@Index('webhook_events_due', ['next_attempt_at'], { where: `"status" = 'pending'` })
@Index('webhook_events_age', ['received_at'])
@Index('webhook_events_open', ['status'], { where: `"status" IN ('pending', 'failed')` })
export class WebhookEventRow {
  /** Stripe's id: the same event comes under the same one. */
  @PrimaryColumn('text')
  id: string;

  @Column('text')
  type: string;

  /** Of the object that it is about. */
  @Column('text', { nullable: true })
  object_id: string | null;

  /** Exactly as it came; empty once the event is done with, since it names the payer. */
  @Column('text')
  payload: string;

  @Column('text', { default: 'pending' })
  status: WebhookStatus;

  @Column('int', { default: 0 })
  attempts: number;

  /** While somebody processes it this lies ahead, so that a crash hands it on. */
  @Column('timestamptz', { default: () => 'now()' })
  next_attempt_at: Date;

  @Column('timestamptz', { default: () => 'now()' })
  received_at: Date;
}
