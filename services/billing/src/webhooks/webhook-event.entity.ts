import { Check, Column, Entity, Index, PrimaryColumn } from 'typeorm';

import type { WebhookStatus } from '../records/queue-states.js';

/** A signed webhook, stored before we answer Stripe. */
@Entity('webhook_events')
@Check('webhook_events_status', `"status" IN ('pending', 'processed', 'ignored', 'failed')`)
@Index('webhook_events_due', ['next_attempt_at'], { where: `"status" = 'pending'` })
@Index('webhook_events_age', ['received_at'])
@Index('webhook_events_open', ['status'], { where: `"status" IN ('pending', 'failed')` })
export class WebhookEventRow {
  /** Stripe's event id. A redelivery has the same id. */
  @PrimaryColumn('text')
  id: string;

  @Column('text')
  type: string;

  /** Id of the object that the event is about. */
  @Column('text', { nullable: true })
  object_id: string | null;

  /** The request body; emptied after processing, because it contains the payer's data. */
  @Column('text')
  payload: string;

  /** Changes only through `webhookStates`. */
  @Column('text', { default: 'pending' })
  status: WebhookStatus;

  @Column('int', { default: 0 })
  attempts: number;

  /** When it may be claimed. A claim moves this into the future, so that a crash only delays the event. */
  @Column('timestamptz', { default: () => 'now()' })
  next_attempt_at: Date;

  @Column('timestamptz', { default: () => 'now()' })
  received_at: Date;
}
